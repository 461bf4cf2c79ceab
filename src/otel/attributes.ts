/**
 * Names of attributes. Those of the GenAI conventions are copied, not imported: their status is "development", and the package
 * that had them (`@opentelemetry/semantic-conventions`) has marked them as moved.
 */

/** The release of the semantic conventions whose strings these are. */
export const SEMANTIC_CONVENTIONS = "1.45.0";

export const GEN_AI_RESPONSE_FINISH_REASONS = "gen_ai.response.finish_reasons";
export const GEN_AI_TOOL_NAME = "gen_ai.tool.name";
export const GEN_AI_TOOL_TYPE = "gen_ai.tool.type";
export const GEN_AI_TOOL_CALL_ID = "gen_ai.tool.call.id";
/** user data: only where it is asked for */
export const GEN_AI_TOOL_CALL_ARGUMENTS = "gen_ai.tool.call.arguments";

/** Our own: what the conventions have no name for. */
export const MESSAGE_ID = "toolgrammar.message.id";
export const FORMAT = "toolgrammar.format";
export const PARSE_MODE = "toolgrammar.parse_mode";
export const FALLBACK_USED = "toolgrammar.fallback.used";
export const CANDIDATE_COUNT = "toolgrammar.fallback.candidates";
export const CLOSED_GATE = "toolgrammar.fallback.closed_gate";
export const CALL_COUNT = "toolgrammar.calls";
export const CALL_INDEX = "toolgrammar.call.index";
export const CALL_STATUS = "toolgrammar.call.status";
export const SCHEMA_VALIDATION = "toolgrammar.schema_validation";
export const REASONS = "toolgrammar.schema_validation.reasons";
export const REPAIRS = "toolgrammar.repairs";
export const NOTICES = "toolgrammar.notices";
export const CODE = "toolgrammar.code";
export const INPUT_LENGTH = "toolgrammar.input.length";
export const CHUNK_COUNT = "toolgrammar.input.chunks";
export const HELD_BACK_MAX = "toolgrammar.held_back.max";
export const TIME_TO_FIRST_EVENT = "toolgrammar.time_to_first_event";
export const TOOL_RESULT_STATUS = "toolgrammar.tool_result.status";

/**
 * Names of attributes. Those of the GenAI conventions are copied, not imported: their status is "development", and the package
 * that had them (`@opentelemetry/semantic-conventions`) has marked them as moved.
 */

/** The release of the semantic conventions whose strings these are. */
export const SEMANTIC_CONVENTIONS = "1.45.0";

/** Attribute: why the model stopped, by the conventions for generative AI. */
export const GEN_AI_RESPONSE_FINISH_REASONS = "gen_ai.response.finish_reasons";
/** Attribute: name of a tool, by the conventions for generative AI. */
export const GEN_AI_TOOL_NAME = "gen_ai.tool.name";
/** Attribute: kind of a tool, by the conventions for generative AI. */
export const GEN_AI_TOOL_TYPE = "gen_ai.tool.type";
/** Attribute: id of a call, by the conventions for generative AI. */
export const GEN_AI_TOOL_CALL_ID = "gen_ai.tool.call.id";
/** user data: only where it is asked for */
export const GEN_AI_TOOL_CALL_ARGUMENTS = "gen_ai.tool.call.arguments";

/** Our own: what the conventions have no name for. */
export const MESSAGE_ID = "toolgrammar.message.id";
/** Attribute: name of the format. */
export const FORMAT = "toolgrammar.format";
/** Attribute: how the calls were found. */
export const PARSE_MODE = "toolgrammar.parse_mode";
/** Attribute: whether a fallback has read the calls. */
export const FALLBACK_USED = "toolgrammar.fallback.used";
/** Attribute: texts that a fallback read as a call. */
export const CANDIDATE_COUNT = "toolgrammar.fallback.candidates";
/** Attribute: the gate that kept a candidate from becoming a call. */
export const CLOSED_GATE = "toolgrammar.fallback.closed_gate";
/** Attribute: calls of the message. */
export const CALL_COUNT = "toolgrammar.calls";
/** Attribute: number of a call in its message. */
export const CALL_INDEX = "toolgrammar.call.index";
/** Attribute: `complete`, `repaired` or `incomplete`. */
export const CALL_STATUS = "toolgrammar.call.status";
/** Attribute: whether the arguments fit the tool's schema. */
export const SCHEMA_VALIDATION = "toolgrammar.schema_validation";
/** Attribute: why a call is not valid. */
export const REASONS = "toolgrammar.schema_validation.reasons";
/** Attribute: codes of the repairs. */
export const REPAIRS = "toolgrammar.repairs";
/** Attribute: codes of the notices. */
export const NOTICES = "toolgrammar.notices";
/** Attribute: code of a repair or notice. */
export const CODE = "toolgrammar.code";
/** Attribute: characters of the text. */
export const INPUT_LENGTH = "toolgrammar.input.length";
/** Attribute: pieces in which the text came. */
export const CHUNK_COUNT = "toolgrammar.input.chunks";
/** Attribute: most characters held back at once. */
export const HELD_BACK_MAX = "toolgrammar.held_back.max";
/** Attribute: seconds to the first event. */
export const TIME_TO_FIRST_EVENT = "toolgrammar.time_to_first_event";
/** Attribute: what running a call came to. */
export const TOOL_RESULT_STATUS = "toolgrammar.tool_result.status";

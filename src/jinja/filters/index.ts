/** All filters of Jinja that text needs. */
import type { Filter } from "./filter.js";
import { LIST_FILTERS, mapFilter } from "./lists.js";
import { TEXT_FILTERS } from "./texts.js";

const filters = new Map<string, Filter>([...LIST_FILTERS, ...TEXT_FILTERS]);
filters.set(...mapFilter(filters));

export const FILTERS: ReadonlyMap<string, Filter> = filters;
export { TESTS } from "./tests.js";

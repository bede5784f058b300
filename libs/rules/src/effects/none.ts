/**
 * A shared empty list. It is not frozen, because V8 represents frozen lists differently and a loop
 * that meets both kinds is compiled less well. Its type makes sure that nobody writes to it.
 */
export const NONE: readonly never[] = [];

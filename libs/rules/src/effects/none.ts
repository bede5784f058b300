/**
 * A list of nothing, to share. It is not frozen: V8 keeps frozen lists in another form, and a loop
 * that meets lists of both forms is no longer compiled well. Nobody writes to it, as its type says.
 */
export const NONE: readonly never[] = [];

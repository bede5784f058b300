/**
 * How long anything in a whole system may take, in milliseconds: a limit against hanging,
 * one for all, ten times what a busy machine needs. Whatever stands longer will not come.
 */
export const PATIENCE_MS = 120_000;

/**
 * Path of a Chromium: CHROMIUM_PATH, otherwise the first on PATH; undefined if there is none.
 * `whole`: one that also supports notifications.
 */
export function findBrowser(wish?: { readonly whole?: boolean }): string | undefined;

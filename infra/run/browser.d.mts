/** Path of a Chromium: CHROMIUM_PATH, else the first on PATH; undefined if there is none. `whole`: one that also has notifications. */
export function findBrowser(wish?: { readonly whole?: boolean }): string | undefined;

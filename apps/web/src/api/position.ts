/**
 * The position of the last event that this page caused or received. Queries send it as
 * `x-after-position`, so that the answer includes that event. After this many milliseconds every
 * read model has long passed it, and the header is omitted.
 */
const freshForMs = 15_000;
let last = { position: 0, at: 0 };

export const notePosition = (position: number): void => {
  if (position > last.position) last = { position, at: Date.now() };
};

export const afterPosition = (): Readonly<Record<string, string>> =>
  last.position > 0 && Date.now() - last.at < freshForMs
    ? { 'x-after-position': String(last.position) }
    : {};

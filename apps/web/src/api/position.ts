/**
 * The position of the last event that this page caused or was told of. Queries carry
 * it as `x-after-position`, so that what one has just done or heard is in the answer;
 * after a while every read model has long passed it and the header is left out.
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

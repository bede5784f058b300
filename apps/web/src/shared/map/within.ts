/** That place, but neither before `from` nor behind `to`; `from` where there is no room between them. */
export const within = (at: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to));

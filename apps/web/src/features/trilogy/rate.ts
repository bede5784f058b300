/** A share in whole per cent; a dash if `all` is 0. */
export const rate = (count: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((count * 100) / all)} %`;

/** A share in whole per cent; a dash where there is nothing to have a share of. */
export const rate = (count: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((count * 100) / all)} %`;

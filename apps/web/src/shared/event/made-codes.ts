import { formulaCell } from '#contracts';

/** A guest code as the server has just shown it; the server shows each code only once. */
export interface MadeCode {
  readonly playerId: string;
  readonly name: string;
  readonly code: string;
  /** The number of codes made for this seat, including this one; a later code invalidates it. */
  readonly issued: number;
}

const keyOf = (eventId: string) => `conclave.made-codes.${eventId}`;

/**
 * Keeps the codes while this tab is open, so that they can be viewed again and printed together.
 */
export const keepMadeCodes = (eventId: string, codes: readonly MadeCode[]): void => {
  try {
    sessionStorage.setItem(keyOf(eventId), JSON.stringify(codes));
  } catch {
    // Without storage, the codes remain visible where they were made.
  }
};

export const madeCodes = (eventId: string): readonly MadeCode[] => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? '[]') as readonly MadeCode[];
  } catch {
    return [];
  }
};

/** Adds codes to the known ones; a newer code of a seat replaces the older one. */
export const addMadeCodes = (
  eventId: string,
  codes: readonly MadeCode[],
  known = madeCodes(eventId),
): readonly MadeCode[] => {
  const all = [...new Map([...known, ...codes].map((one) => [one.playerId, one])).values()];
  keepMadeCodes(eventId, all);
  return all;
};

/** The codes of these seats that are still valid: other staff may have made newer ones. */
export const validCodes = (
  made: readonly MadeCode[],
  seats: readonly { readonly playerId: string; readonly issued: number }[],
): readonly MadeCode[] =>
  seats.flatMap((seat) =>
    made.filter(({ playerId, issued }) => playerId === seat.playerId && issued >= seat.issued),
  );

const quoteField = (field: string): string =>
  `"${field.replace(formulaCell, "'$&").replaceAll('"', '""')}"`;

/** The codes as CSV, for a spreadsheet or a mail merge. */
export const codesFile = (codes: readonly MadeCode[]): string =>
  ['name,code', ...codes.map(({ name, code }) => `${quoteField(name)},${code}`)].join('\r\n');

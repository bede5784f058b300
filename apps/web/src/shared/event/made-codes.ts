import { formulaCell } from '#contracts';

/** A code of a seat as the server has just shown it; it shows none twice. */
export interface MadeCode {
  readonly playerId: string;
  readonly name: string;
  readonly code: string;
  /** How many codes of this seat were made, this one with them: a later one makes it worthless. */
  readonly issued: number;
}

const keyOf = (eventId: string) => `conclave.made-codes.${eventId}`;

/** Kept in this tab alone, for as long as it is open: to be looked at again and printed together. */
export const keepMadeCodes = (eventId: string, codes: readonly MadeCode[]): void => {
  try {
    sessionStorage.setItem(keyOf(eventId), JSON.stringify(codes));
  } catch {
    // They stand where they were made all the same.
  }
};

export const madeCodes = (eventId: string): readonly MadeCode[] => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? '[]') as readonly MadeCode[];
  } catch {
    return [];
  }
};

/** Adds codes to those that are known; a newer code of a seat takes the place of the one before. */
export const addMadeCodes = (
  eventId: string,
  codes: readonly MadeCode[],
  known = madeCodes(eventId),
): readonly MadeCode[] => {
  const all = [...new Map([...known, ...codes].map((one) => [one.playerId, one])).values()];
  keepMadeCodes(eventId, all);
  return all;
};

/** Codes of these seats that still open them: somebody else of the staff may have made a newer one. */
export const validCodes = (
  made: readonly MadeCode[],
  seats: readonly { readonly playerId: string; readonly issued: number }[],
): readonly MadeCode[] =>
  seats.flatMap((seat) =>
    made.filter(({ playerId, issued }) => playerId === seat.playerId && issued >= seat.issued),
  );

const quoteField = (field: string): string =>
  `"${field.replace(formulaCell, "'$&").replaceAll('"', '""')}"`;

/** For a spreadsheet or a mail merge. */
export const codesFile = (codes: readonly MadeCode[]): string =>
  ['name,code', ...codes.map(({ name, code }) => `${quoteField(name)},${code}`)].join('\r\n');

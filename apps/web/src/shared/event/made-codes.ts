import { formulaCell } from '#contracts';

/** A code of a seat as the server has just shown it; it shows none twice. */
export interface MadeCode {
  readonly name: string;
  readonly code: string;
}

const keyOf = (eventId: string) => `conclave.made-codes.${eventId}`;

/** Kept in this tab alone, for as long as it is open: on the way to the sheet that is printed. */
export const keepMadeCodes = (eventId: string, codes: readonly MadeCode[]): void => {
  try {
    sessionStorage.setItem(keyOf(eventId), JSON.stringify(codes));
  } catch {
    // They stand in the list all the same.
  }
};

export const madeCodes = (eventId: string): readonly MadeCode[] => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? '[]') as readonly MadeCode[];
  } catch {
    return [];
  }
};

const quoteField = (field: string): string =>
  `"${field.replace(formulaCell, "'$&").replaceAll('"', '""')}"`;

/** For a spreadsheet or a mail merge. */
export const codesFile = (codes: readonly MadeCode[]): string =>
  ['name,code', ...codes.map(({ name, code }) => `${quoteField(name)},${code}`)].join('\r\n');

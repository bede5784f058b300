/** Limits of JSON besides its size in bytes. */
export interface JsonBounds {
  /** The nesting depth of lists and objects. */
  readonly depth: number;
  /** The total number of members of all lists and objects. */
  readonly members: number;
}

/**
 * Why a JSON text is not accepted; `unstorable`: it contains NUL or a lone surrogate as an escape.
 */
export type JsonFault = 'too-deep' | 'too-many' | 'unstorable';

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const letterU = 0x75;

const hexDigit = (byte: number | undefined): number => {
  if (byte === undefined) return NaN;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NaN;
};

/** The code unit of the escape `\uXXXX` at this position; NaN if there is none. */
const escapedUnit = (text: Uint8Array, at: number): number =>
  text[at] === backslash && text[at + 1] === letterU
    ? hexDigit(text[at + 2]) * 4096 +
      hexDigit(text[at + 3]) * 256 +
      hexDigit(text[at + 4]) * 16 +
      hexDigit(text[at + 5])
    : NaN;

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The length in bytes of the escape at this position; 0 if it stands for a character that cannot be
 * stored.
 */
const escapeLength = (text: Uint8Array, at: number): number => {
  const unit = escapedUnit(text, at);
  if (Number.isNaN(unit)) return 2;
  if (isHigh(unit)) return isLow(escapedUnit(text, at + 6)) ? 12 : 0;
  return unit === 0 || isLow(unit) ? 0 : 6;
};

/**
 * The position after the string that begins here, or -1 if it contains a character that cannot be
 * stored.
 */
const afterString = (text: Uint8Array, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== quote) {
    if (text[at] !== backslash) at += 1;
    else {
      const length = escapeLength(text, at);
      if (length === 0) return -1;
      at += length;
    }
  }
  return at + 1;
};

/**
 * Checks JSON in one pass over its bytes (UTF-8), before it is parsed, so that excessive depth or
 * size costs no more than reading the bytes. Does not check whether it is valid JSON.
 */
export const jsonFault = (text: Uint8Array, { depth, members }: JsonBounds): JsonFault | null => {
  let [open, counted, at] = [0, 0, 0];
  while (at < text.length) {
    const byte = text[at];
    if (byte === quote) {
      at = afterString(text, at);
      if (at === -1) return 'unstorable';
      continue;
    }
    at += 1;
    if (byte === openList || byte === openObject) {
      open += 1;
      counted += 1;
      if (open > depth) return 'too-deep';
    } else if (byte === closeList || byte === closeObject) open -= 1;
    else if (byte === comma || byte === colon) counted += 1;
    if (counted > members) return 'too-many';
  }
  return null;
};

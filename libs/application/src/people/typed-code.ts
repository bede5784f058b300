/** Without 0 and O, 1, I and L: a code is read off a screen and typed on a phone. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code with a hyphen in its middle, as it is shown. */
export const inHalves = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/** A code as it is compared: whatever the case and the punctuation it was typed in. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

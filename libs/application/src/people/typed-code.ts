/** Without 0 and O, 1, I and L, because a code is read off a screen and typed on a phone. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The code as it is shown, with a hyphen in the middle. */
export const inHalves = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/** The code as it is compared, without regard to the typed case and punctuation. */
export const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

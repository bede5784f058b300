import type { Melting } from '../melting.js';

export const it: Melting = {
  adjectivesFirst: false,
  tidy: (text) =>
    text
      .replaceAll(/\b1 danni\b/g, '1 danno')
      .replaceAll(/\b(d)i il\b/gi, '$1el')
      .replaceAll(/\b(d)i lo\b/gi, '$1ello')
      .replaceAll(/\b(d)i la\b/gi, '$1ella')
      .replaceAll(/\b(d)i l’/gi, '$1ell’')
      .replaceAll(/\b(d)i i\b/gi, '$1ei')
      .replaceAll(/\b(d)i gli\b/gi, '$1egli')
      .replaceAll(/\b(d)i le\b/gi, '$1elle')
      .replaceAll(/\b(a|da|su) il\b/gi, '$1l')
      .replaceAll(/\b(a|da|su) l’/gi, '$1ll’')
      .replaceAll(/\b(a|da|su) (la|le|lo)\b/gi, '$1l$2')
      .replaceAll(/\b(a|da|su) (i|gli)\b/gi, '$1$2'),
};

/**
 * Two spellings of one printed name have the same key: accents, curly quotes, long dashes, case and
 * spaces are ignored. Letters of other alphabets that merely look alike stay different, so a
 * look-alike is never taken for the card.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

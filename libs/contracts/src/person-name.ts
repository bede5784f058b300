export const longestName = 80;

/**
 * Limits Zalgo text: Vietnamese and pointed Hebrew or Arabic need no more than three marks on one
 * letter.
 */
const mostMarks = 4;

/**
 * Characters without a glyph: fillers of Hangul and the empty Braille pattern. Unicode classes them
 * as letters and symbols, but they look like blanks.
 */
const emptyLooking = '\\u115f\\u1160\\u2800\\u3164\\uffa0';

/**
 * The flag of a part of a country: a black flag, tags that spell its code, and the tag that ends it
 * (Unicode Technical Standard 51, emoji tag sequences). Tags are invisible and allowed nowhere
 * else.
 */
const flagOfRegion = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';

/**
 * Characters without meaning in a name, brought along by keyboards and copied text: soft hyphens,
 * direction marks.
 */
const saysNothing = /[\u00ad\u061c\u200e\u200f]/gu;

/**
 * What a name may contain, after the FreeformClass of PRECIS (RFC 8264): no control characters,
 * nothing invisible (general category Cf, which includes the bidi controls and the tag characters),
 * no line or paragraph separators, no private or unassigned code points, few marks on one letter.
 * Joiners stay between letters, marks and pictures, where Persian, Indic scripts and emoji need
 * them.
 */
export const namePattern = new RegExp(
  `^(?:${flagOfRegion}|(?![${emptyLooking}\\p{M}])[\\p{L}\\p{N}\\p{P}\\p{S}\\p{Zs}]` +
    `(?:[\\p{M}]{1,${mostMarks}}(?!\\p{M}))?(?:[\\u200c\\u200d](?=[\\p{L}\\p{M}\\p{S}]))?)*$`,
  'u',
);
/** A name needs at least one visible character. */
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * The normalized spelling in which a name is stored: composed, any kind of blanks as single spaces,
 * without meaningless marks.
 */
export const keptName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(saysNothing, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** The same check as the schema `displayName`, for pages too light to load schemas. */
export const isPersonName = (typed: string): boolean => {
  const name = keptName(typed);
  return (
    name.length >= 1 && name.length <= longestName && namePattern.test(name) && visible.test(name)
  );
};

export const longestName = 80;

/** Zalgo: Vietnamese and pointed Hebrew or Arabic need no more than three marks on one letter. */
const mostMarks = 4;

/**
 * Letters that draw nothing: fillers of Hangul and the empty Braille
 * pattern. They are letters and symbols to Unicode, and look like blanks.
 */
const emptyLooking = '\\u115f\\u1160\\u2800\\u3164\\uffa0';

/**
 * The flag of a part of a country: a black flag, tags that spell its code, and the
 * tag that ends it (Unicode Technical Standard 51, emoji tag sequences). Nothing else
 * may have tags, which draw nothing.
 */
const flagOfRegion = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';

/**
 * What keyboards and copied texts bring along, which says
 * nothing in a name: soft hyphens, marks of direction.
 */
const saysNothing = /[\u00ad\u061c\u200e\u200f]/gu;

/**
 * What a name may hold, after the FreeformClass of PRECIS (RFC 8264): no control characters, nothing
 * invisible (general category Cf, which has the bidi controls and the tag characters in it), no line
 * or paragraph separators, no private or unassigned code points, few marks on one letter. Joiners
 * stay between letters, marks and pictures, where Persian, Indic scripts and emoji need them.
 */
export const namePattern = new RegExp(
  `^(?:${flagOfRegion}|(?![${emptyLooking}\\p{M}])[\\p{L}\\p{N}\\p{P}\\p{S}\\p{Zs}]` +
    `(?:[\\p{M}]{1,${mostMarks}}(?!\\p{M}))?(?:[\\u200c\\u200d](?=[\\p{L}\\p{M}\\p{S}]))?)*$`,
  'u',
);
/** Something of it must be seen. */
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * The one spelling in which a name is kept: composed, blanks
 * of any kind as single spaces, no marks that say nothing.
 */
export const keptName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(saysNothing, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** The same as the schema `displayName`, for pages too light to carry schemas. */
export const isPersonName = (typed: string): boolean => {
  const name = keptName(typed);
  return (
    name.length >= 1 && name.length <= longestName && namePattern.test(name) && visible.test(name)
  );
};

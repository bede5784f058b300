/**
 * A printed sentence with everything that any node can fill in taken out: cards in play become N, numbers #, gains like "+2/+0" S, keywords K,
 * players P, quantities Q. What is left is the instruction, which a phrase must know.
 */
import { allPrintings } from '#cards';
import { keywords } from './printed-keywords.js';

const oneOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const traits = oneOf(
  [...new Set(allPrintings.flatMap((c) => c.traits))].map((t) => t.toLowerCase()),
);
/** Characters that other cards speak of by name. */
const names = oneOf([
  ...new Set(
    allPrintings.filter((c) => c.unique && c.name.includes(' ')).map((c) => c.name.toLowerCase()),
  ),
]);
const aspects = 'vigilance|command|aggression|cunning|heroism|villainy';

const ADJECTIVE = `(?:friendly|enemy|damaged|undamaged|unique|ground|space|exhausted|ready|upgraded|attacking|defending|other|different|more|token|leader|${aspects}|non-[a-z]+|${traits})`;
const ARTICLE =
  '(?:an|a third|a|the named|the next|the|each other|each|all other|all|any number of|any|another|other|that|this|those|these|up to #|up to|#|its|their|both|either|your)';
const KIND = '(?:units?|bases?|cards?|upgrades?|events?|leaders?|defender|attacker|resources?)';
const GROUP = `(?:${ADJECTIVE}(?:, | or | and\\/or | and |, or | )){0,4}(?:${KIND}|defender|attacker)`;
const CLAUSE = `(?: (?:that (?:you control|player controls|opponent controls|an opponent controls)|(?:you|they|an opponent|a player|its controller|the defending player|that player|that opponent|opponents) controls?)| with # or (?:less|more) (?:power|remaining hp|hp)| that costs? # or (?:less|more)| that costs? the same as or less than N| (?:that|who) didn't enter play this (?:round|phase)| with that name| that(?: was| were)? (?:defeated|attacked|played|entered play|damaged)(?: this phase)?| you(?:'ve)? played this phase| in play| on it| named [a-z' -]+?(?= gets| gains|,|\\.|$)| in (?:its|that|the same|the defender's|this) arena(?: as N)?| in the (?:ground|space) arena| with K| with combined cost # or less| without a pilot(?: on it)?| with a pilot on it| attached to N)`;

const STEPS: readonly (readonly [RegExp, string])[] = [
  [/\([^()]*\)/g, ' '],
  [/[’‘]/g, "'"],
  [/[“”"]/g, ' '],
  [/[–—]/g, '-'],
  [/\s+/g, ' '],
  [/\{*c=(\d+)\}*/g, '$1'],
  [/ :/g, ':'],
  [/\{(\w+)\}/g, '$1'],
  [
    new RegExp(
      `\\b(?:${oneOf(keywords.map((k) => k.toLowerCase()))})(?: \\d+| x)?\\b(?! hunter)`,
      'g',
    ),
    'K',
  ],
  [/[+-](?:\d+|x)\/[+-](?:\d+|x)/g, 'S'],
  [
    /\b(?:this|that|attached|the chosen|the attached|the revealed|the discarded|the same|the defeated|the captured|the damaged|the second|the friendly|the enemy|the exhausted|the readied|the played|the returned) (?:unit|card|event|upgrade|leader|base|resource|ship)s?\b/g,
    'N',
  ],
  [new RegExp(`\\b(?:${names})\\b`, 'g'), 'N'],
  [/\b(?:half|twice) /g, ''],
  [/\b\d+\b|\b(?:one|two|three|four|five|six|seven)\b/g, '#'],
  [new RegExp(`(?<![a-z'#-])(?:${ARTICLE} )?(?:of )?${GROUP}\\b${CLAUSE}*`, 'g'), 'N'],
  [
    /\b(?:your|an enemy|each enemy|that player's|an opponent's|the defending player's|its controller's|their|any player's|each player's|a player's|its owner's|their owners?'?s?) (?=base|hand|deck|discard|resources)/g,
    'P ',
  ],
  [/\ba (?=discard pile)/g, 'P '],
  [/\bP N\b/g, 'N'],
  [
    /\b(?:an opponent|each opponent|the opponent|opponents|a player|each player|that player|the defending player|the attacking player|its controller|its owner|N's controller|N's owner|the owner|another player|players)\b/g,
    'P',
  ],
  [/\b(?:him|her|it|them|he|she|they|itself)\b/g, 'N'],
  [/\bN(?: and N)+\b/g, 'N'],
  [/\bN or N\b/g, 'N'],
  [/\b(?:P's|any number of|any of|each of|# of) N\b/g, 'N'],
  [/\bN owner'?s? (?=hand|deck)/g, 'P '],
  [
    /\b(?:the number of|the number|the amount of|the total|the combined) [^.,]*?(?= to N|\.|,|$)/g,
    'Q',
  ],
  [/\b(?:its|N's|his|her) (?:power|cost|remaining hp|hp)\b/g, 'Q'],
  [/\bthe (?:cost|power|remaining hp|hp|damage) (?:of|on) N\b/g, 'Q'],
  [/\bthat much\b|\bthat many\b/g, '#'],
];

/** Each sentence of a card's line, reduced. */
export const reduced = (line: string): readonly string[] =>
  STEPS.reduce((text, [from, to]) => text.replace(from, to), line.toLowerCase())
    .split(/(?<=[.!?])\s+/)
    .map((s) => s.trim())
    .filter(Boolean);

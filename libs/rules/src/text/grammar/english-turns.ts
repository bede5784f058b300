import { CHOICES } from './english-choices.js';
import { DAMAGE } from './english-damage.js';
import { PLACES } from './english-piles.js';
import { SENTENCES } from './english-sentences.js';
import { UNITS } from './english-units.js';

/**
 * A text is put together from the texts of its nodes. These turns of phrase then make it as short
 * as the game's own wording. Their order matters: a later one may match the result of an earlier
 * one.
 */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bthat (?:is|are) attached to (?=an? |another |the |your base)/g, 'on '],
  // "A token upgrade that is named Shield": "a Shield token".
  [
    /\btoken upgrade(s?) that (?:is|are) named (Shield|Experience|Advantage|Weakness)\b/g,
    '$2 token$1',
  ],
  [/\ba (?=(?:Experience|Advantage) token\b)/g, 'an '],
  [/(\btokens?) and (?:is|are) attached to /g, '$1 on '],
  [/\bthat (?:is|are) named (?![^,.;“”]+ and (?:is|are|has|have) )/g, 'named '],
  [
    /\b(it|that card|the revealed card|the discarded card) is (?:a card|an? card) that (?=costs|has|shares)/g,
    '$1 ',
  ],
  [/(^|[:.] )Have this card capture\b/g, '$1This unit captures'],
  [/(^|[:.] )Have the attached unit capture\b/g, '$1The attached unit captures'],
  [/\b(pay|pays) a resource\b/g, '$1 1 resource'],
  // "While you control X or you control Y": the verb only once.
  [/(you control [^,.;“”]+?) (or|and) you control (?!no\b)/g, '$1 $2 '],
  [/(don’t control [^,.;“”]+?) (or|and) don’t control /g, '$1 $2 '],
  // "Gains X and gains Y".
  [/(gains [^,.;“”]+?), gains ([^,.;“”]+?) and gains /g, '$1, $2, and '],
  [/(gains [^,.;“”]+?) and gains (?!the |all )/g, '$1 and '],
  [/(gains (?!the )[^,.;“”]+?) and gains (?=“)/g, '$1 and '],
  // "While this unit is upgraded, it gets +1/+1".
  [
    /\b([Ww]hile this (?:unit|card) [^,.;“”]+), this unit (?=gains|gets|has|can|can’t|deals|loses)/g,
    '$1, it ',
  ],
  [
    /\b([Ww]hile (?:the )?attached unit [^,.;“”]+), (?:the )?attached unit (?=gains|gets|has|can|can’t|deals|loses)/g,
    '$1, it ',
  ],
  [
    /\b([Ww])hile (attacking|defending), (?=the (?:defender|attacker)\b)/g,
    '$1hile this unit is $2, ',
  ],
  [/\b(this card|it) is a card with /g, '$1 has '],
  [/\b([Tt])his card costs ([^.;,]+?) less(?= for |[.;,]|$)/g, '$1his card costs $2 less to play'],
  [/\b(this (?:unit|card) (?:gets|gains) [^.;,“”]*? on) this card\b/gi, '$1 it'],
  [/([Dd]eal \d+ damage to [^,.;“”]+?) and deal (?=\d+ damage)/g, '$1 and '],
  [/\b(base has \d+ or more damage)(?! on)/g, '$1 on it'],
  [
    /\bthe (power|cost|remaining HP|HP|Raid) of (that (?:unit|card)|this card|the (?:defender|attached unit|chosen unit|chosen card))(?![’'\w])/g,
    '$2’s $1',
  ],
  [/\bthis card’s (power|remaining HP|HP|Raid)\b/g, 'this unit’s $1'],
  // "In the same arena", for the unit mentioned before.
  [
    /\bthat (?:is|are) in the same arena as (?:it|that unit|the (?:first|chosen(?: friendly)?) unit)\b/g,
    'in the same arena',
  ],
  [/\bthat (?:is|are) in the same arena as this card\b/g, 'in this arena'],
  [/(^|[.:] )Have a((?:nother)?) ([^.;,“”]+?) capture\b/g, '$1A$2 $3 captures'],
  [/(^|[.:] )Have the ([^.;,“”]+?) capture\b/g, '$1The $2 captures'],
  [/(^|[.:] )Have each ([^.;,“”]+?) capture\b/g, '$1Each $2 captures'],
  [/\b([Ii]f you do, )have (an?|another|the|each) ([^.;,“”]+?) capture\b/g, '$1$2 $3 captures'],
  [/\bexcept (?:cards|units) with (an? [^.;,“”]+? on it)/g, 'without $1'],
  [/\bthat (?:is|are) in that arena\b/g, 'in that arena'],
  [
    /\b(it|that card|the discarded card) is (?:a card|an? card) that has the chosen/g,
    '$1 has the chosen',
  ],
  [/\bthat (?:have|has) the chosen aspect\b/g, 'with that aspect'],
  [/\bwith 0 or less power\b/g, 'with 0 power'],
  [
    /\b([Gg]ive (?:an?|\d) [^.;,“”]+? tokens?) to (it|this card) and give ((?:an?|\d) [^.;,“”]+? tokens?) to (?:it|this card|\2)/g,
    '$1 and $3 to $2',
  ],
  [/\b(opponent’s hand[^“”]*?[Ii]f you do, )an opponent draws\b/g, '$1they draw'],
  [
    /\bit is not so that another card attacked this phase\b/g,
    'no other units have attacked this phase',
  ],
  [/\battacks \(if the defender is your base\)/g, 'attacks your base'],
  [/\b(attacked with (?:an?|another) [^.;,“”]+?) card\b/g, '$1 unit'],
  [/ of any player\b/g, ''],
  [/\b(resource) that a player controls\b/g, '$1'],
  [/\bleader units? or (leaders?)\b/g, '$1'],
  [/\b([Ii]f (?:the )?attached unit is [^.;“”]*? to) the attached unit\b/g, '$1 it'],
  [/\bany keyword\b/g, '1 or more keywords'],
  [/\bloses (Ambush|Sentinel|Overwhelm|Saboteur) and loses\b/g, 'loses $1 and'],
  [
    /\bcan’t be (\w+) by enemy card abilities(?:,| and) can’t be ((?:defeated|damaged|returned to hand) by enemy card abilities)/g,
    'can’t be $1 or $2',
  ],
  [/\ba Credit token that you controls?\b/g, 'a friendly Credit token'],
  [/\bCredit tokens that you controls?\b/g, 'friendly Credit tokens'],
  [/\ba Credit token that an opponent controls\b/g, 'an enemy Credit token'],
  [/\bCredit tokens that an opponent controls\b/g, 'enemy Credit tokens'],
  [/\ba resource that an opponent controls\b/g, 'an enemy resource'],
  [/\b(\d+) resources that an opponent controls\b/g, '$1 enemy resources'],
  [/\bthat has no Pilot\b/g, 'without a Pilot on it'],
  [/ \(if it is the action phase\)/g, ' during the action phase'],
  [/\b(you control) and (?:is|are) in the same arena as it\b/g, '$1 in its arena'],
  [
    /\b[Aa]t the start of the next regroup phase, (?:it|the chosen card) can’t ready for this phase\b/g,
    'It doesn’t ready during the next regroup phase',
  ],
  [
    /(^|[.:] )At the start of the next regroup phase, this card can’t ready for this phase\b/g,
    '$1This unit doesn’t ready during the next regroup phase',
  ],
  [/\ban? ([^.;,“”]+?) at random(?=[.,])/g, 'a random $1'],
  [
    /\bit is not so that (?:an|each) opponent controls an? (?:enemy )?([^.;,“”]+? unit)(?=,| and )/g,
    'an opponent controls no $1s',
  ],
  [/\b[Hh]ave this happen: (.+?) deals /g, 'have $1 deal '],
  [/\b[Hh]ave this happen: an opponent takes /g, 'have an opponent take '],
  [/\ban event or upgrade\b/g, 'a non-unit card'],
  [/\bthe discarded card (?=costs|is|has|shares)/g, 'it '],
  [/\bthat opponent controls\b/g, 'they control'],
  [
    /\bdeals combat damage before the other unit\b/g,
    'deals combat damage before the defending unit',
  ],
  [/\bas the next action of its controller\b/g, 'as its controller’s next action'],
  [/\b([Rr])eady those tokens\b/g, '$1eady them'],
  [/\bto those tokens\b/g, 'to them'],
  [/\b([Ii])f it is no longer in play\b/g, '$1f it’s defeated this way'],
  [/\bchooses ([^,.;“”]+?) that an opponent controls\b/g, 'chooses $1 they control'],
  [/\b([Ii])f you do not, /g, '$1f you don’t, '],
];

/**
 * A turn that matches with or without a capital keeps it: lower case in the middle of a sentence.
 */
const EITHER_CASE = /^\\b\[[A-Z][a-z]\]/;

function takeTurn(text: string, [from, to]: readonly [RegExp, string]): string {
  if (!EITHER_CASE.test(from.source) || to.startsWith('$')) return text.replace(from, to);
  return text.replace(from, (found: string, ...groups: readonly unknown[]) => {
    const said = to.replace(/\$(\d)/g, (_, n: string) => String(groups[Number(n) - 1] ?? ''));
    const first = said.charAt(0);
    return `${/^[A-Z]/.test(found) ? first.toUpperCase() : first.toLowerCase()}${said.slice(1)}`;
  });
}

/** The text in the game's own wording. */
export const withTurns = (text: string): string =>
  [...TURNS, ...SENTENCES, ...CHOICES, ...PLACES, ...UNITS, ...DAMAGE]
    .reduce(takeTurn, text)
    .replace(/(?<=\. )[a-z]/g, (letter) => letter.toUpperCase());

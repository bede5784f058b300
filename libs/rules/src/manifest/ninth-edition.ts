/**
 * The comprehensive rules 9.0 (9 October 2026) compared with 8.0. Their text was not available:
 * each row says how certain it is. `high`: two projects that had the book, the publisher's own
 * words or printed cards; `medium`: one project that had it; `low`: inferred. Numbers are those of
 * 9.0.
 */
export interface EditionChange {
  readonly section: string;
  readonly change: string;
  readonly confidence: 'high' | 'medium' | 'low';
  /**
   * Where it is implemented or proven, as a path from the root of the project; omitted if nothing
   * is played differently.
   */
  readonly home?: string;
}

const NINTH = 'libs/rules/src/cr/ninth-edition.spec.ts';
const HOMEWORLDS = 'libs/cards/src/behaviour/hmw/hmw-001-050.cards.spec.ts';

const change = (
  section: string,
  what: string,
  confidence: EditionChange['confidence'],
  home?: string,
): EditionChange => ({
  section,
  change: what,
  confidence,
  ...(home === undefined ? {} : { home }),
});

/** Changes of substance. */
const CHANGED: readonly EditionChange[] = [
  change(
    '7.5.21',
    'Fortify is new: an upgrade attaches to the base of its controller',
    'high',
    HOMEWORLDS,
  ),
  change(
    '7.5.21',
    'what attaches to a unit neither finds upgrades on bases nor moves them',
    'high',
    NINTH,
  ),
  change(
    '1.16.5C',
    'an upgrade is defeated at the same moment as the unit or base it leaves with, in no step of its own',
    'high',
    NINTH,
  ),
  change(
    '1.16.5',
    'base lost, unique cards, rescued units, units without HP: in this order',
    'medium',
    'libs/rules/src/cr/01-concepts/16-game-state.ts',
  ),
  change(
    '3.6.1 to 3.6.3, 3.6.6 to 3.6.12, 3.6.14',
    'what is said of upgrades on units holds for upgrades on bases',
    'low',
    HOMEWORLDS,
  ),
  change('3.6.13', 'a base can be upgraded, too', 'high', NINTH),
  change('3.6', 'an effect that says "an upgrade" may take one on a base', 'low', NINTH),
  change('8.29', 'an upgrade on a base is unique like any other card', 'low', NINTH),
  change(
    '3.7.16, 3.7.17',
    'Weakness is a token upgrade, a Condition of -1/-1',
    'high',
    'libs/cards/src/behaviour/tokens.cards.ts',
  ),
  change(
    '3.7.16, 3.7.17',
    'Beast is a token unit of the ground, a Creature of 3/3 without icons; which of the two numbers is whose was not seen',
    'high',
    'libs/cards/src/behaviour/tokens.cards.ts',
  ),
  change(
    '3.2.1',
    'unchanged: the place of a base is its trait, for which cards ask now',
    'high',
    'libs/cards/src/facts/catalogue.spec.ts',
  ),
  change(
    '3.4.3',
    'a leader may have another name, other traits and another arena on its unit side',
    'high',
    HOMEWORLDS,
  ),
];

/** Rules that projects working with 9.0 cite unchanged. */
const UNCHANGED: readonly EditionChange[] = [
  '7.5.5 Ambush',
  '7.5.7 Overwhelm',
  '7.5.12 Shielded',
  '7.5.18 Hidden',
  '7.5.19 Plot',
  '7.5.20 Support',
  '3.7.2 tokens',
  '3.7.6 Shield',
  '4.9.1 base zone',
  '8.6 draw from an empty deck',
  '8.33 capture',
  '8.35 indirect damage',
  '8.37 the Force',
  '8.38 disclose',
].map((section) => change(section, 'no change was seen', 'medium'));

/**
 * Rulings of late summer 2026 that other engines have adopted; they are no text of the rulebook.
 */
const RULED: readonly EditionChange[] = [
  change(
    '8.9',
    '"if you do" after damage is fulfilled though the damage was prevented',
    'medium',
    NINTH,
  ),
  change('1.9', 'damage that was prevented was not dealt: nothing triggers on it', 'medium', NINTH),
  change(
    '7.6',
    'abilities of one player that trigger as the regroup phase starts are put in order by that player',
    'medium',
    NINTH,
  ),
  change('3.7.2', 'a token that would return to a hand is not defeated', 'medium', NINTH),
  change(
    '7.6',
    'an ability is resolved to its end before what it set off; a unit’s "When Played" and "When Defeated" may be put in order',
    'medium',
    NINTH,
  ),
  change(
    '7.5.9',
    'open: "for each Raid it has" is read as the number of its Raid',
    'low',
    'libs/cards/src/behaviour/hmw/hmw-201-250.cards.spec.ts',
  ),
];

export const CHANGES_OF_90: readonly EditionChange[] = [
  ...CHANGED,
  ...UNCHANGED,
  change('9 to 12', 'no change of deck construction was named (50, 30 and 80 cards)', 'low'),
  ...RULED,
];

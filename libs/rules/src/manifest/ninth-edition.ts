/**
 * The comprehensive rules 9.0 (9 October 2026) beside 8.0. Their text was not at hand: each row says how sure it is. `high`: two projects that had the
 * book, the publisher's own words or printed cards; `medium`: one project that had it; `low`: worked out. Numbers are those of 9.0.
 */
export interface EditionChange {
  readonly section: string;
  readonly change: string;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Where it is played or proven, from the root of the project; nothing where nothing is played otherwise. */
  readonly home?: string;
}

export const CHANGES_OF_90: readonly EditionChange[] = [
  {
    section: '7.5.21',
    change: 'Fortify is new: an upgrade attaches to the base of its controller',
    confidence: 'high',
    home: 'libs/cards/src/behaviour/hmw/hmw.rows.spec.ts',
  },
  {
    section: '1.16.5C',
    change:
      'an upgrade is defeated at the same moment as the unit or base it leaves with, in no step of its own',
    confidence: 'high',
    home: 'libs/rules/src/cr/ninth-edition.spec.ts',
  },
  {
    section: '1.16.5',
    change: 'base lost, unique cards, rescued units, units without HP: in this order',
    confidence: 'medium',
    home: 'libs/rules/src/cr/01-concepts/16-game-state.ts',
  },
  {
    section: '3.6.1',
    change:
      'what is said of upgrades on units holds for upgrades on bases, which can be upgraded too (3.6.13)',
    confidence: 'low',
    home: 'libs/cards/src/behaviour/hmw/hmw.rows.spec.ts',
  },
  {
    section: '3.7.16',
    change: 'Weakness and Beast are tokens (in some order with 3.7.17)',
    confidence: 'low',
    home: 'libs/cards/src/behaviour/tokens.cards.ts',
  },
  {
    section: '3.2.1',
    change: 'unchanged: the place of a base is its trait, for which cards ask now',
    confidence: 'high',
    home: 'libs/cards/src/facts/catalogue.spec.ts',
  },
  {
    section: '3.4.3',
    change: 'a leader may have another name and other traits on its unit side',
    confidence: 'high',
    home: 'libs/cards/src/behaviour/hmw/hmw.rows.spec.ts',
  },
  { section: '7.5.1 to 7.5.20', change: 'no change was seen', confidence: 'medium' },
  {
    section: '8',
    change: 'no change was seen; the sections have the numbers of 8.0',
    confidence: 'medium',
  },
  { section: '9 to 12', change: 'no change of deck construction was named', confidence: 'low' },
];

import { swtcg } from '#games';
import { type Cases, type ExamplesReport, runExamples, type Example, of } from './example.js';
import { swtcgAttackCases } from './swtcg-attack.js';
import { swtcgBuildCases } from './swtcg-build.js';
import { swtcgCostCases } from './swtcg-costs.js';
import { swtcgEffectCases } from './swtcg-effects.js';
import { swtcgTeamCases } from './swtcg-teams.js';
import { swtcgTextCases } from './swtcg-texts.js';
import { swtcgTurnCases } from './swtcg-turns.js';
import { table } from './swtcg-table.js';

type Given = Example['given'];

/** A field of `given`, of which the example's author says what it is. */

const cards = (
  count: number,
  types: readonly string[],
  side: swtcg.Side = 'D',
): swtcg.DeckEntry[] =>
  Array.from({ length: count }, (_, n) => {
    const name = `${types.join('/')} ${side} ${n}`;
    return { card: { id: name, name, side, types }, count: 1 };
  });

/** A deck without a fault: 60 cards of one side, 12 units of each type. */
const fair = (side: swtcg.Side = 'D'): readonly swtcg.DeckEntry[] => [
  ...swtcg.arenas.flatMap((type) => cards(12, [type], side)),
  ...cards(24, ['Battle'], side),
];

const isLegal = (deck: readonly swtcg.DeckEntry[]): boolean => swtcg.deckFaults(deck).length === 0;

/** A deck of 60 with these numbers of unit cards. */
const withTypes = (given: Given): readonly swtcg.DeckEntry[] => {
  const counts = swtcg.arenas.map((type) => (given[type] as number | undefined) ?? 13);
  const units = counts.reduce((sum, count) => sum + count, 0);
  return [
    ...swtcg.arenas.flatMap((type, at) => cards(counts[at] ?? 0, [type])),
    ...cards(Math.max(0, 60 - units), ['Battle']),
  ];
};

/** A fair deck with copies of unique cards. */
const withCopies = (given: Given): readonly swtcg.DeckEntry[] => [
  ...fair(),
  ...Object.entries(of<Record<string, number>>(given, 'copies')).map(([id, count]) => {
    const [, name = '', version = ''] = /^(.+) \((.)\)$/.exec(id) ?? [];
    return { card: { id, name, version, side: 'D' as const, types: ['Character'] }, count };
  }),
];

const ofSides = (given: Given): boolean => {
  const [first = 'N', ...more] = of<swtcg.Side[]>(given, 'sides');
  return isLegal([...fair(first), ...more.flatMap((side) => cards(4, ['Battle'], side))]);
};

const construction: Cases = {
  'S-08': (given) =>
    swtcg.countTypes(
      Object.entries(of<Record<string, number>>(given, 'unitCards')).map(([types, count]) => ({
        types: types.split('/'),
        count,
      })),
    ),
  'S-09a': (given) => {
    const faults = swtcg.deckFaults(withTypes(given));
    return {
      legal: faults.length === 0,
      rule: faults.join() === 'type-outweighs' ? 'no type more than twice another' : '',
    };
  },
  'S-09b': (given) => ({ legal: isLegal(withTypes(given)) }),
  'S-09c': (given) => ({ legal: isLegal(fair().slice(0, of<number>(given, 'total'))) }),
  'S-09d': (given) => {
    const both = cards(36 - of<number>(given, 'unitCards'), ['Space', 'Ground']);
    const units = [...cards(11, ['Space']), ...cards(11, ['Ground']), ...cards(12, ['Character'])];
    return { legal: isLegal([...both, ...units, ...cards(25, ['Battle'])]) };
  },
  'S-09e': (given) => ({ legal: isLegal(withTypes(given)) }),
  ...Object.fromEntries(
    ['S-09f', 'S-09g', 'S-09h', 'S-09i'].map((id) => [
      id,
      (given: Given) => ({ legal: ofSides(given) }),
    ]),
  ),
  'S-09j': (given) => ({
    legal: isLegal(withCopies(given)),
    rule: isLegal(withCopies(given)) ? 'each version is a card of its own' : '',
  }),
  'S-09k': (given) => ({ legal: isLegal(withCopies(given)) }),
  'S-50': (given) => {
    const lines = of<{ u1: string; u2: string }>(given, 'typeLines');
    return {
      u1: swtcg.hasSubtype(lines.u1, 'Imperial Officer'),
      u2: swtcg.hasSubtype(lines.u2, 'Capital Ship'),
    };
  },
  'S-52': (given) => {
    const printed = of<string[]>(given, 'cards').map((text) => ({
      id: text,
      name: text.replace(/ \(.+$/, ''),
      side: 'D' as const,
      types: ['Mission'],
    }));
    const name = printed[0]?.name ?? '';
    const game = table({
      cards: [
        {
          key: 'searcher',
          abilities: [{ keyword: 'Effect', does: [{ do: 'search', n: 2, named: name }] }],
        },
        { key: 'enemy', owner: 1 },
        ...printed.map((card) => ({ key: card.id, name: card.name, zone: 'deck' as const })),
        { key: 'rest', zone: 'deck' },
      ],
    });
    game.choose({ do: 'use', card: 'searcher' });
    return {
      sameCard: !isLegal([...fair(), ...printed.map((card) => ({ card, count: 4 }))]),
      sameNameForReferences: printed.every(({ id }) => game.state().cards[id]?.zone === 'hand'),
    };
  },
  'S-56': (given) =>
    swtcg.countTypes([
      { types: of<string>(given, 'card').replace(' unit', '').split('/'), count: 1 },
    ]),
};

const cases: Cases = {
  ...construction,
  ...swtcgBuildCases,
  ...swtcgAttackCases,
  ...swtcgCostCases,
  ...swtcgEffectCases,
  ...swtcgTeamCases,
  ...swtcgTextCases,
  ...swtcgTurnCases,
};

const lacking: Readonly<Record<string, string>> = {
  'S-05': 'stacks of Equipment: no set that is played has two versions of one piece',
  'S-32': 'a Pilot stays the top of its stack while it is on a unit',
  'S-35': 'a unit that counts as another kind for its Pilots: no set that is played has one',
};

/** The examples of the Star Wars TCG, answered by the game itself and by its check of decks. */
export const runSwtcgExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, cases, lacking);

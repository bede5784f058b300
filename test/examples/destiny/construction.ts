import {
  areDestinyCopies,
  checkList,
  destinyAbilityCount,
  destinyBehaviour,
  destinyCards,
  destinyFormat,
  listPoints,
  tooManyCopies,
  type DestinyCard,
  type DestinyFormat,
  type DestinyList,
} from '#games';
import { at, holds, number, type DestinyCases } from './given.js';

const awakenings = destinyFormat('destiny-awakenings') as DestinyFormat;
const infinite = destinyFormat('destiny-infinite') as DestinyFormat;

const leiaAndHan = [
  { card: '01028', dice: 2 },
  { card: '01046', dice: 1 },
];
const listOf = (change: Partial<DestinyList>): DestinyList => ({
  name: '',
  team: leiaAndHan,
  plots: [],
  battlefields: ['01171'],
  deck: [],
  ...change,
});

const first = (fits: (card: DestinyCard) => boolean): DestinyCard => {
  const found = destinyCards().find(fits);
  if (!found) throw new Error('no card fits');
  return found;
};

const codes = (list: DestinyList, format = awakenings): string[] =>
  checkList(list, format).map(({ code }) => code.replace('destiny-list/', ''));

const isDeckCard = ({ type }: DestinyCard): boolean =>
  type === 'event' || type === 'support' || type === 'upgrade';

/** Whether a card of this kind may be in the deck of Leia and Han. */
const allowed = (fits: (card: DestinyCard) => boolean): boolean => {
  const { id } = first((card) => card.set === 'AW' && isDeckCard(card) && fits(card));
  const found = codes(listOf({ deck: [{ card: id, copies: 1 }] }));
  return !found.includes('affiliation') && !found.includes('color');
};

const grays = destinyCards().filter(
  (card) => card.set === 'AW' && card.color === 'gray' && isDeckCard(card) && card.type === 'event',
);
const reds = destinyCards().filter(
  (card) =>
    card.set === 'AW' && card.color === 'red' && card.affiliation !== 'villain' && isDeckCard(card),
);
/** So many cards that Leia and Han may hold, two of each at most. */
const deckOf = (count: number): DestinyList['deck'] =>
  [...grays, ...reds]
    .filter(({ affiliation }) => affiliation !== 'villain')
    .flatMap(({ id }) => [id, id])
    .slice(0, count)
    .map((card) => ({ card, copies: 1 }));

export const constructionCases: DestinyCases = {
  'D-01': (_, example) => {
    const [one, other] = destinyCards().filter(
      ({ name, type }) => name === 'Darth Vader' && type === 'character',
    );
    const team = [one, other].map((card) => ({ card: card?.id ?? '', dice: 1 }));
    const twice = codes(listOf({ team }), infinite).includes('unique-twice');
    return {
      legal: !twice,
      rule: holds(example, 'rule', twice && one?.subtitle !== other?.subtitle),
    };
  },
  'D-04': () => ({
    points: listPoints(listOf({}), awakenings),
    legal: codes(listOf({ deck: deckOf(30) })).length === 0,
  }),
  'D-05a': (given) => ({
    legal: allowed(({ affiliation }) => affiliation === at(given, 'deckCard', 'affiliation')),
  }),
  'D-05b': (given) => ({
    legal: allowed(
      ({ color, affiliation }) =>
        color === at(given, 'deckCard', 'color') && affiliation !== 'villain',
    ),
  }),
  'D-05c': (given) => ({
    legal: [0, 1, 2].every((n) =>
      allowed(
        ({ color, affiliation }) =>
          color === at(given, 'deckCards', n, 'color') && affiliation !== 'villain',
      ),
    ),
  }),
  'D-07': (given) => ({
    abilities: destinyAbilityCount(destinyBehaviour(String(at(given, 'card'))) ?? {}),
    rule: 'one paragraph each',
  }),
  'D-49': (given) => {
    const copies = number(given, ['copies']);
    const deck = [...deckOf(number(given, ['deck']) - copies), { card: '01056', copies }];
    return { legal: codes(listOf({ deck })).length === 0 };
  },
  'D-50': (given) => ({
    legal: codes(listOf({ deck: deckOf(number(given, ['deck'])) })).length === 0,
  }),
  'D-51': (given) => {
    const pair = [
      { card: '01035', dice: 1 },
      { card: '01045', dice: 2 },
    ];
    const points = listPoints(listOf({ team: pair }), awakenings);
    if (points !== number(given, ['points'])) throw new Error(`the team has ${points} points`);
    return { legal: !codes(listOf({ team: pair })).includes('points') };
  },
  'D-52': (given) => {
    const team = [0, 1].map((n) => ({
      card: first(
        ({ type, set, affiliation, unique }) =>
          type === 'character' && set === 'AW' && !unique && affiliation === at(given, 'team', n),
      ).id,
      dice: 1,
    }));
    return { legal: !codes(listOf({ team })).includes('sides-mixed') };
  },
  'D-53': (given) => {
    const same = Array.isArray(given['team']) ? given['team'] : [];
    const team = same.map(() => ({ card: '01030', dice: 1 }));
    return { legal: codes(listOf({ team, deck: deckOf(30) })).length === 0 };
  },
  'D-89': (given) => ({
    copies: areDestinyCopies(
      { name: String(at(given, 'cards', 0, 'title')) },
      { name: String(at(given, 'cards', 1, 'title')) },
    ),
  }),
  'D-94': (given) => {
    const entries = Array.isArray(given['deck']) ? given['deck'] : [];
    const deck = entries.map((entry: unknown) => {
      const [title, copies] = Array.isArray(entry) ? entry : [];
      // The situation writes the type behind the title; both are one title.
      const name = String(title).replace(/ (event|upgrade|support)$/, '');
      return { card: { name, limit: 2 }, copies: Number(copies) };
    });
    return { legal: tooManyCopies(deck).length === 0 };
  },
};

/**
 * From when errata apply: an event keeps the cards that it began with. Here the errata reach a
 * server in August, as a bundle over the cards as printed, while an event of March and one of its
 * games are under way.
 */
import {
  type CardBook,
  cannot,
  constant,
  createEngine,
  dice,
  event,
  experience,
  heuristicMove,
  isRefusal,
  may,
  type Move,
  one,
  piloting,
  play,
  table,
  toResource,
  topOf,
  unit,
} from '#rules';
import { beforeEach, expect, it } from 'vitest';
import { type Behaviour, card, pilot } from '../behaviour/card.js';
import { whenPlayedAsPilot } from '../behaviour/shared-words.js';
import { deckDigest } from '../behaviour/deck-digest.js';
import { starterDeck } from '../behaviour/starter-decks.js';
import { builtInContent } from '../catalogues/built-in.js';
import { composeContent } from '../catalogues/lay-over.js';
import {
  catalogueInForce,
  catalogueOf,
  findCatalogue,
  stockBundles,
} from '../catalogues/registry.js';
import type { CardContent } from '../content.js';

const AUGUST = 'errata of August';
const AS_PRINTED: readonly Behaviour[] = [
  card(
    'SEC_245 When Has Become Now',
    event(play({ keyword: 'plot' }, { from: 'resource' }), toResource(topOf('you'))),
  ),
  card(
    'TWI_255 Brain Invaders',
    constant({ leader: true }, { m: 'lose-all', except: 'epic' }, cannot('gain-abilities')),
  ),
  pilot(
    'JTL_086 Wingman Victor Three',
    [piloting(1, 'Command', 'Villainy')],
    [whenPlayedAsPilot(may(experience(1, one(unit({ other: true })))))],
  ),
];
const changes = AS_PRINTED.map(({ id }) => id);
const only = (behaviours: readonly Behaviour[]): CardContent => ({
  sets: [],
  facts: [],
  reprints: {},
  printings: {},
  behaviours,
  legality: [],
});
const march = composeContent(builtInContent(), [only(AS_PRINTED)]);
const errata = {
  ...only(builtInContent().behaviours.filter(({ id }) => changes.includes(id))),
  changes,
};

/**
 * The result of each of the three cards by this book, on a board on which print and erratum differ.
 */
function judgedBy(book: CardBook) {
  const engine = createEngine(book);
  const noPlot = table(engine, {
    you: { hand: ['SEC_245'], deck: ['SOR_046'], resources: 10 },
  })
    .play('SEC_245')
    .none();
  const leader = table(engine, {
    you: { leader: 'JTL_006', space: ['SOR_225'], resources: 10 },
    them: { ground: ['TWI_255'] },
  }).use('JTL_006', 1);
  if (leader.options().includes('mode 1')) leader.pick('mode 1');
  const wingman = table(engine, {
    you: { hand: ['JTL_086'], space: ['SOR_225'], ground: ['SOR_046'], resources: 10 },
  }).pick('play JTL_086 pilot');
  return {
    resourcesAfterNoPlot: noPlot.ids(0, 'resources').length,
    tieFightersOfThePilot: leader.units('TOKEN_TIE_FIGHTER').length,
    isItsOwnUnitOffered: wingman.options().includes('SOR_225'),
  };
}
const asPrinted = { resourcesAfterNoPlot: 11, tieFightersOfThePilot: 0, isItsOwnUnitOffered: true };
const byErrata = { resourcesAfterNoPlot: 10, tieFightersOfThePilot: 2, isItsOwnUnitOffered: false };

/**
 * A game of two bots with such cards in their decks, or a replay of these moves with another book.
 */
function game(book: CardBook, moves?: readonly Move[]) {
  const engine = createEngine(book);
  const roll = dice(3);
  const begun = engine.create({ players }, 'a game of March');
  if (isRefusal(begun)) throw new Error(begun.detail);
  let { state } = begun;
  const made: Move[] = [];
  while (state.outcome === null && made.length < (moves?.length ?? 400)) {
    const seat = state.pending?.seat ?? 0;
    const move = moves?.[made.length] ?? heuristicMove(engine.view(state, seat), book, roll);
    const next = engine.apply(state, move);
    if (isRefusal(next)) throw new Error(next.detail);
    ({ state } = next);
    made.push(move);
  }
  return { moves: made, end: JSON.stringify(state) };
}
const players = ['luke', 'vader'].map((name) => {
  const { deck, ...rest } = starterDeck(name)!;
  return { ...rest, deck: [...deck, ...changes, ...changes] };
});

beforeEach(() => stockBundles({ base: march, bundles: [], inForce: [], former: [] }));
const takeUpErrata = () =>
  stockBundles({
    bundles: [{ digest: AUGUST, content: errata }],
    inForce: [AUGUST],
    former: [[]],
  });

it('an event of March is judged as of March, one of September by the errata', () => {
  expect(judgedBy(catalogueInForce().book)).toEqual(asPrinted);
  const { bundles: ofMarch } = catalogueInForce();
  takeUpErrata();
  const { bundles: ofSeptember } = catalogueInForce();
  expect(judgedBy(catalogueOf(ofMarch).book)).toEqual(asPrinted);
  expect(judgedBy(catalogueOf(ofSeptember).book)).toEqual(byErrata);
  expect(ofSeptember).toEqual([AUGUST]);
});

it('a game of March goes on by the cards whose digest it pins, to the byte', () => {
  const { book } = catalogueInForce();
  const pinned = deckDigest(book, players);
  const { moves, end } = game(book);
  takeUpErrata();
  expect(deckDigest(catalogueInForce().book, players)).not.toBe(pinned);
  const found = findCatalogue((catalogue) => deckDigest(catalogue.book, players) === pinned);
  expect(found?.bundles).toEqual([]);
  expect(game(found!.book, moves).end).toBe(end);
});

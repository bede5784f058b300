import { seededRandom } from '#chance';
import {
  keyedChance,
  type DescribedGame,
  firstPosition,
  type GameOnScreen,
  resumedPosition,
  type StarterList,
} from '#game';
import { textOf } from '../../texts.js';
import { fullName } from '../card.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { Happening } from '../engine/machine.js';
import { readerOf } from '../engine/reading.js';
import type { Option } from '../engine/options.js';
import { sideOf } from '../engine/places.js';
import type { SeatSetup, SwtcgState } from '../engine/state.js';
import { allCards } from '../facts/catalogue.js';
import { starterDecks } from '../facts/starter-decks.gen.js';
import { swtcgLists } from '../lists.js';
import { boardOf } from './board.js';
import { starterBook } from './book.js';
import { evaluatingBot } from './bot.js';
import { firstGameOf } from './first-game.js';
import { happeningLines } from './happening-texts.js';
import { swtcgLegend } from './legend.js';
import { randomDeck } from './random-game.js';
import { settleSides, teamsFit } from './sides.js';
import { showsHidden } from './view.js';

const engine = createEngine(starterBook);

const onScreen: GameOnScreen<SwtcgState, Happening> = {
  asked: ({ waiting }) => waiting,
  result: (state) => {
    const { winner } = state;
    if (winner === null) return null;
    return { winners: winner === 'draw' ? [] : sideOf({ state }, winner).toSorted() };
  },
  carryOut: (state, { seat, option }, chance) => {
    // The engine refuses anything that is not an option.
    const result = engine.apply(state, { seat, option: option as unknown as Option }, chance);
    if (isRefusal(result)) return null;
    const disclosed =
      result.event.drawn.length > 0 ||
      showsHidden(engine.book, { before: state, after: result.state, seat });
    return { state: result.state, told: result.told, disclosed };
  },
  lines: (state, told) => happeningLines(readerOf(state, engine.book), told),
  botChoice: (state, seed) => evaluatingBot(engine, seed)(state),
  board: (state, seat) => boardOf(engine.book, state, seat),
};

const names = new Map(allCards.map((card) => [card.id, fullName(card)]));

/** Ids of the cards of a list, and the names of those that the engine cannot play. */
const deckIn = (list: Parameters<typeof swtcgLists.view>[0]) => {
  const lines = swtcgLists.view(list).flatMap((section) => section.lines);
  const deck = lines.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const cannot = lines
    .filter(({ id }) => engine.book.card(id) === undefined)
    .map(({ id }) => names.get(id) ?? id);
  return { deck, cannot };
};

/** It has no name: the board shows which side is played. */
const bringDecks = (decks: readonly (readonly string[])[]) =>
  ({ kind: 'brought', setup: { decks }, name: '' }) as const;

const starters = (): readonly StarterList[] =>
  starterDecks.map(({ name, cards }) => ({
    name,
    list: swtcgLists.write({
      cards: Object.entries(cards).map(([id, count]) => ({ name: names.get(id) ?? id, count })),
    }),
  }));

/**
 * The Star Wars TCG on screen: decks of cards that the engine can play; all randomness from one
 * seed. Without a list a player gets a random deck of each side, and the players bid for sides.
 */
export const swtcgScreen: DescribedGame = {
  tables: [
    {
      seats: 4,
      sides: 2,
      name: textOf('swtcg.table.teams'),
      fits: (setups) => teamsFit(engine.book, setups as readonly (SeatSetup | null)[]),
    },
  ],
  bring: (text, seed) => {
    const random = seededRandom(seed);
    if (text === null) return bringDecks([randomDeck(random, 'L'), randomDeck(random, 'D')]);
    const read = swtcgLists.read(text);
    if (read.kind !== 'read')
      return { kind: 'unreadable', problems: read.problems.map((problem) => problem.text) };
    const { deck, cannot } = deckIn(read.list);
    if (cannot.length > 0) return { kind: 'not-playable', cards: cannot };
    return deck.length === 0
      ? { kind: 'unreadable', problems: [textOf('swtcg/empty')] }
      : bringDecks([deck]);
  },
  starters,
  legend: swtcgLegend,
  firstGame: firstGameOf(starters),
  begin: (setups, seed) => {
    const created = engine.create(
      settleSides(engine.book, setups as unknown as readonly SeatSetup[]),
      keyedChance(seed),
    );
    if (isRefusal(created)) return null;
    return firstPosition(onScreen, seed, engine.evolve(null, created));
  },
  resume: (kept, seed) => resumedPosition(onScreen, seed, kept),
  concession: () => ({ do: 'concede' }),
};

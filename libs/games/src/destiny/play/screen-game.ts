import { seededRandom } from '#chance';
import { destinyBook, notPlayable } from '../cards/behaviours.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Happening } from '../engine/machine.js';
import type { Option } from '../engine/options.js';
import type { DestinyState } from '../engine/state.js';
import { fullName, knownCard } from '../facts/catalogue.js';
import { destinyLists } from '../lists/game-lists.js';
import { starterRows } from '../facts/starters.gen.js';
import type { DestinyList } from '../lists/list.js';
import {
  keyedChance,
  type DescribedGame,
  firstPosition,
  type GameOnScreen,
  resumedPosition,
  type StarterList,
  type Texts,
} from '#game';
import { textOf } from '../../texts.js';
import { boardOf } from './board.js';
import { evaluatingBot } from './bot.js';
import { firstGameOf } from './first-game.js';
import { happeningLines } from './happening-texts.js';
import { destinyLegend } from './legend.js';
import { randomList, seatSetup } from './random-list.js';
import { showsHidden } from './view.js';

const engine = createEngine(destinyBook);

const onScreen: GameOnScreen<DestinyState, Happening> = {
  asked: ({ waiting }) => waiting,
  result: ({ winner }) => (winner === null ? null : { winners: [winner] }),
  carryOut: (state, { seat, option }, chance) => {
    // The engine refuses anything that is not an option.
    const result = engine.apply(state, { seat, option: option as unknown as Option }, chance);
    if (isRefusal(result)) return null;
    const looked = result.told.some((one) => one.what === 'looked' && one.seat === seat);
    const disclosed =
      looked || result.event.drawn.length > 0 || showsHidden(state, result.state, seat);
    return { state: result.state, told: result.told, disclosed };
  },
  lines: (state, told) =>
    told.flatMap((happening) => happeningLines(engine.book, state, happening)),
  botChoice: (state, seed) => evaluatingBot(engine, seed)(state),
  board: (state, seat) => boardOf(engine.book, state, seat),
};

const listRead = (text: string): DestinyList | readonly Texts[] => {
  const read = destinyLists.read(text);
  return read.kind === 'read'
    ? (read.list as unknown as DestinyList)
    : read.problems.map((problem) => problem.text);
};

const isList = (read: ReturnType<typeof listRead>): read is DestinyList => 'team' in read;

const teamName = ({ team }: DestinyList): string =>
  team.map(({ card }) => knownCard(card).name).join(', ');

/** Whether a list is complete enough to begin a game, and all its cards are playable. */
const isWhole = (list: DestinyList): boolean => {
  const { team, battlefield, deck } = seatSetup(list);
  return notPlayable(list).length === 0 && team.length > 0 && battlefield !== '' && deck.length > 0;
};

/**
 * False for the list of a two-player box, which has characters of both sides that may not be
 * combined.
 */
const isOfOneSide = ({ team }: DestinyList): boolean => {
  const sides = team.map(({ card }) => knownCard(card).affiliation);
  return !(sides.includes('hero') && sides.includes('villain'));
};

const starters = (): readonly StarterList[] =>
  starterRows.flatMap(({ name, slots }) => {
    const list = JSON.stringify({ name, slots });
    const read = listRead(list);
    return isList(read) && isWhole(read) && isOfOneSide(read) ? [{ name, list }] : [];
  });

/** Destiny on screen: lists of cards that the engine can play; all randomness from one seed. */
export const destinyScreen: DescribedGame = {
  bring: (text, seed) => {
    const list = text === null ? randomList(seededRandom(seed)) : listRead(text);
    if (!isList(list)) return { kind: 'unreadable', problems: list };
    const cannot = notPlayable(list).map(fullName);
    if (cannot.length > 0) return { kind: 'not-playable', cards: cannot };
    const setup = seatSetup(list);
    if (!isWhole(list))
      return {
        kind: 'unreadable',
        problems: [textOf('destiny.incomplete')],
      };
    return { kind: 'brought', setup: { ...setup }, name: teamName(list) };
  },
  starters,
  legend: destinyLegend,
  firstGame: firstGameOf(starters),
  begin: (setups, seed) => {
    const seats = setups as unknown as readonly SeatSetup[];
    const created = engine.create(seats, keyedChance(seed));
    if (isRefusal(created)) return null;
    return firstPosition(onScreen, seed, engine.evolve(null, created));
  },
  resume: (kept, seed) => resumedPosition(onScreen, seed, kept),
  concession: () => ({ do: 'concede' }),
};

import { seededRandom } from '#chance';
import {
  keyedChance,
  type DescribedGame,
  firstPosition,
  type GameOnScreen,
  resumedPosition,
} from '#game';
import { isRefusal, xwingEngine } from '../engine/engine.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Happening } from '../engine/machine.js';
import type { Option } from '../engine/options.js';
import type { XwingState } from '../engine/state.js';
import { checkFirstEdition, firstEditionPoints } from '../lists/first-edition.js';
import { squadOf, readXws } from '../lists/xws.js';
import { boardOf } from './board.js';
import { flyingBot } from './bot.js';
import { firstGame } from './first-game.js';
import { happeningLines } from './happening-texts.js';
import { xwingLegend } from './legend.js';
import { notPlayable } from './playable.js';
import { randomSquad, seatSetup, squadName } from './random-squad.js';
import { starters } from './starters.js';

/**
 * Whether hidden information other than dice became visible: the other player's dials, damage
 * cards.
 */
const discloses = (told: readonly Happening[]): boolean =>
  told.some(({ what }) => what === 'revealed' || what === 'critical');

/**
 * The squad points that each seat has destroyed: those of the opponent's ships that have left the
 * mat. A squad that was wiped out counts as 100, whatever it cost.
 */
const destroyedPoints = ({ ships }: Pick<XwingState, 'ships'>): readonly number[] =>
  [0, 1].map((seat) => {
    const theirs = Object.values(ships).filter((ship) => ship.seat !== seat);
    const gone = theirs.filter(({ place }) => place === 'gone');
    return gone.length === theirs.length
      ? firstEditionPoints
      : gone.reduce((sum, { points }) => sum + points, 0);
  });

const onScreen: GameOnScreen<XwingState, Happening> = {
  asked: ({ waiting }) => waiting,
  result: (state) =>
    state.winner === null
      ? null
      : {
          winners: state.winner === 'draw' ? [] : [state.winner],
          points: destroyedPoints(state),
        },
  carryOut: (state, { seat, option }, chance) => {
    // The engine refuses anything that is not an option.
    const result = xwingEngine.apply(state, { seat, option: option as unknown as Option }, chance);
    if (isRefusal(result)) return null;
    const disclosed = result.event.drawn.length > 0 || discloses(result.told);
    return { state: result.state, told: result.told, disclosed };
  },
  lines: happeningLines,
  botChoice: (state, seed) => flyingBot(seed)(state),
  board: boardOf,
};

/**
 * X-Wing, first edition, on screen: squads of 100 points of cards that the engine can play; all
 * randomness from one seed. Huge ships are excluded. Without a list a random legal squad is used.
 */
export const xwingScreen: DescribedGame = {
  bring: (text, seed) => {
    const read = text === null ? null : readXws(text);
    if (read?.kind === 'unreadable')
      return { kind: 'unreadable', problems: read.problems.map((problem) => problem.text) };
    const squad = read ? squadOf(read.list) : randomSquad(seededRandom(seed));
    const problems = checkFirstEdition(squad).filter(({ severity }) => severity === 'error');
    if (problems.length > 0)
      return { kind: 'unreadable', problems: problems.map((problem) => problem.text) };
    const cannot = notPlayable(squad);
    if (cannot.length > 0) return { kind: 'not-playable', cards: cannot };
    return { kind: 'brought', setup: { ...seatSetup(squad) }, name: squadName(squad) };
  },
  starters,
  legend: xwingLegend,
  firstGame,
  begin: (setups, seed) => {
    const seats = setups as unknown as readonly SeatSetup[];
    const created = xwingEngine.create(seats, keyedChance(seed));
    if (isRefusal(created)) return null;
    return firstPosition(onScreen, seed, xwingEngine.evolve(null, created));
  },
  resume: (kept, seed) => resumedPosition(onScreen, seed, kept),
  concession: () => ({ do: 'concede' }),
};

import { seededRandom } from '#chance';
import { destinyBook, notPlayable } from '../cards/behaviours.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import { type SeatSetup } from '../engine/layout.js';
import { type Happening } from '../engine/machine.js';
import { type Option } from '../engine/options.js';
import { type DestinyState } from '../engine/state.js';
import { fullName, knownCard } from '../facts/catalogue.js';
import { destinyLists } from '../lists/game-lists.js';
import { type DestinyList } from '../lists/list.js';
import { keyedChance } from '../../drawn-numbers.js';
import type { PracticeGame, ScreenMove, ScreenPosition } from '../../screen.js';
import { stateHash } from '../../state-hash.js';
import { textOf, type Texts } from '../../texts.js';
import { boardOf } from './board.js';
import { evaluatingBot } from './bot.js';
import { happeningLines } from './happening-texts.js';
import { randomList, seatSetup } from './random-list.js';
import { showsHidden } from './view.js';

const engine = createEngine(destinyBook);

/** What the engine takes of a move; it refuses whatever is no option. */
const moveOf = ({ seat, option }: ScreenMove) => ({ seat, option: option as unknown as Option });

interface Standing {
  readonly seed: string;
  readonly state: DestinyState;
  /** Moves made so far. */
  readonly at: number;
  readonly told: readonly Happening[];
  readonly disclosed: boolean;
}

const positionOf = (standing: Standing): ScreenPosition => {
  const { seed, state, at, told, disclosed } = standing;
  return {
    waitingFor: state.winner === null ? (state.waiting?.seat ?? null) : null,
    result: state.winner === null ? null : { winner: state.winner },
    options: (state.waiting?.options ?? []).map((option) => ({ ...option })),
    lines: told.flatMap((happening) => happeningLines(engine.book, state, happening)),
    disclosed,
    hash: () => stateHash(state),
    after: (move) => {
      const result = engine.apply(state, moveOf(move), keyedChance(seed));
      if (isRefusal(result)) return null;
      return positionOf({
        seed,
        state: result.state,
        at: at + 1,
        told: result.told,
        disclosed:
          result.event.drawn.length > 0 ||
          result.told.some(({ what, seat }) => what === 'looked' && seat === move.seat) ||
          showsHidden(state, result.state, move.seat),
      });
    },
    botChoice: () => ({ ...evaluatingBot(`${seed} bot ${at}`)(state, engine) }),
    board: (seat) => boardOf(engine.book, state, seat),
  };
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

/** Destiny against a bot: lists of cards that the engine plays, every number from one seed. */
export const destinyPractice: PracticeGame = {
  bring: (text, seed) => {
    const list = text === null ? randomList(seededRandom(seed)) : listRead(text);
    if (!isList(list)) return { kind: 'unreadable', problems: list };
    const cannot = notPlayable(list).map(fullName);
    if (cannot.length > 0) return { kind: 'not-playable', cards: cannot };
    const setup = seatSetup(list);
    if (setup.team.length === 0 || setup.battlefield === '' || setup.deck.length === 0)
      return {
        kind: 'unreadable',
        problems: [textOf('destiny.incomplete')],
      };
    return { kind: 'brought', setup: { ...setup }, name: teamName(list) };
  },
  begin: (setups, seed) => {
    const seats = setups as unknown as readonly SeatSetup[];
    const created = engine.create(seats, keyedChance(seed));
    if (isRefusal(created)) return null;
    return positionOf({
      seed,
      state: engine.evolve(null, created),
      at: 0,
      told: [],
      disclosed: false,
    });
  },
  concession: { do: 'concede' },
};

import { playableBook } from '#cards';
import {
  botChoice,
  type BotLevel,
  createEngine,
  dice,
  type Dice,
  isRefusal,
  randomMove,
  type SeatSetup,
  type State,
} from '#rules';

export type Contestant = BotLevel | 'random';

/**
 * How long a searching level thinks: a number of passes, which is reproducible from a seed, or
 * milliseconds, which are not.
 */
export type Thought = { readonly passes: number } | { readonly milliseconds: number };

export interface LevelGame {
  readonly seats: readonly [Contestant, Contestant];
  readonly decks: readonly [SeatSetup, SeatSetup];
  readonly seed: string;
  readonly thought: Thought;
  readonly openLists: boolean;
}

export interface LevelResult {
  /** Seat of the winner; null for a draw. */
  readonly winner: number | null;
  readonly rounds: number;
  readonly decisions: number;
  /** The total time of each seat for its decisions in milliseconds, and their number. */
  readonly thoughts: readonly [SeatThoughts, SeatThoughts];
}
interface SeatThoughts {
  sum: number;
  count: number;
}

const engine = createEngine(playableBook());
/** Far more than any game needs. */
const MOST_DECISIONS = 5_000;

const numberFrom = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

const goOnFor = (thought: Thought): ((passes: number) => boolean) => {
  if ('passes' in thought) return (passes) => passes < thought.passes;
  const end = performance.now() + thought.milliseconds;
  return () => performance.now() < end;
};

const note = (thoughts: SeatThoughts, milliseconds: number): void => {
  thoughts.sum += milliseconds;
  thoughts.count += 1;
};

/** One whole game between two contestants; the same seed and passes give the same game. */
export const playLevelGame = (game: LevelGame): LevelResult => {
  const created = engine.create({ players: [...game.decks] }, game.seed);
  if (isRefusal(created)) throw new Error(`${created.code}: ${created.detail}`);
  const rolls: readonly Dice[] = [0, 1].map((seat) => dice(numberFrom(`${game.seed}/${seat}`)));
  let state: State = created.state;
  const thoughts: LevelResult['thoughts'] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  let decisions = 0;
  while (state.pending && decisions < MOST_DECISIONS) {
    const { seat } = state.pending;
    const contestant = game.seats[seat] as Contestant;
    const roll = rolls[seat] as Dice;
    const began = performance.now();
    const move =
      contestant === 'random'
        ? randomMove(state.pending, roll, engine.book.names)
        : botChoice({
            book: engine.book,
            state,
            level: contestant,
            roll,
            goOn: goOnFor(game.thought),
            knowledge: { openLists: game.openLists },
          }).move;
    note(thoughts[seat] as SeatThoughts, performance.now() - began);
    const next = engine.apply(state, move);
    if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
    ({ state } = next);
    decisions += 1;
  }
  const winners = state.outcome?.winners ?? [];
  return {
    winner: winners.length === 1 ? (winners[0] as number) : null,
    rounds: state.round,
    decisions,
    thoughts,
  };
};

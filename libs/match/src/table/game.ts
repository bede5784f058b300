import { playableBook } from '#cards';
import {
  createEngine,
  hash,
  isRefusal,
  type Engine,
  type Move,
  type Outcome,
  type Refusal,
  type State,
  type Step,
} from '#rules';
import type { Reporter } from '../place.js';
import type { GameRecord } from './state.js';

/** The rules that a game is dealt under. Raised by hand when the same moves may lead elsewhere for another reason than the cards, which have `cardsVersion`. */
export const ENGINE_VERSION = 'cr-7.0/1';

let engine: Engine | undefined;
/** The engine that judges every game on screen, with all cards that can be played. */
export const rulesEngine = (): Engine => (engine ??= createEngine(playableBook()));

export const cardsVersion = (): string => rulesEngine().book.version;

/** What a game's state follows from, beside its seed. */
export type PlayedGame = Pick<GameRecord, 'a' | 'b' | 'moves' | 'hashed'>;

interface Reached {
  readonly moves: number;
  readonly last: string;
  readonly state: State;
}

/**
 * The state each running game has reached, by its secret seed. Only a shortcut: without it a state is recomputed from seed and moves,
 * which a restarted server does once. A move that lost the race for its place leaves an entry whose last move does not fit; it is not used.
 */
const reached = new Map<string, Reached>();
const mostGames = 1_000;

const lastOf = (moves: readonly Move[]): string => JSON.stringify(moves.at(-1) ?? null);

/** Keeps the state to which these moves lead. */
export const remember = (moves: readonly Move[], seed: string, state: State): void => {
  reached.delete(seed);
  reached.set(seed, { moves: moves.length, last: lastOf(moves), state });
  for (const oldest of reached.keys()) {
    if (reached.size <= mostGames) break;
    reached.delete(oldest);
  }
};

type Decks = Pick<GameRecord, 'a' | 'b'>;

const setupOf = ({ a, b }: Decks) => ({
  players: [a, b].map((side) => ({
    leaders: [...side.leaders],
    base: side.base,
    deck: [...side.deck],
  })),
});

/** Deals a game; refused when a deck holds a card that the engine does not know yet. */
export const deal = (decks: Decks, seed: string): Step | Refusal =>
  rulesEngine().create(setupOf(decks), seed);

/** Whether a game was dealt under other rules or cards than this process plays by: its moves may mean something else here. */
export const isOutdated = ({ engine, cards }: Pick<GameRecord, 'engine' | 'cards'>): boolean =>
  engine !== ENGINE_VERSION || cards !== cardsVersion();

/**
 * The state of the running game. A stored game whose moves the engine refuses, or that leads elsewhere than it led when it was played,
 * is a fault of ours, never of a player: it throws.
 */
export const gameState = (game: PlayedGame, seed: string): State => {
  const before = reached.get(seed);
  if (before?.moves === game.moves.length && before.last === lastOf(game.moves))
    return before.state;
  const start = deal(game, seed);
  if (isRefusal(start)) throw new Error(`a game cannot be dealt again: ${start.code}`);
  const play = rulesEngine().simulate(start.state);
  game.moves.forEach((move, index) => {
    const refusal = play.play(move);
    if (refusal) throw new Error(`move ${index + 1} is refused on replay: ${refusal.code}`);
    if (game.hashed?.moves === index + 1 && game.hashed.hash !== hash(play.state))
      throw new Error(`move ${index + 1} leads elsewhere on replay`);
  });
  remember(game.moves, seed, play.state);
  return play.state;
};

/** The state after one more move, or the engine's refusal. */
export const playOn = (game: PlayedGame, seed: string, move: Move): Step | Refusal =>
  rulesEngine().apply(gameState(game, seed), move);

export const stateHash = (state: State): string => hash(state);

export const winnerOfGame = (outcome: Outcome): Reporter | 'draw' => {
  const [first, ...more] = outcome.winners;
  if (first === undefined || more.length > 0) return 'draw';
  return first === 0 ? 'a' : 'b';
};

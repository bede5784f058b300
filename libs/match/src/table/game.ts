import { playableBook } from '#cards';
import {
  createEngine,
  digestOf,
  hash,
  isRefusal,
  type Engine,
  type Move,
  type Outcome,
  type Refusal,
  type Setup,
  type State,
  type Step,
} from '#rules';
import type { Reporter } from '../place.js';
import type { GameRecord } from './state.js';

let engine: Engine | undefined;
/** The engine that judges every game on screen, with all cards that can be played. */
export const rulesEngine = (): Engine => (engine ??= createEngine(playableBook()));

/** Digest of all that the engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const cardsDigest = ({ a, b, others = [] }: Pick<Decks, 'a' | 'b' | 'others'>): string =>
  digestOf(
    rulesEngine().book,
    [a, b, ...others].flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]),
  );

/** What a game's state follows from, beside its seed. */
export type PlayedGame = Pick<GameRecord, 'a' | 'b' | 'moves' | 'hashed'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'rewinds' | 'chooser'>>;

interface Reached {
  readonly moves: number;
  /** How often the game had been taken back: the same number of moves may be others since. */
  readonly rewinds: number;
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

/** Keeps the state to which the moves of this game lead. */
export const remember = (
  { moves, rewinds = [] }: Pick<PlayedGame, 'moves' | 'rewinds'>,
  seed: string,
  state: State,
): void => {
  reached.delete(seed);
  reached.set(seed, { moves: moves.length, rewinds: rewinds.length, last: lastOf(moves), state });
  for (const oldest of reached.keys()) {
    if (reached.size <= mostGames) break;
    reached.delete(oldest);
  }
};

type Decks = Pick<GameRecord, 'a' | 'b'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'chooser'>>;

/** The setup from which the engine deals a game, the first time or again. */
export const setupOf = ({ a, b, others = [], discreet, chooser = null }: Decks): Setup => ({
  players: [a, b, ...others].map((side) => ({
    leaders: [...side.leaders],
    base: side.base,
    deck: [...side.deck],
  })),
  ...(others.length > 0 && { twinSuns: true as const }),
  ...(discreet ? {} : { formerQuestions: true as const }),
  ...(chooser !== null && { chooser: chooser === 'a' ? 0 : 1 }),
});

/** In the seed of a prepared game: what follows tells games apart that are dealt alike, and has no part in the deal. */
export const DEALT_ALIKE = '#';
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;

/** Deals a game; refused when a deck holds a card that the engine does not know yet. */
export const deal = (decks: Decks, seed: string): Step | Refusal =>
  rulesEngine().create(setupOf(decks), dealingSeed(seed));

/**
 * The state that the recorded moves of a game lead to under the rules and cards of this process; null where they were changed so that a move is
 * refused now, or leads elsewhere than it led when it was played. Such a game is neither shown wrongly nor played on.
 */
export const replayed = (game: PlayedGame, seed: string): State | null => {
  const before = reached.get(seed);
  if (
    before?.moves === game.moves.length &&
    before.rewinds === (game.rewinds ?? []).length &&
    before.last === lastOf(game.moves)
  )
    return before.state;
  const start = deal(game, seed);
  if (isRefusal(start)) return null;
  const play = rulesEngine().simulate(start.state);
  for (const [index, move] of game.moves.entries()) {
    if (play.play(move)) return null;
    if (game.hashed?.moves === index + 1 && game.hashed.hash !== hash(play.state)) return null;
  }
  remember(game, seed, play.state);
  return play.state;
};

/** The same for a game that is known to go on here; throws where it does not. */
export const gameState = (game: PlayedGame, seed: string): State => {
  const state = replayed(game, seed);
  if (state === null) throw new Error('the moves of the game lead elsewhere by now');
  return state;
};

/** What the game's last move did, from the state before it; null where there is none or the game cannot be replayed. */
export const lastMove = (
  game: PlayedGame,
  seed: string,
): { readonly move: Move; readonly before: State; readonly step: Step } | null => {
  const move = game.moves.at(-1);
  const start = deal(game, seed);
  if (move === undefined || isRefusal(start)) return null;
  const play = rulesEngine().simulate(start.state);
  if (game.moves.slice(0, -1).some((each) => play.play(each) !== null)) return null;
  const step = rulesEngine().apply(play.state, move);
  return isRefusal(step) ? null : { move, before: play.state, step };
};

/** The state after one more move, or the engine's refusal; null where the game cannot be replayed. */
export const playOn = (game: PlayedGame, seed: string, move: Move): Step | Refusal | null => {
  const state = replayed(game, seed);
  return state && rulesEngine().apply(state, move);
};

export const stateHash = (state: State): string => hash(state);

export const winnerOfGame = (outcome: Outcome): Reporter | 'draw' => {
  const [first, ...more] = outcome.winners;
  if (first === undefined || more.length > 0) return 'draw';
  return first === 0 ? 'a' : 'b';
};

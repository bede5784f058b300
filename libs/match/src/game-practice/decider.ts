import type { ScreenMove, ScreenPosition, ScreenSetup } from '#game';
import { findGame } from '#games';
import { playedScreenGame, type PlayedScreenGame, type ScreenGame } from '../screen-game/played.js';
import { gamePracticeEvent, type GamePracticeEvent, type GamePracticeEvents } from './events.js';

/** `seed` and `nonce` come out of the sealed secrets. */
export interface GamePracticeCommands {
  StartGamePractice: {
    readonly practiceId: string;
    readonly owner: string;
    readonly game: string;
    readonly setups: readonly ScreenSetup[];
    readonly names: readonly string[];
    readonly seed: string;
    readonly nonce: string;
    readonly seedCommitment: string;
  };
  /** One of the options that stood on the board at that step, by its number, or giving up. */
  PlayGamePractice: {
    readonly step: number;
    readonly option: number | 'concede';
    readonly seed: string;
    readonly nonce: string;
    /** The game as it stands; without it the game is played from its beginning. */
    readonly played?: PlayedScreenGame | undefined;
  };
  /** Back to the person's own last decision. Chance stays as it was: nothing is rolled anew. */
  TakeBackGamePractice: { readonly step: number };
}
export type GamePracticeCommand = {
  [T in keyof GamePracticeCommands]: { readonly type: T; readonly data: GamePracticeCommands[T] };
}[keyof GamePracticeCommands];

export interface GamePracticeState {
  readonly practiceId: string | null;
  readonly owner: string;
  readonly game: string;
  readonly setups: readonly ScreenSetup[];
  readonly names: readonly string[];
  readonly moves: readonly ScreenMove[];
  /** Counts the facts of the game: whoever names an older one saw a board that is no more. */
  readonly step: number;
  /** Of the game after its last move; null where it was taken back since. */
  readonly hash: string | null;
  readonly winner: GamePracticeEvents['GamePracticeEnded']['winner'] | null;
}

export interface GamePracticeRefused {
  readonly kind: 'refused';
  readonly code: string;
  readonly data: Readonly<Record<string, string | null>>;
}

const initialState: GamePracticeState = {
  practiceId: null,
  owner: '',
  game: '',
  setups: [],
  names: [],
  moves: [],
  step: 0,
  hash: null,
  winner: null,
};

type Reason =
  | 'not-found'
  | 'already-started'
  | 'over'
  | 'outdated'
  | 'taken-back'
  | 'nothing-to-take-back'
  | 'deck-unreadable';
const refuse = (reason: Reason): GamePracticeRefused => ({
  kind: 'refused',
  code: `practice/${reason}`,
  data: {},
});

const person = 0;
/** Far more than any turn takes: beyond it engine and bot go round in a circle, which is a fault of ours. */
const mostAnswers = 1_000;

/** The game as it stands; null where today's rules or cards no longer lead there. */
export const gamePracticePosition = (
  state: GamePracticeState,
  seed: string,
  known?: PlayedScreenGame,
): PlayedScreenGame | null => playedScreenGame(gamePracticeGame(state), seed, known);

/** What the game follows from, beside its seed. */
export const gamePracticeGame = ({ game, setups, moves, hash }: GamePracticeState): ScreenGame => ({
  game,
  setups,
  moves,
  hash,
});

/** The bot decides until the person does or the game is over. */
const answered = (
  from: ScreenPosition,
): { readonly moves: readonly ScreenMove[]; readonly position: ScreenPosition } => {
  const moves: ScreenMove[] = [];
  let position = from;
  while (position.waitingFor !== null && position.waitingFor !== person) {
    if (moves.length === mostAnswers) throw new Error('the bot does not come to an end');
    const move = { seat: position.waitingFor, option: position.botChoice() };
    const next = position.after(move);
    if (!next) throw new Error('the bot chose what is not legal');
    moves.push(move);
    position = next;
  }
  return { moves, position };
};

interface Secret {
  readonly seed: string;
  readonly nonce: string;
}

const winnerOf = (seat: number | null): GamePracticeEvents['GamePracticeEnded']['winner'] => {
  if (seat === null) return 'draw';
  return seat === person ? 'person' : 'bot';
};

/** The person's moves with the bot's answers, as facts. */
const settled = (
  practiceId: string,
  { seed, nonce }: Secret,
  { before, position: from }: { before: readonly ScreenMove[]; position: ScreenPosition },
): readonly GamePracticeEvent[] => {
  const { moves, position } = answered(from);
  const all = [...before, ...moves];
  if (all.length === 0) return [];
  const moved = gamePracticeEvent('GamePracticeMoved', {
    practiceId,
    moves: all,
    hash: position.hash(),
  });
  const { result } = position;
  if (result === null) return [moved];
  const winner = winnerOf(result.winner);
  return [moved, gamePracticeEvent('GamePracticeEnded', { practiceId, winner, seed, nonce })];
};

const start = (
  { seed, nonce, ...facts }: GamePracticeCommands['StartGamePractice'],
  state: GamePracticeState,
): readonly GamePracticeEvent[] | GamePracticeRefused => {
  if (state.practiceId !== null) return refuse('already-started');
  const practice = findGame(facts.game)?.practice;
  if (!practice) return refuse('not-found');
  const position = practice.begin(facts.setups, seed);
  if (!position) return refuse('deck-unreadable');
  const { practiceId } = facts;
  return [
    gamePracticeEvent('GamePracticeStarted', facts),
    ...settled(practiceId, { seed, nonce }, { before: [], position }),
  ];
};

const play = (
  { step, option, played, ...secret }: GamePracticeCommands['PlayGamePractice'],
  state: GamePracticeState,
): readonly GamePracticeEvent[] | GamePracticeRefused => {
  const { practiceId } = state;
  const practice = findGame(state.game)?.practice;
  if (practiceId === null || !practice) return refuse('not-found');
  if (state.winner !== null) return refuse('over');
  if (step !== state.step) return refuse('taken-back');
  const now = gamePracticePosition(state, secret.seed, played);
  if (!now) return refuse('outdated');
  const chosen = option === 'concede' ? practice.concession : now.position.options[option];
  const move = chosen && { seat: person, option: chosen };
  const position = move && now.position.after(move);
  if (!move || !position) return refuse('taken-back');
  return settled(practiceId, secret, { before: [move], position });
};

const takeBack = (
  { step }: GamePracticeCommands['TakeBackGamePractice'],
  state: GamePracticeState,
): readonly GamePracticeEvent[] | GamePracticeRefused => {
  const { practiceId } = state;
  if (practiceId === null) return refuse('not-found');
  if (state.winner !== null) return refuse('over');
  if (step !== state.step) return refuse('taken-back');
  const to = state.moves.findLastIndex(({ seat }) => seat === person);
  if (to < 0) return refuse('nothing-to-take-back');
  return [gamePracticeEvent('GamePracticeRewound', { practiceId, to })];
};

const decide = (
  command: GamePracticeCommand,
  state: GamePracticeState,
): readonly GamePracticeEvent[] | GamePracticeRefused => {
  switch (command.type) {
    case 'StartGamePractice':
      return start(command.data, state);
    case 'PlayGamePractice':
      return play(command.data, state);
    case 'TakeBackGamePractice':
      return takeBack(command.data, state);
  }
};

const evolve = (state: GamePracticeState, event: GamePracticeEvent): GamePracticeState => {
  switch (event.type) {
    case 'GamePracticeStarted': {
      const { practiceId, owner, game, setups, names } = event.data;
      return { ...initialState, practiceId, owner, game, setups, names, step: 1 };
    }
    case 'GamePracticeMoved': {
      const { moves, hash } = event.data;
      return {
        ...state,
        moves: [...state.moves, ...moves],
        step: state.step + 1,
        hash,
      };
    }
    case 'GamePracticeRewound':
      return {
        ...state,
        moves: state.moves.slice(0, event.data.to),
        step: state.step + 1,
        hash: null,
      };
    case 'GamePracticeEnded':
      return { ...state, winner: event.data.winner };
    default:
      return state;
  }
};

/** A person's game against the bot, of any game that describes its board itself: stream `practice-<id>`. */
export const gamePracticeDecider = { initialState, decide, evolve };

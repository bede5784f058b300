import {
  type BotLevel,
  type BotReason,
  isRefusal,
  type Move,
  type Outcome,
  type State,
} from '#rules';
import type { TableDeck } from '../table/events.js';
import { wentBack, withMoves } from '../table/evolve.js';
import { cardsDigest, winnerOfGame } from '../table/game.js';
import { dealtPosition, type GamePosition, standing } from '../table/position.js';
import { movesBefore, type PreparedGame, scriptedAnswers } from '../lessons/prepared.js';
import type { GameRecord } from '../table/state.js';
import {
  answered as answeredByBot,
  type BotAnswers,
  botIsAsked,
  PERSON_SEAT,
  played as playedOut,
} from './bot.js';
import { practiceEvent, type PracticeEvent, type PracticeEvents } from './events.js';

/** `seed` and `nonce` come out of the sealed secrets. */
export interface PracticeCommands {
  StartPractice: {
    readonly practiceId: string;
    readonly owner: string;
    readonly person: TableDeck;
    readonly bot: TableDeck;
    /** Decks of further bots: a game of Twin Suns. */
    readonly others?: readonly TableDeck[];
    readonly seed: string;
    readonly nonce: string;
    readonly seedCommitment: string;
    /** Digest of the sources of the rules engine that judges the game. */
    readonly engine: string;
    readonly level: BotLevel;
    /** A guided game: dealt from its known seed, and played up to the lesson. */
    readonly prepared?: PreparedGame;
    /** What the bot answers to the deal, thought of before; without it the bot thinks within the command. */
    readonly answers?: BotAnswers;
  };
  PlayPractice: {
    readonly move: Omit<Move, 'seat'>;
    /** How often the game had been taken back where the decision was read; 0 where not told. */
    readonly takenBack?: number;
    readonly seed: string;
    readonly nonce: string;
    /** Where the game stands; without it the game is played again. */
    readonly position?: GamePosition | undefined;
    /** What the bot answers to this move, thought of before; without it the bot thinks within the command. */
    readonly answers?: BotAnswers;
  };
  /** Back to the person's own last decision, whatever the bot answered and whatever was drawn: nobody is wronged. */
  TakeBackPractice: { readonly at: number; readonly takenBack: number };
}
type PracticeCommandType = keyof PracticeCommands;
export type PracticeCommand = {
  [T in PracticeCommandType]: { readonly type: T; readonly data: PracticeCommands[T] };
}[PracticeCommandType];

export interface BotStep {
  /** Moves on record once this one was made. */
  readonly at: number;
  readonly reason: BotReason;
}

export interface PracticeState {
  readonly practiceId: string | null;
  readonly owner: string;
  /** Seat `a` is the person's, `b` the bot's. */
  readonly game: GameRecord | null;
  readonly level: BotLevel;
  readonly prepared: PreparedGame | null;
  /** Why the bot did what it did last, with the number of moves after each answer. */
  readonly reasons: readonly BotStep[];
  readonly ended: Pick<PracticeEvents['PracticeEnded'], 'winner' | 'winners' | 'cause'> | null;
}

/** Games that were started before there were levels. */
const FORMER_LEVEL: BotLevel = 1;

const initialState: PracticeState = {
  practiceId: null,
  owner: '',
  game: null,
  level: FORMER_LEVEL,
  prepared: null,
  reasons: [],
  ended: null,
};

export type PracticeRefusal =
  | 'not-found'
  | 'already-started'
  | 'deck-not-playable'
  | 'over'
  | 'outdated'
  | 'taken-back'
  | 'nothing-to-take-back';
/** Our own reasons, or the engine's for an illegal move with the number of the rule. */
export interface PracticeRefused {
  readonly kind: 'refused';
  readonly code: string;
  readonly data: Readonly<Record<string, string | null>>;
}

const refuse = (reason: PracticeRefusal): PracticeRefused => ({
  kind: 'refused',
  code: `practice/${reason}`,
  data: {},
});

interface Played {
  readonly practiceId: string;
  /** Moves to be recorded now, which led to `position`. */
  readonly played: readonly Move[];
  readonly position: GamePosition;
  readonly level: BotLevel;
  readonly answers?: BotAnswers | undefined;
}

/** What the bot answers, what that makes of the game, and the facts of both. */
const settled = (
  { practiceId, played, position, level, answers }: Played,
  { seed, nonce }: { readonly seed: string; readonly nonce: string },
): PracticeEvent[] => {
  const answered = answers
    ? playedOut(position, answers)
    : answeredByBot(position, { seed, level });
  const moves = [...played, ...answered.moves];
  if (moves.length === 0) return [];
  const { state } = answered.position;
  const facts = [
    practiceEvent('PracticeMovesPlayed', {
      practiceId,
      moves,
      hash: answered.position.hash,
      reasons: answered.reasons,
    }),
  ];
  const { outcome } = state;
  if (!outcome) return facts;
  const cause = outcome.reason === 'concession' ? 'conceded' : 'played';
  return [
    ...facts,
    practiceEvent('PracticeEnded', {
      practiceId,
      ...wonBy(outcome, state.players.length),
      cause,
      seed,
      nonce,
    }),
  ];
};

const wonBy = (
  outcome: Outcome,
  players: number,
): Pick<PracticeEvents['PracticeEnded'], 'winner' | 'winners'> => {
  if (players > 2) {
    const { winners } = outcome;
    const own = winners.includes(PERSON_SEAT);
    return { winner: own ? (winners.length > 1 ? 'draw' : 'person') : 'bot', winners };
  }
  const winner = winnerOfGame(outcome);
  return { winner: winner === 'draw' ? winner : winner === 'a' ? 'person' : 'bot' };
};

const start = (
  data: PracticeCommands['StartPractice'],
  state: PracticeState,
): readonly PracticeEvent[] | PracticeRefused => {
  if (state.practiceId !== null) return refuse('already-started');
  const { practiceId, person, bot, others = [], seed, nonce, level, prepared } = data;
  const decks = { a: person, b: bot, ...(others.length > 0 && { others }) };
  const dealt = dealtPosition({ ...decks, discreet: true }, seed);
  if (isRefusal(dealt)) return refuse('deck-not-playable');
  const started = practiceEvent('PracticeStarted', {
    practiceId,
    owner: data.owner,
    person,
    bot,
    ...(others.length > 0 && { others }),
    seedCommitment: data.seedCommitment,
    engine: data.engine,
    cards: cardsDigest(decks),
    discreet: true,
    level,
    ...(prepared && { prepared }),
  });
  const played = prepared ? movesBefore(prepared) : [];
  const at = playedOn(dealt, played);
  if (at === null) return refuse('outdated');
  const answers = answersTo({
    prepared: prepared ?? null,
    moves: played,
    position: at,
    thought: data.answers,
  });
  return [
    started,
    ...settled({ practiceId, played, position: at, level, answers }, { seed, nonce }),
  ];
};

/** The position after these moves; null where the rules refuse one of them by now. */
const playedOn = (from: GamePosition, moves: readonly Move[]): GamePosition | null => {
  let now = from;
  for (const move of moves) {
    const after = now.after(move);
    if (isRefusal(after)) return null;
    now = after;
  }
  return now;
};

interface Turn {
  readonly prepared: PreparedGame | null;
  /** All moves of the game so far. */
  readonly moves: readonly Move[];
  readonly position: GamePosition;
  readonly thought: BotAnswers | undefined;
}

/** In a guided game the opponent answers by the script as long as the rules take it; else what was thought of before, if anything. */
const answersTo = ({ prepared, moves, position, thought }: Turn): BotAnswers | undefined => {
  const scripted = prepared && scriptedAnswers(prepared, moves);
  if (!scripted) return thought;
  const after = playedOn(position, scripted);
  return after === null || botIsAsked(after.state) ? undefined : { moves: scripted, reasons: [] };
};

const play = (
  { move, takenBack = 0, seed, nonce, position, answers }: PracticeCommands['PlayPractice'],
  { practiceId, game, level, prepared, ended }: PracticeState,
): readonly PracticeEvent[] | PracticeRefused => {
  if (practiceId === null || game === null) return refuse('not-found');
  if (ended) return refuse('over');
  if (game.rewinds.length !== takenBack) return refuse('taken-back');
  const played: Move = { ...move, seat: PERSON_SEAT };
  const after = standing(game, seed, position)?.after(played);
  if (!after) return refuse('outdated');
  if (isRefusal(after))
    return { kind: 'refused', code: after.code, data: { rule: after.rule, detail: after.detail } };
  const turn: Turn = {
    prepared: game.rewinds.length > 0 ? null : prepared,
    moves: [...game.moves, played],
    position: after,
    thought: answers,
  };
  return settled(
    { practiceId, played: [played], position: after, level, answers: answersTo(turn) },
    { seed, nonce },
  );
};

const takeBack = (
  { at, takenBack }: PracticeCommands['TakeBackPractice'],
  { practiceId, game, ended }: PracticeState,
): readonly PracticeEvent[] | PracticeRefused => {
  if (practiceId === null || game === null) return refuse('not-found');
  if (ended) return refuse('over');
  if (game.moves.length !== at || game.rewinds.length !== takenBack) return refuse('taken-back');
  const to = game.moves.findLastIndex(({ seat }) => seat === PERSON_SEAT);
  if (to < 0) return refuse('nothing-to-take-back');
  return [practiceEvent('PracticeRewound', { practiceId, from: at, to })];
};

/** Where the bot has to think about its answers before a command can be decided: the state that it faces; null where it is not asked or the move is refused. */
export const facedByBot = (
  to:
    | Pick<PracticeCommands['StartPractice'], 'person' | 'bot' | 'others'>
    | Pick<PracticeCommands['PlayPractice'], 'move' | 'takenBack' | 'position'>,
  seed: string,
  { game, ended }: PracticeState = initialState,
): State | null => {
  if ('person' in to) {
    const { person, bot, others = [] } = to;
    const dealt = dealtPosition({ a: person, b: bot, others, discreet: true }, seed);
    return isRefusal(dealt) || !botIsAsked(dealt.state) ? null : dealt.state;
  }
  if (game === null || ended || game.rewinds.length !== (to.takenBack ?? 0)) return null;
  const after = standing(game, seed, to.position)?.after({ ...to.move, seat: PERSON_SEAT });
  return !after || isRefusal(after) || !botIsAsked(after.state) ? null : after.state;
};

/** Answers a command with the facts it makes, the bot's answers among them, or with the reason why not. Pure. */
const decide = (
  command: PracticeCommand,
  state: PracticeState,
): readonly PracticeEvent[] | PracticeRefused => {
  switch (command.type) {
    case 'StartPractice':
      return start(command.data, state);
    case 'PlayPractice':
      return play(command.data, state);
    case 'TakeBackPractice':
      return takeBack(command.data, state);
  }
};

/** The bot's answers are the last moves of a fact, its reasons stand in the same order. */
const reasonsOf = (
  { moves, reasons = [] }: PracticeEvents['PracticeMovesPlayed'],
  before: number,
): BotStep[] =>
  reasons.map((reason, index) => ({
    at: before + moves.length - reasons.length + index + 1,
    reason,
  }));

const evolve = (state: PracticeState, event: PracticeEvent): PracticeState => {
  switch (event.type) {
    case 'PracticeStarted': {
      const { practiceId, owner, person, bot, engine, cards, discreet = false } = event.data;
      const { level = FORMER_LEVEL, prepared = null, others = [] } = event.data;
      return {
        practiceId,
        owner,
        game: {
          game: 1,
          a: person,
          b: bot,
          ...(others.length > 0 && { others }),
          moves: [],
          engine,
          cards,
          discreet,
          chooser: null,
          rewinds: [],
          hashed: null,
        },
        level,
        prepared,
        reasons: [],
        ended: null,
      };
    }
    case 'PracticeMovesPlayed':
      return {
        ...state,
        game: state.game && withMoves(state.game, event.data.moves, event.data.hash),
        reasons: reasonsOf(event.data, state.game?.moves.length ?? 0),
      };
    case 'PracticeRewound': {
      const { from, to } = event.data;
      const rewind = { from, to, cause: 'own-choice', by: 'a' } as const;
      return { ...state, reasons: [], game: state.game && wentBack(state.game, rewind) };
    }
    case 'PracticeEnded': {
      const { winner, winners, cause } = event.data;
      return { ...state, ended: { winner, cause, ...(winners && { winners }) } };
    }
    default:
      return state;
  }
};

/** A person's game against the bot: stream `practice-<id>`. */
export const practiceDecider = { initialState, decide, evolve };

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
import {
  cardsDigest,
  deal,
  playOn,
  remember,
  rulesEngine,
  stateHash,
  winnerOfGame,
} from '../table/game.js';
import { movesBefore, type PreparedGame, scriptedAnswers } from '../lessons/prepared.js';
import type { GameRecord } from '../table/state.js';
import {
  botAnswers,
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
  /** Moves on record, and those to be recorded now, which led to `state`. */
  readonly before: Pick<GameRecord, 'moves' | 'rewinds'>;
  readonly played: readonly Move[];
  readonly state: State;
  readonly level: BotLevel;
  readonly answers?: BotAnswers | undefined;
}

/** What the bot answers, what that makes of the game, and the facts of both. */
const settled = (
  { practiceId, before, played, state, level, answers }: Played,
  { seed, nonce }: { readonly seed: string; readonly nonce: string },
): PracticeEvent[] => {
  const answered = answers ? playedOut(state, answers) : botAnswers(state, { seed, level });
  const moves = [...played, ...answered.moves];
  if (moves.length === 0) return [];
  remember({ ...before, moves: [...before.moves, ...moves] }, seed, answered.state);
  const facts = [
    practiceEvent('PracticeMovesPlayed', {
      practiceId,
      moves,
      hash: stateHash(answered.state),
      reasons: answered.reasons,
    }),
  ];
  const { outcome } = answered.state;
  if (!outcome) return facts;
  const cause = outcome.reason === 'concession' ? 'conceded' : 'played';
  return [
    ...facts,
    practiceEvent('PracticeEnded', {
      practiceId,
      ...wonBy(outcome, answered.state.players.length),
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
  const dealt = deal({ ...decks, discreet: true }, seed);
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
  const at = playedOn(dealt.state, played);
  if (at === null) return refuse('outdated');
  const before = { moves: [], rewinds: [] };
  const answers = answersTo({
    prepared: prepared ?? null,
    moves: played,
    state: at,
    thought: data.answers,
  });
  return [
    started,
    ...settled({ practiceId, before, played, state: at, level, answers }, { seed, nonce }),
  ];
};

/** The state after these moves; null where the rules refuse one of them by now. */
const playedOn = (state: State, moves: readonly Move[]): State | null => {
  let now = state;
  for (const move of moves) {
    const step = rulesEngine().apply(now, move);
    if (isRefusal(step)) return null;
    now = step.state;
  }
  return now;
};

interface Turn {
  readonly prepared: PreparedGame | null;
  /** All moves of the game so far. */
  readonly moves: readonly Move[];
  readonly state: State;
  readonly thought: BotAnswers | undefined;
}

/** In a guided game the opponent answers by the script as long as the rules take it; else what was thought of before, if anything. */
const answersTo = ({ prepared, moves, state, thought }: Turn): BotAnswers | undefined => {
  const scripted = prepared && scriptedAnswers(prepared, moves);
  if (!scripted) return thought;
  const after = playedOn(state, scripted);
  return after === null || botIsAsked(after) ? undefined : { moves: scripted, reasons: [] };
};

const play = (
  { move, takenBack = 0, seed, nonce, answers }: PracticeCommands['PlayPractice'],
  { practiceId, game, level, prepared, ended }: PracticeState,
): readonly PracticeEvent[] | PracticeRefused => {
  if (practiceId === null || game === null) return refuse('not-found');
  if (ended) return refuse('over');
  if (game.rewinds.length !== takenBack) return refuse('taken-back');
  const played: Move = { ...move, seat: PERSON_SEAT };
  const step = playOn(game, seed, played);
  if (step === null) return refuse('outdated');
  if (isRefusal(step))
    return { kind: 'refused', code: step.code, data: { rule: step.rule, detail: step.detail } };
  const turn: Turn = {
    prepared: game.rewinds.length > 0 ? null : prepared,
    moves: [...game.moves, played],
    state: step.state,
    thought: answers,
  };
  return settled(
    {
      practiceId,
      before: game,
      played: [played],
      state: step.state,
      level,
      answers: answersTo(turn),
    },
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
    | Pick<PracticeCommands['PlayPractice'], 'move' | 'takenBack'>,
  seed: string,
  { game, ended }: PracticeState = initialState,
): State | null => {
  if ('person' in to) {
    const { person, bot, others = [] } = to;
    const dealt = deal({ a: person, b: bot, others, discreet: true }, seed);
    return isRefusal(dealt) || !botIsAsked(dealt.state) ? null : dealt.state;
  }
  if (game === null || ended || game.rewinds.length !== (to.takenBack ?? 0)) return null;
  const step = playOn(game, seed, { ...to.move, seat: PERSON_SEAT });
  return step === null || isRefusal(step) || !botIsAsked(step.state) ? null : step.state;
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

import { type BotLevel, isRefusal, type Move, type Refusal, type State } from '#rules';
import {
  answered as answeredByBots,
  type BotAnswers,
  botIsAsked,
  played as playedOut,
} from '../practice/bot.js';
import { later } from '../later.js';
import { cardsDigest } from '../table/game.js';
import { dealtPosition, type GamePosition, standing } from '../table/position.js';
import { isBefore, UNTIL_CLAIM, UNTIL_WARNING } from '../table/silence.js';
import {
  twinSunsEvent,
  type TwinSunsEvent,
  type TwinSunsEvents,
  type TwinSunsPlayer,
} from './events.js';
import { evolve } from './evolve.js';
import { hasExpired } from '../open-table.js';
import { initialState, peopleOf, recordOf, type TwinSunsState } from './state.js';

interface Secret {
  readonly seed: string;
  readonly nonce: string;
}
interface Standing {
  /** Where the game stands; without it the game is played again. */
  readonly position?: GamePosition | undefined;
}
interface Thought {
  /** What bots answer, thought of before; without it they think within the command. */
  readonly answers?: BotAnswers;
}

/** `by` is a seat. `at` of a join is the server's time (ISO 8601); `seed` and `nonce` come out of the sealed secrets. */
interface TwinSunsCommands {
  OpenTwinSuns: TwinSunsEvents['TwinSunsTableOpened'];
  JoinTwinSuns: {
    readonly player: TwinSunsPlayer & { readonly playerId: string };
    readonly at: string;
  };
  /** Before the deal: gives the own seat free again; the host's leaving cancels the table. */
  LeaveTwinSuns: { readonly by: number };
  /** Decks for the bots on the seats that are free: as many as there are of those. */
  DealTwinSuns: Secret &
    Thought & {
      readonly by: number;
      readonly bots: readonly TwinSunsPlayer[];
      readonly level: BotLevel;
      readonly seedCommitment: string;
      readonly engine: string;
    };
  PlayTwinSuns: Secret & Standing & Thought & { readonly move: Move; readonly takenBack: number };
  /** The own last choice, while nothing hidden was disclosed and nobody has acted since. */
  TakeBackTwinSuns: Standing & {
    readonly by: number;
    readonly at: number;
    readonly takenBack: number;
    readonly seed: string;
  };
  /** A player tells the one who is asked that they are waited for. `movedAt`: when the question was put. */
  WarnTwinSunsSilence: Standing & {
    readonly by: number;
    readonly at: number;
    readonly takenBack: number;
    readonly seed: string;
    readonly now: string;
    readonly movedAt?: string;
  };
  /** Takes the player out of the game who was warned and did not answer. */
  RemoveSilentPlayer: Secret & Standing & Thought & { readonly by: number; readonly now: string };
  /** `next`: the table that is opened for another game. */
  OpenTwinSunsRematch: { readonly by: number; readonly next: string };
}
export type TwinSunsCommand = {
  [T in keyof TwinSunsCommands]: { readonly type: T; readonly data: TwinSunsCommands[T] };
}[keyof TwinSunsCommands];

export type TwinSunsRefusal =
  | 'not-found'
  | 'already-open'
  | 'already-dealt'
  | 'not-dealt'
  | 'cancelled'
  | 'expired'
  | 'full'
  | 'own-seat'
  | 'not-host'
  | 'seats-free'
  | 'deck-not-playable'
  | 'over'
  | 'not-over'
  | 'outdated'
  | 'taken-back'
  | 'nothing-to-take-back'
  | 'not-waiting-for-other'
  | 'silence-warned'
  | 'no-silence-warned'
  | 'too-early';

/** Our own reasons, or the engine's for an illegal move with the number of the rule. */
interface TwinSunsRefused {
  readonly kind: 'refused';
  readonly code: string;
  readonly data: Readonly<Record<string, string | null>>;
}
type Decision = readonly TwinSunsEvent[] | TwinSunsRefused;

const refuse = (reason: TwinSunsRefusal): TwinSunsRefused => ({
  kind: 'refused',
  code: `twin-suns/${reason}`,
  data: {},
});

const open = (data: TwinSunsCommands['OpenTwinSuns'], { status }: TwinSunsState): Decision =>
  status === 'none' ? [twinSunsEvent('TwinSunsTableOpened', data)] : refuse('already-open');

/** Why nobody can sit down, stand up or deal any more. */
const noLongerOpen = ({ status }: TwinSunsState): TwinSunsRefused | null => {
  if (status === 'none') return refuse('not-found');
  if (status === 'cancelled') return refuse('cancelled');
  return status === 'open' ? null : refuse('already-dealt');
};

const join = (
  { player, at }: TwinSunsCommands['JoinTwinSuns'],
  state: TwinSunsState,
  gameId: string,
): Decision => {
  if (state.players.some(({ playerId }) => playerId === player.playerId)) return refuse('own-seat');
  if (state.players.length >= state.seats) return refuse('full');
  if (hasExpired(state, at)) return refuse('expired');
  return [twinSunsEvent('TwinSunsSeatTaken', { gameId, player })];
};

const leave = (
  { by }: TwinSunsCommands['LeaveTwinSuns'],
  { players }: TwinSunsState,
  gameId: string,
): Decision => {
  if (by === 0) return [twinSunsEvent('TwinSunsTableCancelled', { gameId })];
  const playerId = players[by]?.playerId;
  return playerId ? [twinSunsEvent('TwinSunsSeatLeft', { gameId, playerId })] : refuse('not-found');
};

interface Played extends Secret, Thought {
  readonly gameId: string;
  readonly players: readonly TwinSunsPlayer[];
  readonly level: BotLevel;
  /** Moves to be recorded now, which led to `position`. */
  readonly moves: readonly Move[];
  readonly position: GamePosition;
}

/** What bots answer, what that makes of the game, and the facts of both. */
const settled = (played: Played): TwinSunsEvent[] => {
  const { gameId, level, seed, nonce, answers } = played;
  const people = peopleOf(played);
  const answered = answers
    ? playedOut(played.position, answers, people)
    : answeredByBots(played.position, { seed, level, people });
  const moves = [...played.moves, ...answered.moves];
  if (moves.length === 0) return [];
  const { hash, state } = answered.position;
  const facts = [twinSunsEvent('TwinSunsMovesPlayed', { gameId, moves, hash })];
  const { outcome } = state;
  if (!outcome) return facts;
  const cause = outcome.reason === 'concession' ? 'conceded' : 'played';
  const ended = { gameId, winners: outcome.winners, cause, seed, nonce } as const;
  return [...facts, twinSunsEvent('TwinSunsEnded', ended)];
};

const dealGame = (
  data: TwinSunsCommands['DealTwinSuns'],
  state: TwinSunsState,
  gameId: string,
): Decision => {
  const { by, bots, level, seed, nonce, seedCommitment, engine, answers } = data;
  if (by !== 0) return refuse('not-host');
  const players = [...state.players, ...bots];
  if (players.length !== state.seats) return refuse('seats-free');
  const blank = recordOf(players, { engine, cards: '' });
  const dealt = blank && dealtPosition(blank, seed);
  if (!blank || !dealt || isRefusal(dealt)) return refuse('deck-not-playable');
  const cards = cardsDigest(blank);
  const thought = answers && { answers };
  const played = { gameId, players, level, moves: [], position: dealt, seed, nonce };
  return [
    twinSunsEvent('TwinSunsDealt', { gameId, bots, level, seedCommitment, engine, cards }),
    ...settled({ ...played, ...thought }),
  ];
};

/** Why nobody can move. */
const notPlayed = ({ status, game }: TwinSunsState, takenBack: number): TwinSunsRefused | null => {
  if (status === 'none') return refuse('not-found');
  if (status === 'over') return refuse('over');
  if (game === null) return refuse('not-dealt');
  return game.rewinds.length === takenBack ? null : refuse('taken-back');
};

const play = (
  { move, takenBack, seed, nonce, position, answers }: TwinSunsCommands['PlayTwinSuns'],
  state: TwinSunsState,
): Decision => {
  const { gameId, game, players, level } = state;
  const fault = notPlayed(state, takenBack);
  if (fault || gameId === null || game === null) return fault ?? refuse('not-found');
  const after = standing(game, seed, position)?.after(move);
  if (!after) return refuse('outdated');
  if (isRefusal(after))
    return { kind: 'refused', code: after.code, data: { rule: after.rule, detail: after.detail } };
  const thought = answers && { answers };
  const played = { gameId, players, level, moves: [move], position: after, seed, nonce };
  return settled({ ...played, ...thought });
};

const takeBack = (
  { by, at, takenBack, seed, position }: TwinSunsCommands['TakeBackTwinSuns'],
  state: TwinSunsState,
): Decision => {
  const { gameId, game } = state;
  const fault = notPlayed(state, takenBack);
  if (fault || gameId === null || game === null) return fault ?? refuse('not-found');
  if (game.moves.length !== at) return refuse('taken-back');
  if (standing(game, seed, position)?.free !== by) return refuse('nothing-to-take-back');
  return [twinSunsEvent('TwinSunsRewound', { gameId, from: at, to: at - 1, by })];
};

const warnSilence = (
  { by, at, takenBack, seed, now, movedAt, position }: TwinSunsCommands['WarnTwinSunsSilence'],
  state: TwinSunsState,
): Decision => {
  const { gameId, game, silence } = state;
  const fault = notPlayed(state, takenBack);
  if (fault || gameId === null || game === null) return fault ?? refuse('not-found');
  if (game.moves.length !== at) return refuse('taken-back');
  if (silence !== null) return refuse('silence-warned');
  if (movedAt !== undefined && isBefore(now, later(movedAt, UNTIL_WARNING)))
    return refuse('too-early');
  const reached = standing(game, seed, position);
  if (reached === null) return refuse('outdated');
  const seat = reached.state.pending?.seat ?? by;
  if (seat === by) return refuse('not-waiting-for-other');
  const removableFrom = later(now, UNTIL_CLAIM);
  return [twinSunsEvent('TwinSunsSilenceWarned', { gameId, by, seat, removableFrom })];
};

/** The concession of whoever was warned, and what the game is by then; null where nobody was or the game cannot go on. */
const removal = (
  { game, silence }: TwinSunsState,
  { seed, position }: Pick<TwinSunsCommands['RemoveSilentPlayer'], 'seed' | 'position'>,
): { readonly move: Move; readonly after: GamePosition | Refusal } | null => {
  const reached = game && silence && standing(game, seed, position);
  if (!reached) return null;
  const move = { seat: silence.seat, at: reached.state.at, concede: true } as const;
  return { move, after: reached.after(move) };
};

/** A clock alone takes nobody out: after the wait it is one of the others who decides to go on. */
const removeSilent = (
  { by, nonce, now, answers, ...known }: TwinSunsCommands['RemoveSilentPlayer'],
  state: TwinSunsState,
): Decision => {
  const { gameId, game, players, level, silence } = state;
  const fault = notPlayed(state, game?.rewinds.length ?? 0);
  if (fault || gameId === null || game === null) return fault ?? refuse('not-found');
  if (silence === null) return refuse('no-silence-warned');
  if (silence.seat === by) return refuse('not-waiting-for-other');
  if (isBefore(now, silence.removableFrom)) return refuse('too-early');
  const { move, after } = removal(state, known) ?? {};
  if (!move || !after || isRefusal(after)) return refuse('outdated');
  const thought = answers && { answers };
  const { seed } = known;
  const played = { gameId, players, level, moves: [move], position: after, seed, nonce };
  return [
    twinSunsEvent('TwinSunsPlayerRemoved', { gameId, seat: silence.seat, by }),
    ...settled({ ...played, ...thought }),
  ];
};

const openRematch = (
  { by, next }: TwinSunsCommands['OpenTwinSunsRematch'],
  { status, gameId }: TwinSunsState,
): Decision =>
  status === 'over' && gameId !== null
    ? [twinSunsEvent('TwinSunsRematchOpened', { gameId, next, by })]
    : refuse('not-over');

/** Commands that bots may answer. */
export type AnsweredCommand = Extract<
  TwinSunsCommand,
  { readonly type: 'DealTwinSuns' | 'PlayTwinSuns' | 'RemoveSilentPlayer' }
>;

/** Where a move within a running game leads to; undefined where there is nothing to move. */
const ledTo = (
  command: Exclude<AnsweredCommand, { readonly type: 'DealTwinSuns' }>,
  state: TwinSunsState,
): GamePosition | Refusal | undefined => {
  if (command.type === 'RemoveSilentPlayer') return removal(state, command.data)?.after;
  const { move, seed, takenBack, position } = command.data;
  const { game } = state;
  return game?.rewinds.length === takenBack
    ? standing(game, seed, position)?.after(move)
    : undefined;
};

/** What bots have to think about before a command can be decided: the state that they face; null where none is asked or the command is refused. */
export const facedByTwinSunsBot = (
  command: AnsweredCommand,
  state: TwinSunsState,
): State | null => {
  const { players } = state;
  if (command.type === 'DealTwinSuns') {
    const { bots, seed } = command.data;
    const all = [...players, ...bots];
    const record = recordOf(all, { engine: '', cards: '' });
    const dealt = record && dealtPosition(record, seed);
    if (!dealt || isRefusal(dealt)) return null;
    return botIsAsked(dealt.state, peopleOf({ players: all })) ? dealt.state : null;
  }
  const after = ledTo(command, state);
  if (!after || isRefusal(after)) return null;
  return botIsAsked(after.state, peopleOf({ players })) ? after.state : null;
};

/** Answers a command with the facts it makes, the bots' answers among them, or with the reason why not. Pure. */
const decide = (command: TwinSunsCommand, state: TwinSunsState): Decision => {
  switch (command.type) {
    case 'OpenTwinSuns':
      return open(command.data, state);
    case 'PlayTwinSuns':
      return play(command.data, state);
    case 'TakeBackTwinSuns':
      return takeBack(command.data, state);
    case 'WarnTwinSunsSilence':
      return warnSilence(command.data, state);
    case 'RemoveSilentPlayer':
      return removeSilent(command.data, state);
    case 'OpenTwinSunsRematch':
      return openRematch(command.data, state);
  }
  const closed = noLongerOpen(state);
  if (closed || state.gameId === null) return closed ?? refuse('not-found');
  switch (command.type) {
    case 'JoinTwinSuns':
      return join(command.data, state, state.gameId);
    case 'LeaveTwinSuns':
      return leave(command.data, state, state.gameId);
    case 'DealTwinSuns':
      return dealGame(command.data, state, state.gameId);
  }
};

/** One game of Twin Suns among three or four people, from the open table to the last move: stream `twin-suns-<id>`. */
export const twinSunsDecider = { initialState, decide, evolve };

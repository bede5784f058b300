import type { ScreenMove, ScreenPosition, ScreenRefusal } from '#game';
import { later } from '../later.js';
import { playedOn } from './bots.js';
import type { GameCommands, Look } from './commands.js';
import { type EndCause, gameFact, type GameFact } from './facts.js';
import type { GameRefusal, GameRules } from './kind.js';
import { noLongerOpen, open, seatRefusal } from './lobby.js';
import { firstPositionOf, screenOf, standing, standsAt } from './record.js';
import {
  followUpRefusal,
  UNTIL_CLAIM,
  UNTIL_RULING,
  waitsForAnother,
  warningRefusal,
} from './silence.js';
import { evolveGame, type GameState, mayTakeBack } from './state.js';

/** Our own reason, or the engine's for an illegal move. */
export type Refused = GameRefusal | ScreenRefusal;
export type Decision = readonly GameFact[] | Refused;

/** Where a command leads before bots answer. */
export interface Lead {
  /** What is told before the moves. */
  readonly facts: readonly GameFact[];
  readonly moves: readonly ScreenMove[];
  readonly position: ScreenPosition;
  readonly cause?: EndCause;
}

export const isLead = (led: Lead | Decision): led is Lead =>
  typeof led === 'object' && 'position' in led;

const isStale = ({ step, record }: GameState, look: Look): boolean => {
  if ('step' in look) return look.step !== step;
  return record === null || !standsAt(record, look);
};

/** Why nobody can move. */
export const notRunning = ({ status }: GameState): GameRefusal | null => {
  if (status === 'none') return 'not-found';
  if (status === 'over') return 'over';
  return status === 'running' ? null : 'not-begun';
};

const beginFacts = (
  state: GameState,
  {
    players,
    level,
    seed,
    seedCommitment,
    engine,
    prepared,
    terms: agreed,
    opening = [],
  }: Omit<GameCommands['Begin'], 'by'>,
): Lead | Refused => {
  const { game } = state;
  const setups = [...state.players, ...players].map(({ setup }) => setup);
  const first = firstPositionOf({ game, setups, terms: agreed ?? null }, seed);
  if (!first) return 'deck-not-playable';
  const position = playedOn(first, opening);
  if (!position) return 'outdated';
  const pinned = screenOf(game)?.terms?.(setups, engine, agreed) ?? null;
  const terms = agreed ? { ...agreed, ...pinned } : pinned;
  const deal = { players, level, seedCommitment, terms, prepared: prepared ?? null };
  return { facts: [gameFact('Begun', deal)], moves: opening, position };
};

export const begin = (data: GameCommands['Begin'], state: GameState): Lead | Refused => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (data.by !== 0) return 'not-host';
  if (state.players.length + data.players.length !== state.seats) return 'seats-free';
  return beginFacts(state, data);
};

export const start = ({ table, deal }: GameCommands['Start'], state: GameState): Lead | Refused => {
  const opened = open(table, state);
  if (typeof opened === 'string') return opened;
  const led = begin({ ...deal, by: 0 }, opened.reduce(evolveGame, state));
  return isLead(led) ? { ...led, facts: [...opened, ...led.facts] } : led;
};

export const join = (
  { player, at, deal }: GameCommands['Join'],
  state: GameState,
  { begins }: Pick<GameRules, 'begins'>,
): Lead | Decision => {
  const refusal = seatRefusal(state, player.playerId, at);
  if (refusal) return refusal;
  const full = state.players.length + 1 === state.seats;
  if (begins === 'when-full' && full && deal)
    return beginFacts(state, { players: [player], level: 1, ...deal });
  const taken = gameFact('SeatTaken', { player });
  return begins === 'elsewhere' && full ? [taken, gameFact('HandedOver', {})] : [taken];
};

export const play = (
  { by, look, choice, seed, position }: GameCommands['Play'],
  state: GameState,
): Lead | Refused => {
  const { record } = state;
  if (look && isStale(state, look)) return 'taken-back';
  const now = record && standing(record, seed, position);
  if (!now) return 'outdated';
  if (typeof choice === 'number' && now.waitingFor !== by) return 'not-your-turn';
  const option = optionOf(choice, record.game, now);
  if (option === undefined) return 'taken-back';
  const move = { seat: by, option };
  const after = now.after(move);
  if (!after) return now.explain(move) ?? 'taken-back';
  const given = choice === 'concede' ? ({ cause: 'conceded' } as const) : {};
  return { facts: [], moves: [move], position: after, ...given };
};

const optionOf = (choice: GameCommands['Play']['choice'], game: string, now: ScreenPosition) => {
  if (choice === 'concede') return screenOf(game)?.concession(now);
  return typeof choice === 'number' ? now.options[choice] : choice;
};

/** Why what follows a warning cannot be done by that seat now. */
const silenceRefusal = (
  { by, now }: Pick<GameCommands['AskRuling'], 'by' | 'now'>,
  silence: NonNullable<GameState['silence']>,
  then: 'claim' | 'ruling',
): GameRefusal | null => {
  if (silence.seat === by) return 'own-silence';
  if (then === 'ruling' && silence.rulingAsked) return 'ruling-asked';
  return followUpRefusal(silence.then === then ? silence.until : null, now);
};

/** A clock alone takes nobody out: after the wait it is one of the others who decides to go on. */
export const claim = (
  { by, now, seed, nonce, position }: GameCommands['Claim'],
  { record, silence }: GameState,
  { claimWins }: Pick<GameRules, 'claimWins'>,
): Lead | Decision => {
  if (silence === null) return 'no-silence-warned';
  const refusal = silenceRefusal({ by, now }, silence, 'claim');
  if (refusal) return refusal;
  if (claimWins) return [gameFact('Ended', { winners: [by], cause: 'claimed', seed, nonce })];
  const { seat } = silence;
  const reached = record && standing(record, seed, position);
  const option = reached && screenOf(record.game)?.concession(reached);
  const move = option && { seat, option };
  const after = move && reached.after(move);
  if (!after) return 'outdated';
  const removed = gameFact('Removed', { seat, by });
  return { facts: [removed], moves: [move], position: after, cause: 'claimed' };
};

/** A judge is asked to rule on whoever did not answer. */
export const askRuling = (asked: GameCommands['AskRuling'], { silence }: GameState): Decision => {
  if (silence === null) return 'no-silence-warned';
  return silenceRefusal(asked, silence, 'ruling') ?? [gameFact('RulingAsked', { by: asked.by })];
};

export const takeBack = (
  { by, look, seed, position }: GameCommands['TakeBack'],
  state: GameState,
  { takesBack }: Pick<GameRules, 'takesBack'>,
): Decision => {
  const { record } = state;
  if (record === null || isStale(state, look)) return 'taken-back';
  if (takesBack === 'own-decision') {
    const to = record.moves.findLastIndex(({ seat }) => seat === by);
    return to < 0 ? 'nothing-to-take-back' : [rewoundByOwnChoice(to, by)];
  }
  if (record.moves.length === 0) return 'nothing-to-take-back';
  const now = standing(record, seed, position);
  if (now === null) return 'outdated';
  if (mayTakeBack(state, now) !== by) return 'take-back-needs-consent';
  return [rewoundByOwnChoice(record.moves.length - 1, by)];
};

const rewoundByOwnChoice = (to: number, by: number): GameFact =>
  gameFact('Rewound', { to, cause: 'own-choice', by });

export const warnSilence = (
  { by, look, seed, now, movedAt, position, ruled = false }: GameCommands['WarnSilence'],
  state: GameState,
): Decision => {
  const { record, silence } = state;
  if (isStale(state, look)) return 'taken-back';
  const refusal = warningRefusal({ warned: silence !== null, movedAt, now });
  if (refusal) return refusal;
  const reached = record && standing(record, seed, position);
  if (!reached) return 'outdated';
  const seat = reached.waitingFor;
  if (!waitsForAnother(seat, by)) return 'not-waiting-for-other';
  const [then, seconds] = ruled
    ? (['ruling', UNTIL_RULING] as const)
    : (['claim', UNTIL_CLAIM] as const);
  return [gameFact('SilenceWarned', { by, seat, until: later(now, seconds), then })];
};

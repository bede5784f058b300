import { findGame } from '#games';
import { later } from '../later.js';
import { hasExpired } from '../open-table.js';
import type { PlayedScreenGame } from '../screen-game/played.js';
import { isBefore, UNTIL_CLAIM, UNTIL_WARNING } from '../table/silence.js';
import { duelEvent, type DuelEvent, type DuelEvents, type DuelPlayer } from './events.js';
import { type DuelState, evolve, initialState, mayTakeBackDuel, playedDuel } from './state.js';

interface Secret {
  readonly seed: string;
  readonly nonce: string;
}
interface Known {
  /** The game as it stands; without it the game is played from its beginning. */
  readonly played?: PlayedScreenGame | undefined;
}

/** `by` is a seat. `at` of a join is the server's time (ISO 8601); `seed` and `nonce` come out of the sealed secrets. */
interface DuelCommands {
  OpenDuel: DuelEvents['DuelOpened'];
  /** Before the guest has come. */
  CancelDuel: { readonly by: number };
  JoinDuel: {
    readonly guest: DuelPlayer;
    readonly at: string;
    readonly seed: string;
    readonly seedCommitment: string;
  };
  /** One of the options that stood on the board at that step, by its number. */
  PlayDuel: Secret &
    Known & { readonly by: number; readonly step: number; readonly option: number };
  ConcedeDuel: Secret & Known & { readonly by: number };
  /** The own last choice, while it showed nothing and nobody has acted since. Chance stays as it was. */
  TakeBackDuel: Known & { readonly by: number; readonly step: number; readonly seed: string };
  /** A player tells the other one that they are waited for. `movedAt`: when the question was put. */
  WarnDuelSilence: Known & {
    readonly by: number;
    readonly step: number;
    readonly seed: string;
    readonly now: string;
    readonly movedAt?: string;
  };
  /** Takes the game of whoever was warned and did not answer. */
  ClaimDuel: Secret & Known & { readonly by: number; readonly now: string };
  /** `next`: the table that is opened for another game. */
  OpenDuelRematch: { readonly by: number; readonly next: string };
}
export type DuelCommand = {
  [T in keyof DuelCommands]: { readonly type: T; readonly data: DuelCommands[T] };
}[keyof DuelCommands];

export type DuelRefusal =
  | 'not-found'
  | 'already-open'
  | 'already-begun'
  | 'not-begun'
  | 'cancelled'
  | 'expired'
  | 'own-table'
  | 'not-host'
  | 'deck-not-playable'
  | 'over'
  | 'not-over'
  | 'outdated'
  | 'moved-on'
  | 'not-your-turn'
  | 'nothing-to-take-back'
  | 'not-waiting-for-other'
  | 'silence-warned'
  | 'no-silence-warned'
  | 'too-early';

interface DuelRefused {
  readonly kind: 'refused';
  readonly code: `duel/${DuelRefusal}`;
  readonly data: Readonly<Record<never, never>>;
}
type Decision = readonly DuelEvent[] | DuelRefused;

const refuse = (reason: DuelRefusal): DuelRefused => ({
  kind: 'refused',
  code: `duel/${reason}`,
  data: {},
});

const open = (data: DuelCommands['OpenDuel'], { status }: DuelState): Decision =>
  status === 'none' ? [duelEvent('DuelOpened', data)] : refuse('already-open');

/** Why nobody can sit down or cancel any more. */
const noLongerOpen = ({ status }: DuelState): DuelRefused | null => {
  if (status === 'none') return refuse('not-found');
  if (status === 'cancelled') return refuse('cancelled');
  return status === 'open' ? null : refuse('already-begun');
};

const cancel = ({ by }: DuelCommands['CancelDuel'], duelId: string): Decision =>
  by === 0 ? [duelEvent('DuelCancelled', { duelId })] : refuse('not-host');

const join = (
  { guest, at, seed, seedCommitment }: DuelCommands['JoinDuel'],
  state: DuelState,
  duelId: string,
): Decision => {
  if (state.players.some(({ playerId }) => playerId === guest.playerId)) return refuse('own-table');
  if (hasExpired(state, at)) return refuse('expired');
  const joined = duelEvent('DuelJoined', { duelId, guest, seedCommitment });
  return playedDuel(evolve(state, joined), seed) === null ? refuse('deck-not-playable') : [joined];
};

/** Why nobody can move. */
const notRunning = ({ status }: DuelState): DuelRefused | null => {
  if (status === 'none') return refuse('not-found');
  if (status === 'over') return refuse('over');
  return status === 'running' ? null : refuse('not-begun');
};

const play = (
  { by, step, option, seed, nonce, played }: DuelCommands['PlayDuel'],
  state: DuelState,
  duelId: string,
): Decision => {
  if (step !== state.step) return refuse('moved-on');
  const now = playedDuel(state, seed, played)?.position;
  if (!now) return refuse('outdated');
  if (now.waitingFor !== by) return refuse('not-your-turn');
  const chosen = now.options[option];
  const move = chosen && { seat: by, option: chosen };
  const after = move && now.after(move);
  if (!move || !after) return refuse('moved-on');
  const moved = duelEvent('DuelMoved', { duelId, move, hash: after.hash() });
  const { result } = after;
  if (result === null) return [moved];
  return [moved, duelEvent('DuelEnded', { duelId, ...result, cause: 'played', seed, nonce })];
};

/** The concession of `loser`, with which the game ends. */
const given = (
  loser: number,
  cause: DuelEvents['DuelEnded']['cause'],
  { seed, nonce, played }: Secret & Known,
  state: DuelState,
): Decision => {
  const concession = findGame(state.game)?.practice?.concession;
  const move = concession && { seat: loser, option: concession };
  const after = move && playedDuel(state, seed, played)?.position.after(move);
  if (!move || !after?.result || state.duelId === null) return refuse('outdated');
  const { duelId } = state;
  const { winner } = after.result;
  return [
    duelEvent('DuelMoved', { duelId, move, hash: after.hash() }),
    duelEvent('DuelEnded', { duelId, winner, cause, seed, nonce }),
  ];
};

/** At any time, also while the other one decides. */
const concede = ({ by, ...known }: DuelCommands['ConcedeDuel'], state: DuelState): Decision =>
  given(by, 'conceded', known, state);

const warnSilence = (
  { by, step, seed, now, movedAt, played }: DuelCommands['WarnDuelSilence'],
  state: DuelState,
  duelId: string,
): Decision => {
  if (step !== state.step) return refuse('moved-on');
  if (state.silence !== null) return refuse('silence-warned');
  if (movedAt !== undefined && isBefore(now, later(movedAt, UNTIL_WARNING)))
    return refuse('too-early');
  const reached = playedDuel(state, seed, played)?.position;
  if (!reached) return refuse('outdated');
  if (reached.waitingFor !== 1 - by) return refuse('not-waiting-for-other');
  const claimFrom = later(now, UNTIL_CLAIM);
  return [duelEvent('DuelSilenceWarned', { duelId, by, claimFrom })];
};

/** A clock alone ends no game: after the wait it is a person who decides to go on. */
const claim = ({ by, now, ...known }: DuelCommands['ClaimDuel'], state: DuelState): Decision => {
  if (state.silence?.by !== by) return refuse('no-silence-warned');
  if (isBefore(now, state.silence.claimFrom)) return refuse('too-early');
  return given(1 - by, 'claimed', known, state);
};

const takeBack = (
  { by, step, seed, played }: DuelCommands['TakeBackDuel'],
  state: DuelState,
  duelId: string,
): Decision => {
  if (step !== state.step) return refuse('moved-on');
  if (mayTakeBackDuel(state, playedDuel(state, seed, played)) !== by)
    return refuse('nothing-to-take-back');
  return [duelEvent('DuelRewound', { duelId, to: state.moves.length - 1, by })];
};

const openRematch = (
  { by, next }: DuelCommands['OpenDuelRematch'],
  { status }: DuelState,
  duelId: string,
): Decision =>
  status === 'over' ? [duelEvent('DuelRematchOpened', { duelId, next, by })] : refuse('not-over');

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: DuelCommand, state: DuelState): Decision => {
  if (command.type === 'OpenDuel') return open(command.data, state);
  const { duelId } = state;
  if (duelId === null) return refuse('not-found');
  switch (command.type) {
    case 'CancelDuel':
      return noLongerOpen(state) ?? cancel(command.data, duelId);
    case 'JoinDuel':
      return noLongerOpen(state) ?? join(command.data, state, duelId);
    case 'PlayDuel':
      return notRunning(state) ?? play(command.data, state, duelId);
    case 'ConcedeDuel':
      return notRunning(state) ?? concede(command.data, state);
    case 'TakeBackDuel':
      return notRunning(state) ?? takeBack(command.data, state, duelId);
    case 'WarnDuelSilence':
      return notRunning(state) ?? warnSilence(command.data, state, duelId);
    case 'ClaimDuel':
      return notRunning(state) ?? claim(command.data, state);
    case 'OpenDuelRematch':
      return openRematch(command.data, state, duelId);
  }
};

/** One game between two people, of a game that describes its board itself, from the open table to the last move: stream `duel-<id>`. */
export const duelDecider = { initialState, decide, evolve };

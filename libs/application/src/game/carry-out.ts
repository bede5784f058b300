import { isRefusal, type Refusal } from '#aggregate';
import type { GameAction, GamePlayer, Look } from '#match';
import type { Decision } from '../command/decision.js';
import type { CommandServices } from '../command/services.js';
import { lastHappened } from '../context/last-happened.js';
import { drawnDeal } from './deal.js';
import { type GameContext, type OwnGameContext, playerIdIn } from './game-context.js';
import { appendAnswered, appendToGame, runningGame } from './running-game.js';

type Choice = GameAction<'Play'>['data']['choice'];

export type Bringing = Pick<GamePlayer, 'name' | 'list' | 'setup' | 'seat'>;

/** Plays the sender's choice; bots that have to act next answer within the same command. */
export const play = async (
  context: OwnGameContext,
  services: CommandServices,
  made: { readonly look?: Look; readonly choice: Choice },
): Promise<Decision> => {
  const { seat: by } = context;
  const now = context.meta.at;
  const data = { by, ...made, now, ...(await runningGame(context, services)) };
  return appendAnswered(context, { type: 'Play', data }, services);
};

/** Goes back to the sender's own last choice. */
export const takeBack = async (
  context: OwnGameContext,
  services: CommandServices,
  look: Look,
): Promise<Decision> => {
  const { nonce: _nonce, ...running } = await runningGame(context, services);
  const data = { by: context.seat, look, now: context.meta.at, ...running };
  return appendToGame(context, { type: 'TakeBack', data });
};

/** Warns the player to act that the sender is waiting. */
export const warnSilence = async (
  context: OwnGameContext,
  services: CommandServices,
  look: Look,
): Promise<Decision> => {
  const { game, kind, meta } = context;
  const { seat: by } = context;
  const movedAt = await lastHappened(services.store, game, kind.decider.moves);
  const { nonce: _nonce, ...running } = await runningGame(context, services);
  const data = { by, look, ...running, now: meta.at, movedAt };
  return appendToGame(context, { type: 'WarnSilence', data });
};

const after =
  (type: 'Claim' | 'CallClock') =>
  async (context: OwnGameContext, services: CommandServices): Promise<Decision> => {
    const running = await runningGame(context, services);
    const data = { by: context.seat, ...running, now: context.meta.at };
    return appendAnswered(context, { type, data }, services);
  };

/** Continues or ends the game without the warned player, who did not answer. */
export const claim = after('Claim');

/** Applies the agreed consequence to the player who has run out of time. */
export const callClock = after('CallClock');

/** The sender leaves the table before the game; if the host leaves, the table is cancelled. */
export const leave = (context: OwnGameContext): Decision =>
  appendToGame(context, { type: 'Leave', data: { by: context.seat } });

/**
 * The sender takes a seat; with the last seat taken a game may begin. An unavailable seat is
 * refused before the list is checked.
 */
export const join = async (
  context: GameContext,
  services: CommandServices,
  brought: () => Bringing | Refusal,
  seat?: number,
): Promise<Decision> => {
  const { kind, game, meta } = context;
  const { actor, at } = meta;
  const playerId = playerIdIn(kind, game.state.seatsOf, actor);
  const chosen = seat === undefined ? {} : { seat };
  const refusal = kind.decider.mayJoin(game.state, { playerId, ...chosen }, at);
  if (refusal) return refusal;
  const bringing = brought();
  if (isRefusal(bringing)) return bringing;
  return seatPlayer(context, services, { player: { ...bringing, ...chosen, playerId }, at });
};

/** Appends the events of somebody's taking a seat. */
export const seatPlayer = async (
  { kind, game, games }: Pick<GameContext, 'kind' | 'game' | 'games'>,
  services: CommandServices,
  sitting: { readonly player: GamePlayer; readonly at: string },
): Promise<Decision> => {
  const { streamId, state } = game;
  const begins = kind.decider.begins === 'when-full' && state.status === 'open';
  const deal = begins ? await drawnDeal(streamId, services) : null;
  const data = { ...sitting, ...(deal && { deal }) };
  return appendAnswered({ kind, game, games }, { type: 'Join', data }, services);
};

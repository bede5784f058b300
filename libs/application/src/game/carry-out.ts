import { isRefusal, type Refusal } from '#aggregate';
import type { GameAction, GamePlayer, Look } from '#match';
import type { Decision } from '../command/decision.js';
import type { CommandServices } from '../command/services.js';
import { lastHappened } from '../context/last-happened.js';
import { drawnDeal } from './deal.js';
import { type GameContext, type OwnGameContext, playerIdIn } from './game-context.js';
import { appendAnswered, appendToGame, runningGame } from './running-game.js';

type Choice = GameAction<'Play'>['data']['choice'];

/** What somebody brings to a game. */
export type Bringing = Pick<GamePlayer, 'name' | 'list' | 'setup' | 'seat'>;

/** The sender's choice; bots that are asked next answer within the same command. */
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

/** Back to the sender's own last choice. */
export const takeBack = async (
  context: OwnGameContext,
  services: CommandServices,
  look: Look,
): Promise<Decision> => {
  const { nonce: _nonce, ...running } = await runningGame(context, services);
  const data = { by: context.seat, look, now: context.meta.at, ...running };
  return appendToGame(context, { type: 'TakeBack', data });
};

/** The sender says that they wait for whoever is asked. */
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

/** The game goes on, or ends, without whoever did not answer. */
export const claim = after('Claim');

/** What was agreed for whoever has no time left. */
export const callClock = after('CallClock');

/** The sender stands up before the game; the host's leaving cancels the table. */
export const leave = (context: OwnGameContext): Decision =>
  appendToGame(context, { type: 'Leave', data: { by: context.seat } });

/**
 * The sender sits down; with the last guest a game may begin. A seat
 * that cannot be had is refused before anybody's list is looked at.
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

/** The facts of somebody's sitting down. */
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

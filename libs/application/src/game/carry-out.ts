import type { StreamAppend } from '#event-store';
import type { GameCommand, GamePlayer, Look } from '#match';
import { acceptedEvents } from '../command/accepted-events.js';
import type { CommandServices } from '../command/services.js';
import { ownSeat } from '../context/game-seat.js';
import { lastHappened } from '../context/last-happened.js';
import { drawnDeal } from './deal.js';
import { type GameContext, playerIdIn } from './game-context.js';
import { appendAnswered, appendToGame, runningGame } from './running-game.js';

type Choice = Extract<GameCommand, { readonly type: 'Play' }>['data']['choice'];

/** What somebody brings to a game. */
export type Bringing = Pick<GamePlayer, 'name' | 'list' | 'setup'>;

/** The sender's choice; bots that are asked next answer within the same command. */
export const play = async (
  context: GameContext,
  services: CommandServices,
  made: { readonly look?: Look; readonly choice: Choice },
): Promise<readonly StreamAppend[]> => {
  const by = ownSeat(context);
  const data = { by, ...made, ...(await runningGame(context, services)) };
  return appendAnswered(context, { type: 'Play', data }, services);
};

/** Back to the sender's own last choice. */
export const takeBack = async (
  context: GameContext,
  services: CommandServices,
  look: Look,
): Promise<readonly StreamAppend[]> => {
  const { nonce: _nonce, ...running } = await runningGame(context, services);
  const data = { by: ownSeat(context), look, ...running };
  return appendToGame(context, { type: 'TakeBack', data });
};

/** The sender says that they wait for whoever is asked. */
export const warnSilence = async (
  context: GameContext,
  services: CommandServices,
  look: Look,
): Promise<readonly StreamAppend[]> => {
  const { game, kind, meta } = context;
  const by = ownSeat(context);
  const movedAt = await lastHappened(services.store, game, kind.decider.kind.moves);
  const { nonce: _nonce, ...running } = await runningGame(context, services);
  const data = { by, look, ...running, now: meta.at, movedAt };
  return appendToGame(context, { type: 'WarnSilence', data });
};

/** The game goes on, or ends, without whoever did not answer. */
export const claim = async (
  context: GameContext,
  services: CommandServices,
): Promise<readonly StreamAppend[]> => {
  const running = await runningGame(context, services);
  const data = { by: ownSeat(context), ...running, now: context.meta.at };
  return appendAnswered(context, { type: 'Claim', data }, services);
};

/** The sender stands up before the game; the host's leaving cancels the table. */
export const leave = (context: GameContext): readonly StreamAppend[] =>
  appendToGame(context, { type: 'Leave', data: { by: ownSeat(context) } });

/** The sender sits down; with the last guest a game may begin. A seat that cannot be had is refused before anybody's list is looked at. */
export const join = async (
  { kind, game, meta: { actor, at } }: GameContext,
  services: CommandServices,
  brought: () => Bringing,
): Promise<readonly StreamAppend[]> => {
  const playerId = playerIdIn(kind, game.state.seatsOf, actor);
  assertSeat({ kind, game }, playerId, at);
  return seatPlayer({ kind, game }, services, { player: { ...brought(), playerId }, at });
};

/** Throws the refusal of a seat that cannot be had. */
export const assertSeat = (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  playerId: string,
  at: string,
): void => {
  acceptedEvents(kind.decider.mayJoin(game.state, playerId, at) ?? []);
};

/** The facts of somebody's sitting down. */
export const seatPlayer = async (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  services: CommandServices,
  sitting: { readonly player: GamePlayer; readonly at: string },
): Promise<readonly StreamAppend[]> => {
  const { streamId, state } = game;
  const begins = kind.decider.kind.begins === 'when-full' && state.status === 'open';
  const deal = begins ? await drawnDeal(streamId, services) : null;
  const data = { ...sitting, ...(deal && { deal }) };
  return appendAnswered({ kind, game }, { type: 'Join', data }, services);
};

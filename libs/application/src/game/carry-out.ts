import { commitmentTo, type StreamAppend, newStream } from '#event-store';
import {
  type GameCommand,
  isGone,
  type GamePlayer,
  type Look,
  type Deal,
  type GameState,
} from '#match';
import { deriveId } from '#platform';
import type { LoadedStream } from '#event-store';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { ownSeat } from '../context/game-seat.js';
import { lastHappened } from '../context/last-happened.js';
import { openUntil } from '../free-match/listed-tables.js';
import type { Grant } from '../rights/grants.js';
import { type GameContext, loadGame, playerIdIn } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';
import { appendToGame, gameEvents, runningGame } from './running-game.js';

type Choice = Extract<GameCommand, { readonly type: 'Play' }>['data']['choice'];

/** What somebody brings to a game. */
type Bringing = Pick<GamePlayer, 'name' | 'list' | 'setup'>;

/** What a game is dealt from, its seed drawn now. */
const drawnDeal = async (
  streamId: string,
  { seeds }: Pick<CommandServices, 'seeds'>,
): Promise<Deal> => {
  const drawn = await seeds.draw(streamId);
  const { choice: seed, nonce } = drawn;
  return { seed, nonce, seedCommitment: commitmentTo(drawn), terms: null };
};

/** The sender's choice. */
export const play = async (
  context: GameContext,
  services: CommandServices,
  made: { readonly look?: Look; readonly choice: Choice },
): Promise<readonly StreamAppend[]> => {
  const by = ownSeat(context);
  const data = { by, ...made, ...(await runningGame(context, services)) };
  return appendToGame(context, { type: 'Play', data });
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
  return appendToGame(context, { type: 'Claim', data });
};

/** The sender stands up before the game; the host's leaving cancels the table. */
export const leave = (context: GameContext): readonly StreamAppend[] =>
  appendToGame(context, { type: 'Leave', data: { by: ownSeat(context) } });

/** The sender sits down; with the last guest a game may begin. */
export const join = async (
  { kind, game, meta: { actor, at } }: GameContext,
  services: Pick<CommandServices, 'seeds'>,
  brought: Bringing,
): Promise<readonly StreamAppend[]> => {
  const playerId = playerIdIn(kind, game.state.gameId ?? '', actor);
  return seated({ kind, game }, services, { player: { ...brought, playerId }, at });
};

const seated = async (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  services: Pick<CommandServices, 'seeds'>,
  sitting: { readonly player: GamePlayer; readonly at: string },
): Promise<readonly StreamAppend[]> => {
  const begins = kind.decider.kind.begins === 'when-full' && game.state.status === 'open';
  const deal = begins ? await drawnDeal(game.streamId, services) : undefined;
  const data = { ...sitting, ...(deal && { deal }) };
  return appendToGame({ kind, game }, { type: 'Join', data });
};

interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly listed: boolean;
}

const opened = async (
  kind: PlayedKind,
  meta: GameContext['meta'],
  { models }: Pick<CommandServices, 'models'>,
  { brought, ...opening }: Opening & { readonly brought: Bringing },
) => {
  const { actor, at, commandId } = meta;
  const { decider } = kind;
  const gameId = deriveId(commandId, decider.kind.name);
  const host = { ...brought, playerId: playerIdIn(kind, gameId, actor) };
  const until = await openUntil(opening.listed, meta, { models });
  const data = { gameId, host, ...opening, openedAt: at, openUntil: until };
  const events = gameEvents(kind, decider.initialState, { type: 'Open', data });
  return { gameId, append: newStream(`${decider.kind.name}-${gameId}`, events) };
};

/** The sender opens a table and waits. */
export const open = async (
  kind: PlayedKind,
  { meta }: Pick<GameContext, 'meta'>,
  services: Pick<CommandServices, 'models'>,
  opening: Opening & { readonly brought: Bringing },
): Promise<readonly StreamAppend[]> => [(await opened(kind, meta, services, opening)).append];

type RematchContext = GameContext & { readonly next: LoadedStream<GameState> | null };

/** Loads the game that is over, and the table for another one where somebody has opened it. */
export const loadRematch =
  <Id extends string>(kind: PlayedKind<Id>) =>
  async (
    request: RequestAbout<{ readonly [K in Id]: string }>,
    grants: readonly Grant[],
    services: CommandServices,
  ): Promise<RematchContext> => {
    const loaded = await loadGame(kind)(request, grants, services);
    const { rematch } = loaded.game.state;
    const next = rematch && (await services.aggregates.game(kind.decider, rematch.next));
    return { ...loaded, next };
  };

/** Another game of the same people with the same lists, at a table that the first of them opens. It lies in the log of the first game. */
export const playAgain = async (
  { kind, game, next, seat, meta }: RematchContext,
  services: CommandServices,
): Promise<readonly StreamAppend[]> => {
  const by = ownSeat({ seat });
  const { game: played, seats, players } = game.state;
  const { playerId: _before, ...brought } = players[by] as GamePlayer;
  if (next !== null && !isGone(next.state, meta.at)) {
    const playerId = playerIdIn(kind, next.state.gameId ?? '', meta.actor);
    if (next.state.players.some((player) => player.playerId === playerId)) return [];
    const player = { ...brought, playerId };
    return seated({ kind, game: next }, services, { player, at: meta.at });
  }
  const opening = { game: played, seats, listed: false, brought };
  const { gameId, append } = await opened(kind, meta, services, opening);
  const wanted = appendToGame({ kind, game }, { type: 'OpenRematch', data: { by, next: gameId } });
  return [...wanted, append];
};

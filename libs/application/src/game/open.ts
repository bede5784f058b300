import { type LoadedStream, newStream, type StreamAppend } from '#event-store';
import { type GamePlayer, type GameState, isGone } from '#match';
import { deriveId } from '#platform';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { ownSeat } from '../context/game-seat.js';
import { openUntil } from '../free-match/listed-tables.js';
import type { Grant } from '../rights/grants.js';
import { type Bringing, seatPlayer } from './carry-out.js';
import { type GameContext, loadGame, playerIdIn } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';
import { appendToGame, gameEvents } from './running-game.js';

interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly listed: boolean;
  readonly agreed?: object;
  readonly brought: Bringing;
}

/** A table that the sender opens, and who they are there. */
export const openGame = async (
  kind: PlayedKind,
  meta: GameContext['meta'],
  { models }: Pick<CommandServices, 'models'>,
  { brought, ...opening }: Opening,
): Promise<{
  readonly gameId: string;
  readonly host: GamePlayer & { readonly playerId: string };
  readonly append: StreamAppend;
}> => {
  const { actor, at, commandId } = meta;
  const { decider } = kind;
  const gameId = deriveId(commandId, decider.kind.name);
  const host = { ...brought, playerId: playerIdIn(kind, gameId, actor) };
  const until = await openUntil(opening.listed, meta, { models });
  const data = { gameId, host, ...opening, openedAt: at, openUntil: until };
  const events = gameEvents(kind, decider.initialState, { type: 'Open', data });
  return { gameId, host, append: newStream(`${decider.kind.name}-${gameId}`, events) };
};

/** The sender opens a table and waits. */
export const open = async (
  kind: PlayedKind,
  { meta }: Pick<GameContext, 'meta'>,
  services: Pick<CommandServices, 'models'>,
  opening: Opening,
): Promise<readonly StreamAppend[]> => [(await openGame(kind, meta, services, opening)).append];

interface RematchContext extends GameContext {
  /** The table for another game, where somebody has opened it. */
  readonly next: LoadedStream<GameState> | null;
}

/** Loads a game that is over, and the table for another one. */
export const loadRematch =
  <Id extends string>(kind: PlayedKind<Id>) =>
  async (
    request: RequestAbout<{ readonly [K in Id]: string }>,
    grants: readonly Grant[],
    services: Pick<CommandServices, 'aggregates'>,
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
    const playerId = playerIdIn(kind, next.state.seatsOf, meta.actor);
    if (next.state.players.some((player) => player.playerId === playerId)) return [];
    const player = { ...brought, playerId };
    return seatPlayer({ kind, game: next }, services, { player, at: meta.at });
  }
  const opening = { game: played, seats, listed: false, brought };
  const { gameId, append } = await openGame(kind, meta, services, opening);
  const wanted = appendToGame({ kind, game }, { type: 'OpenRematch', data: { by, next: gameId } });
  return [...wanted, append];
};

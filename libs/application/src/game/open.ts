import { type Decision, joinDecisions } from '../command/decision.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { type LoadedStream, newStream, type StreamAppend } from '#event-store';
import { type Agreed, type GamePlayer, type GameState, isGone } from '#match';
import { findGameIn, tableOf } from '#game';
import { deriveId } from '#platform';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { openUntil } from '../free-match/listed-tables.js';
import type { Grant } from '../rights/grants.js';
import { type Bringing, seatPlayer } from './carry-out.js';
import { type GameContext, type OwnGameContext, loadOwnGame, playerIdIn } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';
import { appendToGame } from './running-game.js';

interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly listed: boolean;
  readonly agreed?: Agreed;
  readonly brought: Bringing;
}

/** The events of a table that the sender opens, and the sender as its host. */
export const openGame = async (
  kind: PlayedKind,
  meta: GameContext['meta'],
  { models, games }: Pick<CommandServices, 'models' | 'games'>,
  { brought, ...opening }: Opening,
): Promise<
  | {
      readonly gameId: string;
      readonly host: GamePlayer & { readonly playerId: string };
      readonly appends: readonly StreamAppend[];
    }
  | Refusal
> => {
  const { actor, at, commandId } = meta;
  const { decider } = kind;
  const gameId = deriveId(commandId, decider.name);
  const host = { ...brought, playerId: playerIdIn(kind, gameId, actor) };
  const until = await openUntil(opening.listed, meta, { models });
  if (isRefusal(until)) return until;
  const table = tableOf(findGameIn(games, opening.game), opening.seats);
  const sides = table ? { sides: table.sides } : {};
  const data = { gameId, host, ...opening, ...sides, openedAt: at, openUntil: until };
  const events = decider.decide({ type: 'Open', data, games }, decider.initialState);
  if (isRefusal(events)) return events;
  return { gameId, host, appends: [newStream(streamOf(decider.name, gameId), events)] };
};

/** The sender opens a table and waits for others. */
export const open = async (
  kind: PlayedKind,
  { meta }: Pick<GameContext, 'meta'>,
  services: Pick<CommandServices, 'models' | 'games'>,
  opening: Opening,
): Promise<Decision> => {
  const opened = await openGame(kind, meta, services, opening);
  return isRefusal(opened) ? opened : opened.appends;
};

export interface RematchContext extends OwnGameContext {
  /** The table for the next game, if somebody has opened it. */
  readonly next: LoadedStream<GameState> | null;
}

/** Loads a finished game and the table for the next one. */
export const loadRematch =
  <Id extends string>(kind: PlayedKind<Id>) =>
  async (
    request: RequestAbout<{ readonly [K in Id]: string }>,
    grants: readonly Grant[],
    services: Pick<CommandServices, 'aggregates' | 'games'>,
  ): Promise<RematchContext | Refusal> => {
    const loaded = await loadOwnGame(kind)(request, grants, services);
    if (isRefusal(loaded)) return loaded;
    const { rematch } = loaded.game.state;
    const next = rematch && (await services.aggregates.game(kind.decider, rematch.next));
    return { ...loaded, next };
  };

/**
 * Another game of the same people with the same lists: the first to ask opens the table, the others
 * join it. It belongs to the log of the first game.
 */
export const playAgain = async (
  _payload: unknown,
  { kind, game, next, seat: by, meta, games }: RematchContext,
  services: CommandServices,
): Promise<Decision> => {
  const { game: played, seats, players, agreed } = game.state;
  const { playerId: _before, ...brought } = players[by] as GamePlayer;
  if (next !== null && !isGone(next.state, meta.at)) {
    const playerId = playerIdIn(kind, next.state.seatsOf, meta.actor);
    if (next.state.players.some((player) => player.playerId === playerId)) return [];
    const player = { ...brought, playerId };
    return seatPlayer({ kind, game: next, games }, services, { player, at: meta.at });
  }
  const opening = { game: played, seats, listed: false, brought, ...(agreed && { agreed }) };
  const opened = await openGame(kind, meta, services, opening);
  if (isRefusal(opened)) return opened;
  const data = { by, next: opened.gameId };
  return joinDecisions(
    appendToGame({ kind, game, games }, { type: 'OpenRematch', data }),
    opened.appends,
  );
};

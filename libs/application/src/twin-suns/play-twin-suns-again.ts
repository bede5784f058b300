import { commands } from '#contracts';
import { appendTo, type LoadedStream, newStream } from '#event-store';
import { isGone, twinSunsDecider, type TwinSunsPlayer, type TwinSunsState } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { openUntil } from '../free-match/listed-tables.js';
import { loadTwinSuns, twinSunsEvents, twinSunsPlayerId } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Another game of the same people with the same decks, at a table that the first of them opens. It lies in the log of the first game. */
export const PlayTwinSunsAgain = defineCommand({
  name: 'PlayTwinSunsAgain',
  payload: commands.PlayTwinSunsAgain,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { TwinSunsTableOpened: 'gameId' },
  visitorPass: true,
  load: async (request, grants, services) => {
    const loaded = await loadTwinSuns(request, grants, services);
    const { rematch } = loaded.game.state;
    const next: LoadedStream<TwinSunsState> | null =
      rematch && (await services.aggregates.twinSuns(rematch.next));
    return { ...loaded, next };
  },
  decide: async (_payload, { game, next, seat, meta }, services) => {
    const { actor, at, commandId } = meta;
    const by = ownSeat({ seat });
    const { seats, players } = game.state;
    const { name, deck } = players[by] as TwinSunsPlayer;
    const playerAt = (gameId: string) => ({
      playerId: twinSunsPlayerId(gameId, actor),
      name,
      deck,
    });
    if (next !== null && !isGone(next.state, at)) {
      const player = playerAt(next.state.gameId ?? '');
      if (next.state.players.some(({ playerId }) => playerId === player.playerId)) return [];
      const data = { player, at };
      return [appendTo(next, twinSunsEvents(next.state, { type: 'JoinTwinSuns', data }))];
    }
    const gameId = deriveId(commandId, 'twin-suns');
    const wanted = twinSunsEvents(game.state, {
      type: 'OpenTwinSunsRematch',
      data: { by, next: gameId },
    });
    const opened = twinSunsEvents(twinSunsDecider.initialState, {
      type: 'OpenTwinSuns',
      data: {
        gameId,
        host: playerAt(gameId),
        seats,
        openedAt: at,
        openUntil: await openUntil(false, meta, services),
      },
    });
    return [appendTo(game, wanted), newStream(`twin-suns-${gameId}`, opened)];
  },
});

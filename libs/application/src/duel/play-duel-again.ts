import { commands } from '#contracts';
import { appendTo, type LoadedStream, newStream } from '#event-store';
import { duelDecider, isGone, type DuelPlayer, type DuelState } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { openUntil } from '../free-match/listed-tables.js';
import { duelEvents, duelPlayerId, loadDuel } from './duel-game.js';
import { joinedDuel } from './join-duel.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Another game of the same two with the same lists, at a table that the first of them opens. It lies in the log of the first game. */
export const PlayDuelAgain = defineCommand({
  name: 'PlayDuelAgain',
  payload: commands.PlayDuelAgain,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { DuelOpened: 'duelId' },
  visitorPass: true,
  load: async (request, grants, services) => {
    const loaded = await loadDuel(request, grants, services);
    const { rematch } = loaded.duel.state;
    const next: LoadedStream<DuelState> | null =
      rematch && (await services.aggregates.duel(rematch.next));
    return { ...loaded, next };
  },
  decide: async (_payload, { duel, next, seat, meta }, services) => {
    const { actor, at, commandId } = meta;
    const by = ownSeat({ seat });
    const { game, players } = duel.state;
    const { name, list, setup } = players[by] as DuelPlayer;
    const playerAt = (duelId: string): DuelPlayer => ({
      playerId: duelPlayerId(duelId, actor),
      name,
      list,
      setup,
    });
    if (next !== null && !isGone(next.state, at)) {
      const player = playerAt(next.state.duelId ?? '');
      if (next.state.players.some(({ playerId }) => playerId === player.playerId)) return [];
      return [appendTo(next, await joinedDuel(next, player, { at, ...services }))];
    }
    const duelId = deriveId(commandId, 'duel');
    const wanted = duelEvents(duel.state, { type: 'OpenDuelRematch', data: { by, next: duelId } });
    const until = await openUntil(false, meta, services);
    const data = { duelId, game, host: playerAt(duelId), openedAt: at, openUntil: until };
    const opened = duelEvents(duelDecider.initialState, { type: 'OpenDuel', data });
    return [appendTo(duel, wanted), newStream(`duel-${duelId}`, opened)];
  },
});

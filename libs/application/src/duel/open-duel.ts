import { commands } from '#contracts';
import { newStream } from '#event-store';
import { duelDecider } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { openUntil } from '../free-match/listed-tables.js';
import { broughtToDuel, duelEvents, duelPlayerId } from './duel-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Opens a table for two. */
export const OpenDuel = defineCommand({
  name: 'OpenDuel',
  payload: commands.OpenDuel,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'table',
  makes: { DuelOpened: 'duelId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ game, list, name, listed = false }, { meta }, services) => {
    const { actor, at, commandId } = meta;
    const duelId = deriveId(commandId, 'duel');
    const playerId = duelPlayerId(duelId, actor);
    const host = { playerId, name, ...broughtToDuel(game, list, commandId) };
    const until = await openUntil(listed, meta, services);
    const data = {
      duelId,
      game,
      host,
      openedAt: at,
      openUntil: until,
      ...(listed ? { listed } : {}),
    };
    const events = duelEvents(duelDecider.initialState, { type: 'OpenDuel', data });
    return [newStream(`duel-${duelId}`, events)];
  },
});

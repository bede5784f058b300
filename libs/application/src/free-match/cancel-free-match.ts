import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { loadLobby } from './load-lobby.js';
import { lobbyEvents } from './lobby-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The host no longer waits. Only the host has a seat before somebody joins. */
export const CancelFreeMatch = defineCommand({
  name: 'CancelFreeMatch',
  payload: commands.CancelFreeMatch,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadLobby,
  decide: (_payload, { free }) => [
    appendTo(free, lobbyEvents(free.state, { type: 'CancelFreeMatch', data: {} })),
  ],
});

import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { duelEvents, loadDuel } from './duel-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The host takes the invitation back. */
export const CancelDuel = defineCommand({
  name: 'CancelDuel',
  payload: commands.CancelDuel,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: (_payload, { duel, seat }) => {
    const data = { by: ownSeat({ seat }) };
    return [appendTo(duel, duelEvents(duel.state, { type: 'CancelDuel', data }))];
  },
});

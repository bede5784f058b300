import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { duelEvents, loadDuel, ownDuelSeat } from './duel-game.js';

/** The host takes the invitation back. */
export const CancelDuel = defineCommand({
  name: 'CancelDuel',
  payload: commands.CancelDuel,
  grants: ['self'],
  load: loadDuel,
  decide: (_payload, { duel, seat }) => {
    const data = { by: ownDuelSeat({ seat }) };
    return [appendTo(duel, duelEvents(duel.state, { type: 'CancelDuel', data }))];
  },
});

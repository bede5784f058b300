import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { duelEvents, loadDuel, runningDuel } from './duel-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The sender's choice. */
export const PlayDuel = defineCommand({
  name: 'PlayDuel',
  payload: commands.PlayDuel,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: async ({ step, option }, { duel, seat }, services) => {
    const running = await runningDuel(duel, services);
    const data = { by: ownSeat({ seat }), step, option, ...running };
    return [appendTo(duel, duelEvents(duel.state, { type: 'PlayDuel', data }))];
  },
});

/** Gives up, whoever has to decide. */
export const ConcedeDuel = defineCommand({
  name: 'ConcedeDuel',
  payload: commands.ConcedeDuel,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: async (_payload, { duel, seat }, services) => {
    const data = { by: ownSeat({ seat }), ...(await runningDuel(duel, services)) };
    return [appendTo(duel, duelEvents(duel.state, { type: 'ConcedeDuel', data }))];
  },
});

/** Back to the sender's own last choice. */
export const TakeBackDuel = defineCommand({
  name: 'TakeBackDuel',
  payload: commands.TakeBackDuel,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: async ({ step }, { duel, seat }, services) => {
    const { nonce: _nonce, ...running } = await runningDuel(duel, services);
    const data = { by: ownSeat({ seat }), step, ...running };
    return [appendTo(duel, duelEvents(duel.state, { type: 'TakeBackDuel', data }))];
  },
});

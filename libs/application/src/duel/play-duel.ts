import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { duelEvents, loadDuel, seedOfDuel } from './duel-game.js';

/** The sender's choice. */
export const PlayDuel = defineCommand({
  name: 'PlayDuel',
  payload: commands.PlayDuel,
  grants: ['self'],
  load: loadDuel,
  decide: async ({ step, option }, { duel, seat }, { duelSeeds }) => {
    const { choice: seed, nonce } = await seedOfDuel(duel.state, duelSeeds);
    const data = { by: ownSeat({ seat }), step, option, seed, nonce };
    return [appendTo(duel, duelEvents(duel.state, { type: 'PlayDuel', data }))];
  },
});

/** Gives up, whoever has to decide. */
export const ConcedeDuel = defineCommand({
  name: 'ConcedeDuel',
  payload: commands.ConcedeDuel,
  grants: ['self'],
  load: loadDuel,
  decide: async (_payload, { duel, seat }, { duelSeeds }) => {
    const { choice: seed, nonce } = await seedOfDuel(duel.state, duelSeeds);
    const data = { by: ownSeat({ seat }), seed, nonce };
    return [appendTo(duel, duelEvents(duel.state, { type: 'ConcedeDuel', data }))];
  },
});

/** Back to the sender's own last choice. */
export const TakeBackDuel = defineCommand({
  name: 'TakeBackDuel',
  payload: commands.TakeBackDuel,
  grants: ['self'],
  load: loadDuel,
  decide: async ({ step }, { duel, seat }, { duelSeeds }) => {
    const { choice: seed } = await seedOfDuel(duel.state, duelSeeds);
    const data = { by: ownSeat({ seat }), step, seed };
    return [appendTo(duel, duelEvents(duel.state, { type: 'TakeBackDuel', data }))];
  },
});

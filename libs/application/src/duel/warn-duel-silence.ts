import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { lastHappened } from '../context/last-happened.js';
import { duelEvents, loadDuel, runningDuel } from './duel-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Facts after which a question waits anew. */
const moves: ReadonlySet<string> = new Set(['DuelJoined', 'DuelMoved', 'DuelRewound']);

/** A player says that they wait for the other one. */
export const WarnDuelSilence = defineCommand({
  name: 'WarnDuelSilence',
  payload: commands.WarnDuelSilence,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: async ({ step }, { duel, seat, meta }, services) => {
    const by = ownSeat({ seat });
    const movedAt = await lastHappened(services.store, duel, moves);
    const { nonce: _nonce, ...running } = await runningDuel(duel, services);
    const data = { by, step, ...running, now: meta.at, ...(movedAt && { movedAt }) };
    return [appendTo(duel, duelEvents(duel.state, { type: 'WarnDuelSilence', data }))];
  },
});

/** Takes the game of whoever did not answer. */
export const ClaimDuel = defineCommand({
  name: 'ClaimDuel',
  payload: commands.ClaimDuel,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadDuel,
  decide: async (_payload, { duel, seat, meta }, services) => {
    const data = { by: ownSeat({ seat }), now: meta.at, ...(await runningDuel(duel, services)) };
    return [appendTo(duel, duelEvents(duel.state, { type: 'ClaimDuel', data }))];
  },
});

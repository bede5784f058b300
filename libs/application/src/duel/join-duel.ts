import { commands } from '#contracts';
import { appendTo, commitmentTo, type LoadedStream } from '#event-store';
import type { DuelPlayer, DuelState } from '#match';
import type { CommandServices } from '../command/services.js';
import { defineCommand } from '../command/definition.js';
import { broughtToDuel, duelEvents, duelPlayerId, loadDuel } from './duel-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The facts of somebody's sitting down at a table, with which the game begins. Throws the refusal. */
export const joinedDuel = async (
  { state }: LoadedStream<DuelState>,
  guest: DuelPlayer,
  { at, duelSeeds }: { readonly at: string } & Pick<CommandServices, 'duelSeeds'>,
) => {
  const drawn = await duelSeeds.draw(state.duelId ?? '', 1);
  const data = { guest, at, seed: drawn.choice, seedCommitment: commitmentTo(drawn) };
  return duelEvents(state, { type: 'JoinDuel', data });
};

/** Takes the seat that is free. */
export const JoinDuel = defineCommand({
  name: 'JoinDuel',
  payload: commands.JoinDuel,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  visitorPass: true,
  load: loadDuel,
  decide: async ({ list, name }, { duel, meta: { actor, at, commandId } }, { duelSeeds }) => {
    const playerId = duelPlayerId(duel.state.duelId ?? '', actor);
    const guest = { playerId, name, ...broughtToDuel(duel.state.game, list, commandId) };
    return [appendTo(duel, await joinedDuel(duel, guest, { at, duelSeeds }))];
  },
});

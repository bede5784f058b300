import { commands } from '#contracts';
import { appendTo, commitmentTo } from '#event-store';
import type { TwinSunsPlayer, TwinSunsState } from '#match';
import { engineDigest } from '#platform';
import { defineCommand } from '../command/definition.js';
import { ownSeat } from '../context/game-seat.js';
import { legalTwinSunsDeckOf } from '../practice/practice-deck.js';
import { answeredEvents, loadTwinSuns } from './twin-suns-game.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Bots with decks of their own on the seats that are free. */
const botsFor = ({ seats, players }: TwinSunsState, seed: string, at: string): TwinSunsPlayer[] =>
  Array.from({ length: seats - players.length }, (_, index) => ({
    playerId: null,
    name: `Bot ${index + 1}`,
    deck: legalTwinSunsDeckOf({ kind: 'random' }, { side: 'bot', seed: `${seed}/${index}`, at }),
  }));

/** The host deals, with bots on the seats that are free. */
export const DealTwinSuns = defineCommand({
  name: 'DealTwinSuns',
  payload: commands.DealTwinSuns,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadTwinSuns,
  decide: async ({ level = 1 }, { game, seat, meta }, { seeds, bot }) => {
    const drawn = await seeds.draw(game.streamId);
    const { choice: seed, nonce } = drawn;
    const data = {
      by: ownSeat({ seat }),
      bots: botsFor(game.state, seed, meta.at),
      level,
      seed,
      nonce,
      seedCommitment: commitmentTo(drawn),
      engine: engineDigest(),
    };
    return [appendTo(game, await answeredEvents(game.state, { type: 'DealTwinSuns', data }, bot))];
  },
});

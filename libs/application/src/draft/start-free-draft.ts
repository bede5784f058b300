import { isRefusal, streamOf } from '#aggregate';
import { commands } from '#contracts';
import { boostersOf, boostersOfSeat, botsAnswer, packSeedName, packsOf, podDecider } from '#draft';
import { commitmentTo, drawSeed, newStream } from '#event-store';
import { deriveId } from '#platform';
import { freeEventOf } from '#vocabulary';
import { pinnedBundles } from '../deck/pinned-bundles.js';
import { refuseBoosters } from './refuse-boosters.js';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { freePlayerId } from '../context/free-pod.js';
import { type PodAction, podEventsInTurn } from '../context/pod-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Opens a pod of no tournament and seats the sender with bots. */
export const StartFreeDraft = defineCommand({
  name: 'StartFreeDraft',
  payload: commands.StartFreeDraft,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'draft',
  makes: { PodSeated: 'podId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ seats, friends, name, ...chosen }, { meta }, { secrets }) => {
    const boosters = boostersOf({ ...chosen, ...pinnedBundles() });
    const refusal = refuseBoosters(boosters, seats * boostersOfSeat);
    if (refusal) return refusal;
    const podId = deriveId(meta.commandId, 'free-pod');
    const seed = await drawSeed(secrets, streamOf('pod', podId), packSeedName);
    const bots = Array.from({ length: seats - 1 }, (_, index) => index + 1);
    const botId = (seat: number): string => freePlayerId(podId, `bot/${seat}`);
    const seating: PodAction = {
      type: 'SeatPod',
      data: {
        eventId: freeEventOf(podId),
        podId,
        draft: 1,
        number: 1,
        ...boosters,
        source: 'generated',
        seats: [freePlayerId(podId, meta.actor), ...bots.map(botId)],
        names: [name, ...bots.map((seat) => `Bot ${seat}`)],
        clock: null,
        conduct: { readyCheck: friends ? 'organizer' : 'all-ready', botAfterMissed: null },
        seedCommitment: commitmentTo(seed),
      },
    };
    const decided = podEventsInTurn(podDecider.initialState, meta, [
      seating,
      ...bots.map((seat): PodAction => ({
        type: 'HoldSeat',
        data: { seat, holder: 'bot', playerId: botId(seat) },
      })),
      { type: 'ConfirmReady', data: { seat: 0 } },
    ]);
    if (isRefusal(decided)) return decided;
    const { events, state } = decided;
    const answers = botsAnswer(state, packsOf(boosters, seats, seed.choice), meta);
    return [newStream(streamOf('pod', podId), [...events, ...answers])];
  },
});

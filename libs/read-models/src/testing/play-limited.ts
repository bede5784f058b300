import { offerTo, packsOf } from '#draft';
import { competitiveClock } from '#vocabulary';
import { plainSettings, currentDraft, type EventSettings, type LimitedSettings } from '#tournament';
import type { Luck } from './play-trilogy.js';
import type { PlayedEvent } from './played-event.js';

const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: competitiveClock,
  buildMinutes: 30,
  reveal: 'after-event',
};

const limitedSettings = (swissRounds: number): Partial<EventSettings> => ({
  ...plainSettings,
  swissRounds,
  limited,
});

const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 0, b: 2, drawn: 0 },
  { a: 1, b: 1, drawn: 1 },
] as const;

const playRound = async (event: PlayedEvent, luck: Luck): Promise<void> => {
  await event.pair();
  if (luck.below(5) === 0) {
    await event.voidRound();
    await event.pair();
  }
  await event.settle(() => scores[luck.below(scores.length)] ?? scores[0]);
  const { phase, round, attempt } = event.state.rounds.at(-1) ?? { phase: 0, round: 1, attempt: 1 };
  await event.send('CompleteRound', { phase, round, attempt });
};

/** Forms two pods of the players who still play; new ones if pods have been dissolved before. */
const form = async (
  event: PlayedEvent,
  draft: number,
  attempt: number,
): Promise<readonly string[]> => {
  const playing = [...event.state.players.values()]
    .filter((player) => player.status === 'playing')
    .map((player) => player.playerId);
  const half = Math.ceil(playing.length / 2);
  const pods = [playing.slice(0, half), playing.slice(half)].map((seats, index) => ({
    podId: `pod-${draft}-${attempt}-${index + 1}`,
    number: index + 1,
    seats,
  }));
  await event.send('FormPods', { draft, pods });
  for (const { podId, number, seats } of pods) {
    await event.inPod(podId, 'SeatPod', {
      eventId: event.eventId,
      podId,
      draft,
      number,
      set: 'SOR',
      source: 'generated',
      seats,
      clock: competitiveClock,
      seedCommitment: 'c',
    });
  }
  return pods.map((pod) => pod.podId);
};

/**
 * Makes some random picks, one of them taken back, with a pause and a bot: not a whole draft, which
 * the pod's own tests play.
 */
const pick = async (event: PlayedEvent, podId: string, luck: Luck): Promise<void> => {
  const seats = event.pods.get(podId)?.state.seats ?? [];
  const packs = packsOf({ set: 'SOR' }, seats.length, podId);
  if (luck.below(2) === 0)
    await event.inPod(podId, 'HoldSeat', {
      seat: 0,
      holder: 'bot',
      playerId: seats[0]?.playerId ?? '',
    });
  for (let step = 0; step < 9; step += 1) {
    const { state } = event.pods.get(podId) ?? {};
    const offers = seats
      .flatMap((_, seat) => (state ? (offerTo(state, packs, seat) ?? []) : []))
      .filter((offer) => offer.cards.length > 1);
    const offer = offers[luck.below(Math.max(1, offers.length))];
    if (!offer) return;
    const key = { seat: offer.seat, round: offer.round, pick: offer.pick };
    await event.inPod(podId, 'PickCard', {
      ...key,
      card: offer.cards[luck.below(offer.cards.length)] ?? '',
      by: 'bot',
      packs,
    });
    if (step === 0) await event.inPod(podId, 'RewindPick', { ...key, reason: 'slipped' });
  }
  await event.inPod(podId, 'PausePod', { reason: 'spill' });
  if (luck.below(2) === 0) await event.inPod(podId, 'ResumePod', {});
};

/**
 * Plays two drafts with a round after the first and two after the second; pods are dissolved and
 * seats taken over on the way.
 */
export const playDraft = async (event: PlayedEvent, players: number, luck: Luck): Promise<void> => {
  await event.create(players, limitedSettings(3), 'draft');
  for (const draft of [1, 2]) {
    let podIds = await form(event, draft, 1);
    if (luck.below(3) === 0) {
      await event.send('DissolvePods', { draft, reason: 'again' });
      for (const podId of podIds) await event.inPod(podId, 'DissolvePod', { reason: 'again' });
      podIds = await form(event, draft, 2);
    }
    for (const podId of podIds) await pick(event, podId, luck);
    if (luck.below(2) === 0) {
      await event.enter(`late${draft}`);
      await event.send('AcceptLateEntry', {
        playerId: `late${draft}`,
        missed: event.state.rounds.map((round) => ({ round: round.round, as: 'loss' as const })),
      });
      await event.send('DropPlayer', {
        playerId: currentDraft(event.state)?.pods[0]?.seats[0] ?? '',
        reason: 'own-wish',
      });
      await event.send('ReplaceDrafter', {
        podId: podIds[0] ?? '',
        seat: 0,
        playerId: `late${draft}`,
      });
    }
    await event.send('StartDeckBuilding', { minutes: 30, drafting: [] });
    for (let round = 0; round < draft; round += 1) await playRound(event, luck);
  }
};

export const playSealed = async (
  event: PlayedEvent,
  players: number,
  luck: Luck,
): Promise<void> => {
  await event.create(players, limitedSettings(2), 'sealed');
  const typedIn = {
    eventId: event.eventId,
    playerId: 'p0',
    draft: 0,
    revision: 1,
    cards: [{ id: 'SOR_010', count: 1 }],
  };
  await event.send('OpenPools', { seedCommitment: 'c' }, [
    {
      streamId: `pool-${event.eventId}-p0`,
      expectedVersion: 0,
      events: [{ type: 'PoolRecorded', schemaVersion: 1, data: typedIn }],
    },
  ]);
  for (let round = 0; round < 2; round += 1) await playRound(event, luck);
};

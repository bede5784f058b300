import { seededRandom } from '#chance';
import { type CommandPayload, commands } from '#contracts';
import {
  boostersOf,
  boostersOfSeat,
  packSeedName,
  planSeating,
  type PodCommands,
  podDecider,
} from '#draft';
import { commitmentTo, drawSeed, newSeed, newStream } from '#event-store';
import { deriveId } from '#platform';
import { eventResults } from '#read-models';
import {
  finalRanking,
  type LimitedSettings,
  type PodSeating,
  type TournamentState,
} from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandServices } from '../command/services.js';
import { refused } from '../failure/request-failure.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { podEvents } from '../context/pod-context.js';
import { assertBoosters } from './assert-boosters.js';

/** Seats everyone who plays at a pod: the tournament's event and the first ones of each pod in one append. */
export const FormPods = defineCommand({
  name: 'FormPods',
  payload: commands.FormPods,
  grants: organizers,
  load: loadTournament,
  decide: async ({ draft, fixed }, context, services) => {
    const { event, meta } = context;
    const seated = await seatedPods(event.state, fixed, services);
    const pods = seated.map((seats, index): PodSeating => ({
      podId: deriveId(meta.commandId, `pod.${index + 1}`),
      number: index + 1,
      seats,
    }));
    // What the tournament refuses, no seed is drawn for.
    const formed = appendToTournament(context, { type: 'FormPods', data: { draft, pods } });
    const { limited } = event.state.settings;
    if (!limited) throw refused({ code: 'tournament/not-limited' });
    const streams = await Promise.all(
      pods.map(async (pod) => {
        const { eventId } = event.state;
        const data = await openingOf({ eventId, draft, pod, limited }, services);
        const events = podEvents(podDecider.initialState, meta, { type: 'SeatPod', data });
        return newStream(`pod-${pod.podId}`, events);
      }),
    );
    return [...formed, ...streams];
  },
});

/** Who sits where. The lot comes from the system: nothing hangs on it that would have to be proved. */
const seatedPods = async (
  event: TournamentState,
  fixed: CommandPayload<'FormPods'>['fixed'],
  services: CommandServices,
): Promise<readonly (readonly string[])[]> => {
  const { podSize = 8, seating = 'random' } = event.settings.limited ?? {};
  const players = [...event.players.values()]
    .filter((player) => player.status === 'playing')
    .map((player) => player.playerId);
  const plan = planSeating({
    players,
    podSize,
    seating,
    fixed,
    random: seededRandom(newSeed()),
    ranking: seating === 'by-standing' ? await rankingOf(event, services) : undefined,
  });
  if (plan.kind === 'refused') throw refused(plan);
  return plan.pods;
};

const rankingOf = async (
  event: TournamentState,
  { aggregates, models, positions }: CommandServices,
): Promise<readonly string[]> => {
  if (event.rounds.length === 0) return [];
  const { streamId, position } = await aggregates.event(event.eventId);
  await positions.reached(streamId, position);
  return finalRanking(event, await eventResults(models, event.eventId)).ranking;
};

interface Opening {
  readonly eventId: string;
  readonly draft: number;
  readonly pod: PodSeating;
  readonly limited: LimitedSettings;
}

const openingOf = async (
  { eventId, draft, pod: { podId, number, seats }, limited }: Opening,
  { secrets }: Pick<CommandServices, 'secrets'>,
): Promise<PodCommands['SeatPod']> => {
  const { source, clock, readyCheck, botAfterMissed } = limited;
  const boosters = boostersOf(limited);
  const place = { eventId, podId, draft, number, ...boosters, source, seats, clock };
  // Real boosters begin with the caller's first word.
  if (source === 'recorded') return { ...place, seedCommitment: null };
  assertBoosters(boosters, seats.length * boostersOfSeat);
  const conduct = { readyCheck: readyCheck ?? 'none', botAfterMissed: botAfterMissed ?? null };
  const seed = await drawSeed(secrets, `pod-${podId}`, packSeedName);
  return { ...place, conduct, seedCommitment: commitmentTo(seed) };
};

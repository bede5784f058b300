import { beginDecided, type Decision, joinDecisions } from '../command/decision.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { seededRandom } from '#chance';
import { type CommandPayload, commands } from '#contracts';
import {
  boostersOf,
  boostersOfSeat,
  conductOf,
  packSeedName,
  planSeating,
  type PodCommands,
  podDecider,
} from '#draft';
import { commitmentTo, drawSeed, newSeed } from '#event-store';
import { deriveId } from '#platform';
import { eventResults } from '#read-models';
import {
  finalRanking,
  type LimitedSettings,
  type PodSeating,
  type TournamentState,
} from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import { conflictRefusal } from '../refusals.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { podEvents } from '../context/pod-context.js';
import { refuseBoosters } from './refuse-boosters.js';
import { running } from '../rights/lifecycles.js';

/**
 * Seats all active players at pods: the tournament's event and the first events of each pod are
 * appended together.
 */
export const FormPods = defineCommand({
  name: 'FormPods',
  payload: commands.FormPods,
  grants: organizers,
  token: 'play',
  during: running,
  makes: { PodSeated: 'podId' },
  load: loadTournament,
  decide: async ({ draft, fixed }, context, services) => {
    const { tournament, meta } = context;
    const seated = await seatedPods(tournament.state, { fixed, settled: new Set() }, services);
    if (isRefusal(seated)) return seated;
    const pods = seated.map((seats, index): PodSeating => ({
      podId: deriveId(meta.commandId, `pod.${index + 1}`),
      number: index + 1,
      seats,
    }));
    // The tournament decides first: no seed is drawn for what it refuses.
    const formed = appendToTournament(context, { type: 'FormPods', data: { draft, pods } });
    if (isRefusal(formed)) return formed;
    const { limited } = tournament.state.settings;
    if (!limited) return conflictRefusal('tournament/not-limited');
    const streams = await seatedStreams(
      { tournament: tournament.state, draft, pods, limited },
      meta,
      services,
    );
    return joinDecisions(formed, ...streams);
  },
});

interface Placing {
  readonly fixed: CommandPayload<'FormPods'>['fixed'];
  /** Players who already have a seat. */
  readonly settled: ReadonlySet<string>;
}

/** Assigns the seats. Random seating uses an uncommitted seed, because nobody has to verify it. */
export const seatedPods = async (
  tournament: TournamentState,
  { fixed, settled }: Placing,
  services: CommandServices,
): Promise<readonly (readonly string[])[] | Refusal> => {
  const { podSize = 8, seating = 'random' } = tournament.settings.limited ?? {};
  const players = [...tournament.players.values()]
    .filter((player) => player.status === 'playing' && !settled.has(player.playerId))
    .map((player) => player.playerId);
  const plan = planSeating({
    players,
    podSize,
    seating,
    fixed,
    random: seededRandom(newSeed()),
    ranking: seating === 'by-standing' ? await rankingOf(tournament, services) : undefined,
  });
  return plan.kind === 'refused' ? conflictRefusal(plan.code, plan.data) : plan.pods;
};

interface Seated {
  readonly tournament: TournamentState;
  readonly draft: number;
  readonly pods: readonly PodSeating[];
  readonly limited: LimitedSettings;
}

/** The first events of newly seated pods; a seed is drawn and sealed for each. */
export const seatedStreams = (
  { tournament: { eventId, bundles }, draft, pods, limited }: Seated,
  meta: CommandMetadata,
  services: Pick<CommandServices, 'secrets'>,
): Promise<readonly Decision[]> =>
  Promise.all(
    pods.map(async (pod) => {
      const data = await openingOf({ eventId, draft, pod, limited, bundles }, services);
      if (isRefusal(data)) return data;
      const events = podEvents(podDecider.initialState, meta, { type: 'SeatPod', data });
      return beginDecided(streamOf('pod', pod.podId), events);
    }),
  );

const rankingOf = async (
  tournament: TournamentState,
  { aggregates, models, positions, games }: CommandServices,
): Promise<readonly string[]> => {
  if (tournament.rounds.length === 0) return [];
  const { streamId, position } = await aggregates.tournament(tournament.eventId);
  await positions.reached(streamId, position);
  return finalRanking(games, tournament, await eventResults(models, tournament.eventId)).ranking;
};

interface Opening {
  readonly eventId: string;
  readonly draft: number;
  readonly pod: PodSeating;
  readonly limited: LimitedSettings;
  readonly bundles: readonly string[];
}

const openingOf = async (
  { eventId, draft, pod: { podId, number, seats }, limited, bundles }: Opening,
  { secrets }: Pick<CommandServices, 'secrets'>,
): Promise<PodCommands['SeatPod'] | Refusal> => {
  const { source, clock } = limited;
  const boosters = boostersOf({ ...limited, bundles });
  const place = { eventId, podId, draft, number, ...boosters, source, seats, clock };
  // With physical boosters the draft begins with the first call.
  if (source === 'recorded') return { ...place, seedCommitment: null };
  const refusal = refuseBoosters(boosters, seats.length * boostersOfSeat);
  if (refusal) return refusal;
  const seed = await drawSeed(secrets, streamOf('pod', podId), packSeedName);
  return { ...place, conduct: conductOf(limited), seedCommitment: commitmentTo(seed) };
};

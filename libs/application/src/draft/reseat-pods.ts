import { joinDecisions } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import type { PodState } from '#draft';
import { deriveId } from '#platform';
import { currentDraft, type PodSeating } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { dissolvePod } from './dissolve-pod.js';
import { seatedPods, seatedStreams } from './form-pods.js';
import { running } from '../rights/lifecycles.js';

/**
 * Whether nobody has seen a pack yet: in the ready check, or before the first call with physical
 * boosters.
 */
const isUntouched = ({ status, source, round, called }: PodState): boolean =>
  status === 'ready-check' || (source === 'recorded' && round <= 0 && called.pick === 0);

/** The lowest numbers that no remaining pod has. */
const freeNumbers = (kept: readonly PodSeating[], count: number): readonly number[] => {
  const taken = new Set(kept.map(({ number }) => number));
  return Array.from({ length: kept.length + count }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .slice(0, count);
};

/**
 * Seats the players of some pods anew, without those who have dropped: after drops, or to join two
 * small pods. All of it or nothing.
 */
export const ReseatPods = defineCommand({
  name: 'ReseatPods',
  payload: commands.ReseatPods,
  grants: organizers,
  token: 'play',
  during: running,
  makes: { PodSeated: 'podId' },
  load: loadTournament,
  decide: async ({ draft, podIds, reason }, context, services) => {
    const { tournament, meta } = context;
    const { limited } = tournament.state.settings;
    if (!limited) return conflictRefusal('tournament/not-limited');
    const formed = currentDraft(tournament.state)?.pods ?? [];
    const kept = formed.filter(({ podId }) => !podIds.includes(podId));
    if (formed.length - kept.length !== new Set(podIds).size)
      return notFoundRefusal('tournament/pod-unknown');
    const loaded = await services.aggregates.pods(tournament.state);
    const taken = loaded.filter(({ state }) => podIds.includes(state.podId));
    const begun = taken.find(({ state }) => !isUntouched(state));
    if (begun) return conflictRefusal('draft/started');
    const settled = new Set(kept.flatMap(({ seats }) => seats));
    const seated = await seatedPods(tournament.state, { fixed: [], settled }, services);
    if (isRefusal(seated)) return seated;
    const numbers = freeNumbers(kept, seated.length);
    const pods = seated.map((seats, index): PodSeating => ({
      podId: deriveId(meta.commandId, `pod.${index + 1}`),
      number: numbers[index] ?? 0,
      seats,
    }));
    const data = { draft, podIds, pods, reason };
    const reseated = joinDecisions(
      appendToTournament(context, { type: 'ReseatPods', data }),
      ...taken.map((pod) => dissolvePod(pod, reason, meta)),
    );
    if (isRefusal(reseated)) return reseated;
    return joinDecisions(
      reseated,
      ...(await seatedStreams(
        { tournament: tournament.state, draft, pods, limited },
        meta,
        services,
      )),
    );
  },
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { games } from '#games';
import {
  currentDraft,
  limitedActs,
  tournamentCommand,
  type TournamentCommands,
  tournamentDecider,
  type TournamentEvent,
} from '#tournament';
import { readModels } from '../models.js';
import { playDraft, playSealed } from '../testing/play-limited.js';
import { Luck } from '../testing/play-trilogy.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readPods } from './query.js';

const by = { actor: 'account:olga', at: '2026-11-21T12:00:00.000Z', games };

/** Every action, sent to the decider as by the desk. */
const accepted = async (played: PlayedEvent): Promise<readonly string[]> => {
  const events = await played.store.readStream(`event-${played.eventId}`);
  const state = events.reduce(
    (before, event) => tournamentDecider.evolve(before, event as unknown as TournamentEvent),
    tournamentDecider.initialState,
  );
  const draft = currentDraft(state);
  const statusOf = (podId: string) => played.pods.get(podId)?.state;
  const drafting = (draft?.pods ?? []).flatMap(({ podId, number }) =>
    statusOf(podId)?.status === 'completed' ? [] : [number],
  );
  const seats = [...state.players.values()].flatMap(({ playerId, status }) =>
    status === 'playing' ? [playerId] : [],
  );
  const anew = { podId: 'pod-x', number: 1, seats };
  const at = draft?.draft ?? 0;
  const sent: { readonly [A in (typeof limitedActs)[number]]: TournamentCommands[A] | null } = {
    OpenPools: { seedCommitment: 'c' },
    FormPods: { draft: at + 1, pods: [anew] },
    DissolvePods: { draft: at, reason: '' },
    // Only offered while pods wait for their players: test/offers/limited-offers.int.spec.ts tests
    // it.
    ReseatPods: null,
    StartDeckBuilding: { minutes: 30, drafting },
  };
  return limitedActs.filter((act) => {
    const data = sent[act];
    if (data === null) return false;
    const command = tournamentCommand(act, data as never, by);
    return !('kind' in tournamentDecider.decide(command, state));
  });
};

it('what the desk of Sealed and Draft is offered, the decider takes, and nothing else would be', async () => {
  const seen = new Set<string>();
  const law = async (played: PlayedEvent): Promise<void> => {
    const reader = new MemoryProjectionStore();
    await catchUp({ events: played.store, projections: reader, models: readModels });
    const view = await readPods(reader, played.eventId);
    if (view === null) return;
    const offered = view.allowed.filter((act) => act !== 'ReseatPods');
    expect(offered).toEqual(await accepted(played));
    for (const act of view.allowed) seen.add(act);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(playDraft, playSealed),
      fc.array(fc.nat({ max: 599 }), { minLength: 97, maxLength: 97 }),
      async (play, luck) => {
        await play(new PlayedEvent(law), 5, new Luck(luck));
      },
    ),
    { numRuns: 6 },
  );
  // The pods of these plays have no ready check.
  expect([...seen, 'ReseatPods'].toSorted()).toEqual([...limitedActs].toSorted());
});

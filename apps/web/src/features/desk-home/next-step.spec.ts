import { describe, expect, it } from 'vitest';
import type { EventView, PodsView, RoundSummary } from '#contracts';
import { nextStep } from './next-step.js';

const counts = (change: Partial<EventView['counts']> = {}): EventView['counts'] => ({
  registered: 0,
  waitlisted: 0,
  checkedIn: 0,
  playing: 0,
  dropped: 0,
  decks: 0,
  illegalDecks: 0,
  ...change,
});
const round = (change: Partial<RoundSummary>): RoundSummary => ({
  phase: 0,
  round: 1,
  attempt: 1,
  state: 'running',
  failure: null,
  endsAt: null,
  remainingSeconds: null,
  tables: 2,
  completed: 0,
  disputed: 0,
  unavoidableRematches: 0,
  ...change,
});
const event = (change: Partial<Pick<EventView, 'status' | 'rounds' | 'nextRound' | 'counts'>>) => ({
  status: 'running' as const,
  rounds: [],
  nextRound: null,
  counts: counts(),
  ...change,
});
const key = { phase: 0, round: 2, attempt: 1 };

describe('the next step', () => {
  it.each([
    ['a draft', event({ status: 'draft' }), 'open-registration'],
    ['nobody is in', event({ status: 'registration' }), 'share'],
    [
      'some are missing',
      event({ status: 'closed', counts: counts({ registered: 6, checkedIn: 5 }) }),
      'check-in',
    ],
    [
      'all are here',
      event({ status: 'closed', counts: counts({ registered: 6, checkedIn: 6 }) }),
      'start',
    ],
    [
      'one is here alone',
      event({ status: 'registration', counts: counts({ registered: 1, checkedIn: 1 }) }),
      'check-in',
    ],
    ['started', event({ nextRound: { phase: 0, round: 1, attempt: 1 } }), 'pair'],
    ['the worker pairs', event({ rounds: [round({ state: 'pairing' })] }), 'pairing'],
    [
      'pairing failed',
      event({
        rounds: [round({ state: 'pairing-failed', failure: { code: 'tables-open', tables: [3] } })],
      }),
      'pairing-failed',
    ],
    ['paired', event({ rounds: [round({ state: 'paired' })] }), 'clock'],
    ['being played', event({ rounds: [round({ completed: 1 })] }), 'results'],
    ['last result in', event({ rounds: [round({ completed: 2 })] }), 'completing'],
    [
      'round over',
      event({ rounds: [round({ state: 'completed', completed: 2 })], nextRound: key }),
      'pair',
    ],
    ['all rounds over', event({ rounds: [round({ state: 'completed', completed: 2 })] }), 'finish'],
    ['finished', event({ status: 'finished' }), 'export'],
  ])('when %s', (_when, told, kind) => {
    expect(nextStep(told).kind).toBe(kind);
  });
});

const pod = (status: PodsView['pods'][number]['status'], draft = 1): PodsView['pods'][number] => ({
  podId: `p${draft}`,
  draft,
  number: 1,
  status,
  round: 1,
  picked: 0,
  picks: 360,
  seats: [],
  revealed: false,
});
const podsView = (change: Partial<PodsView>): PodsView => ({
  allowed: [],
  draft: 0,
  drafts: 0,
  pods: [],
  pools: { opened: false, set: null, recorded: [] },
  building: null,
  position: 1,
  ...change,
});

describe('the next step of a limited event', () => {
  const started = { nextRound: { phase: 0, round: 1, attempt: 1 } };
  const later = { nextRound: key, rounds: [round({ state: 'completed', completed: 2 })] };
  it.each([
    {
      when: 'Sealed has started',
      format: 'sealed',
      told: started,
      pods: podsView({}),
      kind: 'open-pools',
    },
    {
      when: 'its pools are open',
      format: 'sealed',
      told: started,
      pods: podsView({ pools: { opened: true, set: 'SOR', recorded: [] } }),
      kind: 'building',
    },
    {
      when: 'Draft has started',
      format: 'draft',
      told: started,
      pods: podsView({}),
      kind: 'seat-pods',
    },
    {
      when: 'its pods were dissolved',
      format: 'draft',
      told: started,
      pods: podsView({ pods: [pod('dissolved')] }),
      kind: 'seat-pods',
    },
    {
      when: 'a pod is paused',
      format: 'draft',
      told: started,
      pods: podsView({ pods: [pod('completed'), pod('paused')] }),
      kind: 'drafting',
    },
    {
      when: 'all pods are done',
      format: 'draft',
      told: started,
      pods: podsView({ pods: [pod('completed')] }),
      kind: 'building',
    },
    {
      when: 'a round has been played',
      format: 'draft',
      told: later,
      pods: podsView({ pods: [pod('completed')] }),
      kind: 'pair',
    },
    {
      when: 'a second draft runs',
      format: 'draft',
      told: later,
      pods: podsView({ pods: [pod('completed'), pod('drafting', 2)] }),
      kind: 'drafting',
    },
  ])('when $when', ({ format, told, pods, kind }) => {
    expect(nextStep({ ...event(told), format }, pods).kind).toBe(kind);
  });
});

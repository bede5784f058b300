import { describe, expect, it } from 'vitest';
import type { EventView, PodsView } from '#contracts';
import { limitedViews } from './limited-views.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const later = '2026-11-21T12:10:00.000Z';
const before = '2026-11-21T11:50:00.000Z';
const pod = (status: PodsView['pods'][number]['status']) => ({
  podId: 'p',
  draft: 1,
  number: 1,
  status,
  round: 1,
  picked: 0,
  picks: 360,
  seats: [],
  revealed: false,
});
const pods = (change: Partial<PodsView>): PodsView => ({
  allowed: [],
  draft: 1,
  drafts: 1,
  pods: [],
  pools: { opened: false, set: null, recorded: [] },
  building: null,
  position: 1,
  ...change,
});
const played = [{ state: 'completed' }] as unknown as EventView['rounds'];
const open = [{ state: 'running' }] as unknown as EventView['rounds'];
const at = (format: string, rounds: EventView['rounds'] = []) => ({
  format,
  status: 'running' as const,
  rounds,
});

describe('the wall between rounds', () => {
  it.each([
    { when: 'Premier', event: at('premier'), view: null, views: null },
    { when: 'nothing is seated yet', event: at('draft'), view: pods({}), views: null },
    {
      when: 'a pod drafts',
      event: at('draft'),
      view: pods({ pods: [pod('drafting')] }),
      views: ['pods'],
    },
    {
      when: 'decks are built after a draft',
      event: at('draft'),
      view: pods({ pods: [pod('completed')], building: { endsAt: later } }),
      views: ['building', 'pods'],
    },
    {
      when: 'Sealed pools are open',
      event: at('sealed'),
      view: pods({ building: { endsAt: null } }),
      views: ['building'],
    },
    {
      when: 'the time is over before round 1',
      event: at('sealed'),
      view: pods({ building: { endsAt: before } }),
      views: ['building'],
    },
    {
      when: 'a round is on',
      event: at('draft', open),
      view: pods({ pods: [pod('completed')], building: { endsAt: before } }),
      views: null,
    },
    {
      when: 'rounds were played on it',
      event: at('draft', played),
      view: pods({ pods: [pod('completed')], building: { endsAt: before } }),
      views: null,
    },
  ])('when $when', ({ event, view, views }) => {
    expect(limitedViews(event, view, now)).toEqual(views);
  });
});

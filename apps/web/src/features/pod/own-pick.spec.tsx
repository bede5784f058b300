import { afterEach, expect, it, vi } from 'vitest';
import type { PodView } from '#contracts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const mine = { seat: 0, offer: null, byClock: null, mayTakeBack: null, pool: [], marks: [] };
const seat = { name: 'Ana', holder: 'player', packs: 0, picked: 5, choosing: false, leaders: [] };
const view = {
  podId: 'pod-1',
  eventId: 'e1',
  round: 1,
  roundOpensAt: null,
  passing: 'left',
  seats: [0, 1].map((index) => ({ ...seat, seat: index, playerId: `p${index}` })),
  mine,
} as unknown as PodView;

it('says while one waits that the pick of this device did not count', async () => {
  const late = {
    key: 'k',
    name: 'PickCard',
    payload: { podId: 'pod-1', seat: 0, round: 1, pick: 5, card: 'SOR_001' },
    eventId: 'e1',
    subject: 'pod-1',
    at: Date.now(),
    state: 'refused',
    attempts: 1,
    notBefore: 0,
    refusal: { code: 'draft/stale-pick', data: {} },
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'conclave.outbox' ? JSON.stringify([late]) : null),
    setItem: () => undefined,
  });
  // The device's storage is read only once, when the page is opened.
  vi.resetModules();
  const [{ OwnPick }, { draw, wordsOf }] = await Promise.all([
    import('./own-pick.js'),
    import('../../testing/draw.js'),
  ]);
  const words = wordsOf(await draw(<OwnPick view={view} mine={mine as never} />));
  expect(words).toContain('Your last pick did not count. This pick is already made.');
});

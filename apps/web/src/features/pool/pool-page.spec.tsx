import { Route } from 'wouter';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { PoolPage } from './pool-page.js';

const wordsWhile = async (open: boolean, allowed: readonly string[]): Promise<string> => {
  const event = {
    ...{ eventId: 'e1', myPlayerId: 'p1', myRoles: ['player'], status: 'running' },
    ...{ format: 'sealed', settings: {}, rounds: [{ phase: 0, round: 1, state: 'running' }] },
  };
  const pool = {
    ...{ eventId: 'e1', playerId: 'p1', name: 'Ana', state: 'complete', open, cards: [] },
    ...{ commonBases: [] },
    ...{ deck: null, buildEndsAt: null, serverTime: '2026-11-21T10:00:00.000Z' },
  };
  const answers = [
    [['event', 'e1', { eventId: 'e1' }], event],
    [['pool', 'e1', 'p1'], pool],
    [['mySeat', 'e1', { eventId: 'e1' }], { seat: { playerId: 'p1', allowed } }],
  ] as const;
  const page = (
    <Route path="/e/:eventId/pool">
      <PoolPage />
    </Route>
  );
  return wordsOf(await draw(page, { answers, at: '/e/e1/pool' }));
};

it('lets whoever reads that a judge may change the deck call one there', async () => {
  const words = await wordsWhile(false, ['CallJudge']);
  expect(words).toContain('You handed in no deck. Ask a judge to enter one for you.');
  expect(words).toContain('Call a judge');
});

it('offers no call where the seat may not, nor while one builds', async () => {
  expect(await wordsWhile(false, [])).not.toContain('Call a judge');
  expect(await wordsWhile(true, ['CallJudge'])).not.toContain('Call a judge');
});

it('leads whoever is called to a pod there, instead of saying that the draft runs', async () => {
  const event = {
    ...{ eventId: 'e1', myPlayerId: 'p1', myRoles: ['player'], status: 'running' },
    ...{ format: 'draft', settings: { limited: { source: 'generated' } }, rounds: [] },
  };
  const pool = { eventId: 'e1', playerId: 'p1', name: 'Ana', state: 'drafting', cards: [] };
  const pod = { podId: 'pod1', draft: 1, status: 'ready-check', seats: [{ playerId: 'p1' }] };
  const answers = [
    [['event', 'e1', { eventId: 'e1' }], event],
    [['pool', 'e1', 'p1'], pool],
    [['pods', 'e1', { eventId: 'e1' }], { pods: [pod] }],
  ] as const;
  const page = (
    <Route path="/e/:eventId/pool">
      <PoolPage />
    </Route>
  );
  const drawn = await draw(page, { answers, at: '/e/e1/pool' });
  expect(drawn).toContain('href="/e/e1/pods/pod1"');
  const words = wordsOf(drawn);
  expect(words).toContain('Your seat is waiting');
  expect(words).not.toContain('The draft is still running');
});

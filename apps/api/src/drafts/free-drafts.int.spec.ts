import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { freePool, podView, type PodView } from '#contracts';
import { codeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  ({ api, connection } = await startStaffedApi());
  drawKnownSeeds(api, 'free drafts');
});
afterAll(() => api?.stop());

const look = async (session: ApiSession, podId: string): Promise<PodView> =>
  podView.parse(JSON.parse(await session.get(`/api/pods/${podId}`)));
const open = async (session: ApiSession, friends: boolean, seats = 4): Promise<string> => {
  const asked = { set: 'SOR', seats, friends, name: 'Vera' };
  return (await session.command('StartFreeDraft', asked)).ids['podId'] ?? '';
};
/** Takes the first card of every pack until the draft ends. */
const draftAlone = async (session: ApiSession, podId: string): Promise<number> => {
  for (let picks = 0; ; picks += 1) {
    const { mine, status } = await look(session, podId);
    if (status === 'completed') return picks;
    if (!mine?.offer) throw new Error('the bots keep a person waiting');
    const { round, pick, cards } = mine.offer;
    const card = cards[0]?.id ?? '';
    await session.command('PickCard', { podId, seat: mine.seat, round, pick, card });
  }
};

describe('a draft of no event', () => {
  it('is drafted by a visitor against bots from the first tap, built from and opened to everyone', async () => {
    const vera = visitor(connection);
    const podId = await open(vera, false);
    const first = await look(vera, podId);
    expect(first).toMatchObject({ status: 'drafting', round: 0, mine: { seat: 0 } });
    expect(first.seats.map(({ name }) => name)).toEqual(['Vera', 'Bot 1', 'Bot 2', 'Bot 3']);
    expect(await codeOf(vera.get(`/api/pods/${podId}/log`))).toBe('draft/not-revealed');
    expect(await codeOf(vera.get(`/api/pods/${podId}/deck`))).toBe('draft/not-completed');
    expect(await draftAlone(vera, podId)).toBeGreaterThan(36);
    const { pool, against } = freePool.parse(JSON.parse(await vera.get(`/api/pods/${podId}/deck`)));
    expect(pool.cards.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(45);
    expect(against).toHaveLength(3);
    const { build } = JSON.parse(await vera.get(`/api/pods/${podId}/suggestion`)) as {
      build: { main: Record<string, number> };
    };
    expect(Object.values(build.main).reduce((sum, count) => sum + count, 0)).toBe(30);
    const game = await vera.command('StartPractice', {
      deck: { kind: 'text', text: against[0]?.text ?? '' },
      against: { kind: 'text', text: against[1]?.text ?? '' },
    });
    expect(game.ids['practiceId']).toBeTruthy();
    const stranger = visitor(connection);
    expect(JSON.parse(await stranger.get(`/api/pods/${podId}/log`))).toMatchObject({ podId });
    expect(await codeOf(stranger.get(`/api/pods/${podId}/deck`))).toBe('draft/not-found');
  });

  it('waits for friends, who see their own seat alone, and begins by the word of its host', async () => {
    const [vera, otto] = [visitor(connection), visitor(connection)];
    const podId = await open(vera, true, 3);
    expect((await look(otto, podId)).mine).toBeNull();
    await otto.command('JoinFreeDraft', { podId, name: 'Otto' });
    expect(await codeOf(otto.command('JoinFreeDraft', { podId, name: 'Otto' }))).toBe(
      'draft/already-ready',
    );
    expect(await codeOf(otto.command('StartPod', { podId }))).toBe('policy/forbidden');
    expect((await look(vera, podId)).status).toBe('ready-check');
    await vera.command('StartPod', { podId });
    const [hers, his] = [await look(vera, podId), await look(otto, podId)];
    expect([hers.mine?.seat, his.mine?.seat]).toEqual([0, 1]);
    expect(hers.mine?.offer?.cards).not.toEqual(his.mine?.offer?.cards);
    const theft = { podId, seat: 0, round: 0, pick: 1, card: hers.mine?.offer?.cards[0]?.id ?? '' };
    expect(await codeOf(otto.command('PickCard', theft))).toBe('policy/forbidden');
    const late = visitor(connection);
    expect(await codeOf(late.command('JoinFreeDraft', { podId, name: 'Late' }))).toBe(
      'draft/started',
    );
  });

  it('keeps marks, takes a pick back and takes no command of the staff of events', async () => {
    const vera = visitor(connection);
    const podId = await open(vera, true, 3);
    const otto = visitor(connection);
    await otto.command('JoinFreeDraft', { podId, name: 'Otto' });
    await vera.command('StartPod', { podId });
    const { mine } = await look(vera, podId);
    const [first, second] = (mine?.offer?.cards ?? []).map(({ id }) => id);
    await vera.command('MarkCards', { podId, seat: 0, round: 0, cards: [second ?? ''] });
    await vera.command('MarkCards', { podId, seat: 0, round: 0, cards: [second ?? ''] });
    expect((await look(vera, podId)).mine?.marks).toEqual([second]);
    expect(JSON.stringify(await look(otto, podId))).not.toContain(`"marks":["${second ?? ''}"`);
    await otto.command('PickCard', {
      podId,
      seat: 1,
      round: 0,
      pick: 1,
      card: (await look(otto, podId)).mine?.offer?.cards[0]?.id ?? '',
    });
    // Leaders pass to the right: seat 1 passes to seat 0, which is still looking at its own pack.
    const taken = (await look(otto, podId)).mine?.mayTakeBack;
    expect(taken).toMatchObject({ round: 0, pick: 1 });
    await otto.command('TakeBackPick', { podId, seat: 1, round: 0, pick: 1 });
    expect((await look(otto, podId)).mine).toMatchObject({ pool: [], offer: { pick: 1 } });
    const replaced = { podId, seat: 1, playerId: 'somebody-else' };
    expect(await codeOf(vera.command('ReplaceDrafter', replaced))).toBe('policy/forbidden');
    expect(first).toBeTruthy();
  });
});

/**
 * What people other than the players see of a game on screen: searches everything sent to an
 * onlooker for what is hidden or held back.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardById } from '#cards';
import { type ApiFailure, ApiSession, type Connection } from '#client';
import { defaultSettings, type EventSettings } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { LiveReader } from '../../test/live-reader.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, playOn, seatedTable, type SeatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'watching');
});
afterAll(() => api?.stop());

const watching = async (
  { eventId }: SeatedTable,
  settings: Pick<EventSettings, 'watchDelaySeconds' | 'castersSeeHands'>,
): Promise<void> => {
  const base = { ...defaultSettings, cutSize: 0 as const, swissRounds: 1, deckRequired: false };
  await owner.command('ChangeSettings', {
    eventId,
    settings: { ...base, bestOf: 1 as const, ...settings },
  });
};

const staffOf = async (
  { eventId }: SeatedTable,
  role: 'caster' | 'judge' | 'scorekeeper',
): Promise<ApiSession> => {
  const session = new ApiSession(connection);
  const email = `${randomUUID()}@example.org`;
  await session.signUp({ name: role, email, password: randomUUID() });
  await owner.command('GrantRole', { eventId, email, role });
  return session;
};

/**
 * Everything that an onlooker's page and a curious person can request about a match, unprocessed.
 */
const trafficTo = async (session: ApiSession, table: SeatedTable): Promise<string> => {
  const { matchId, eventId } = table;
  const asked = [
    `/api/tables/${matchId}`,
    `/api/tables/${matchId}?since=0`,
    `/api/tables/${matchId}/explain?want=play&card=1`,
    `/api/tables/${matchId}/games/1/replay`,
    `/api/tables/${matchId}/games/1/record`,
    `/api/queries/match?matchId=${matchId}`,
    `/api/queries/pairings?eventId=${eventId}`,
    `/api/queries/story?eventId=${eventId}`,
    `/api/queries/event?eventId=${eventId}`,
    `/api/events/${eventId}/file`,
    `/api/events/${eventId}/log`,
  ];
  const answers = await Promise.all(
    asked.map((path) =>
      session.get(path).catch((error: ApiFailure) => JSON.stringify([error.code, error.data])),
    ),
  );
  return answers.join('\n');
};

/** Cards of both decks, by id or name; leaders and bases are public. */
const cardsIn = async (table: SeatedTable): Promise<string[]> => {
  const events = await api.store.readStream(`match-${table.matchId}`);
  const opened = events.find(({ type }) => type === 'TableOpened')?.data as unknown as Record<
    'a' | 'b',
    { readonly deck: readonly string[] }
  >;
  const ids = [...new Set([...opened.a.deck, ...opened.b.deck])];
  return ids.flatMap((id) => [id, cardById(id)?.name ?? id]);
};

describe('an onlooker of a game with a delay', () => {
  it('is sent nothing of it before the delay is over: no board, no card, no version, no replay', async () => {
    const table = await seatedTable(api, connection, owner);
    await watching(table, { watchDelaySeconds: 3_600 });
    const before = (await api.store.readStream(`match-${table.matchId}`)).length;
    const onlooker = visitor(connection);
    const line = await LiveReader.openAt(onlooker, `/api/tables/${table.matchId}/live`);
    expect((await line.next()).data).toEqual({ version: 0 });
    await table.a.session.command('OpenTable', { matchId: table.matchId });
    await playOn(table, { seed: 5, most: 60 });
    const cards = await cardsIn(table);
    const scorekeeper = await staffOf(table, 'scorekeeper');
    const searched = await trafficTo(onlooker, table);
    expect(searched).toContain('"delaySeconds":3600');
    expect(cards.filter((card) => searched.includes(card))).toEqual([]);
    expect(await lookAt(onlooker, table.matchId)).toMatchObject({
      board: null,
      game: 0,
      steps: [],
    });
    expect((await lookAt(scorekeeper, table.matchId)).board).toBeNull();
    // Judges and the players themselves see the game without delay.
    const judge = await staffOf(table, 'judge');
    const now = await lookAt(table.a.session, table.matchId);
    expect(now).not.toHaveProperty('delaySeconds');
    expect((await lookAt(judge, table.matchId)).board?.at).toBe(now.board?.at);
    const { at } = now.board!;
    await table.b.session.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: { at, concede: true },
    });
    const replay = `/api/tables/${table.matchId}/games/1/replay`;
    expect(await statusAndCodeOf(onlooker.get(replay))).toBe('404 match/replay-not-found');
    expect(await statusAndCodeOf(table.a.session.get(replay))).toBe('accepted');
    const after = await trafficTo(onlooker, table);
    expect(cards.filter((card) => after.includes(card))).toEqual([]);
    line.close();
    await watching(table, { watchDelaySeconds: 0 });
    const told = await lookAt(onlooker, table.matchId);
    expect(told.board?.at).toBe(at + 1);
    expect(told.version).toBeGreaterThan(before);
    expect(await statusAndCodeOf(onlooker.get(replay))).toBe('accepted');
  });
});

describe('a caster', () => {
  it('sees both hands and no question where the organizer says so, else what onlookers see', async () => {
    const table = await seatedTable(api, connection, owner);
    await watching(table, { watchDelaySeconds: 3_600, castersSeeHands: false });
    const caster = await staffOf(table, 'caster');
    await table.a.session.command('OpenTable', { matchId: table.matchId });
    await playOn(table, { seed: 9, most: 20 });
    expect((await lookAt(caster, table.matchId)).board).toBeNull();
    await watching(table, { watchDelaySeconds: 3_600, castersSeeHands: true });
    const seen = await lookAt(caster, table.matchId);
    const [a, b] = [
      await lookAt(table.a.session, table.matchId),
      await lookAt(table.b.session, table.matchId),
    ];
    const ids = (hand: readonly { readonly id: string }[] | null | undefined): string[] =>
      (hand ?? []).map(({ id }) => id);
    expect(seen).toMatchObject({ mine: null, mayRule: false, board: { decision: null } });
    expect(ids(seen.board?.a.hand)).toEqual(ids(a.board?.a.hand));
    expect(ids(seen.board?.b.hand)).toEqual(ids(b.board?.b.hand));
    expect(ids(seen.board?.a.hand).length + ids(seen.board?.b.hand).length).toBeGreaterThan(0);
    // On an overlay, hands are delayed as its address requests, also on its live line.
    const overlay = `/api/v1/events/${table.eventId}/boards/board`;
    const inHand = cardById(ids(seen.board?.a.hand)[0] ?? '')?.name ?? 'none';
    expect(await caster.get(overlay)).toContain(inHand);
    const late = (await caster.get(`${overlay}?delay=3600`)) as unknown as string;
    expect((await cardsIn(table)).filter((card) => late.includes(card))).toEqual([]);
    const live = `/api/tables/${table.matchId}/live`;
    const line = await LiveReader.openAt(caster, `${live}?delay=3600`);
    expect((await line.next()).data).toEqual({ version: 0 });
    line.close();
    for (const path of [`${overlay}?delay=3601`, `${live}?delay=soon`])
      expect(await statusAndCodeOf(caster.get(path))).toMatch(/^400 /);
    // Nobody else sees the hands.
    const onlooker = await trafficTo(visitor(connection), table);
    expect((await cardsIn(table)).filter((card) => onlooker.includes(card))).toEqual([]);
  });
});

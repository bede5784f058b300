import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiFailure, ApiSession, Connection } from '#client';
import type { PoolView } from '#contracts';
import { buildDeck } from '#draft';
import { CommandExecutor } from '#event-store';
import { toSwudbJson } from '#formats';
import { tournamentDecider } from '#tournament';
import { type DraftRoom, draftRoom, lookAtPod, pickOnce } from '../../test/drafts.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { pairAsWorker, type Seated, visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'drafted pools');
});
afterAll(() => api?.stop());

const first = (cards: readonly string[]): string => cards[0] ?? '';
const podOf = ({ podIds }: DraftRoom): string => podIds[0] ?? '';
const statusOf = async (
  session: ApiSession,
  { eventId }: DraftRoom,
  { playerId }: Seated,
): Promise<number> =>
  (
    await connection.send({
      method: 'GET',
      path: `/api/pools/${eventId}/${playerId}`,
      headers: session.identity(),
    })
  ).status;
const poolOf = async (
  session: ApiSession,
  { eventId }: DraftRoom,
  { playerId }: Seated,
): Promise<PoolView> =>
  JSON.parse(await session.get(`/api/pools/${eventId}/${playerId}`)) as PoolView;
const cardsOf = ({ cards }: Pick<PoolView, 'cards'>): readonly string[] =>
  cards.map(({ card, count }) => `${count} ${card.id}`).sort();
const deckOf = ({ cards, commonBases }: PoolView): string => {
  const deck = buildDeck(
    cards.map(({ card, count }) => ({ id: card.id, count })),
    commonBases,
  );
  if (!deck) throw new Error('no deck comes out of this pool');
  return toSwudbJson(deck);
};
const submit = (seat: Seated, { eventId }: DraftRoom, text: string): Promise<string> =>
  seat.session.command('SubmitDeck', { eventId, playerId: seat.playerId, text }).then(
    () => 'accepted',
    (error: ApiFailure) => error.code,
  );
const drafted = async (names: readonly string[]): Promise<DraftRoom> => {
  const room = await draftRoom(connection, owner, names);
  while (await pickOnce(podOf(room), room.players, first));
  return room;
};

describe('the pool of a drafter', () => {
  it('grows with their picks, for them and the staff alone', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const [ana, ben] = room.players as [Seated, Seated];
    expect(await poolOf(ana.session, room, ana)).toMatchObject({
      state: 'drafting',
      cards: [],
      boosters: [],
      open: false,
    });
    for (let pick = 0; pick < 10; pick += 1) await pickOnce(podOf(room), room.players, first);
    const own = await poolOf(ana.session, room, ana);
    expect(cardsOf(own)).toEqual(
      cardsOf({ cards: (await lookAtPod(ana.session, podOf(room))).mine?.pool ?? [] }),
    );
    expect(own.cards.length).toBeGreaterThan(3);
    expect(cardsOf(await poolOf(owner, room, ana))).toEqual(cardsOf(own));
    expect(
      await Promise.all(
        [ben.session, visitor(connection)].map((session) => statusOf(session, room, ana)),
      ),
    ).toEqual([403, 401]);
  });

  it('is what their deck is judged by once decks are built', async () => {
    const room = await drafted(['Ana', 'Ben']);
    const [ana, ben] = room.players as [Seated, Seated];
    const own = await poolOf(ana.session, room, ana);
    expect([own.state, own.cards.reduce((sum, { count }) => sum + count, 0) >= 45]).toEqual([
      'complete',
      true,
    ]);
    expect(await submit(ana, room, deckOf(own))).toBe('tournament/decks-locked');
    await owner.command('StartDeckBuilding', { eventId: room.eventId, minutes: 20 });
    expect(await submit(ana, room, deckOf(own))).toBe('accepted');
    expect(await submit(ben, room, deckOf(own))).toBe('accepted');
    expect((await poolOf(ana.session, room, ana)).deck).toMatchObject({ legal: true });
    expect((await poolOf(ben.session, room, ben)).deck).toMatchObject({ legal: false });
  });

  it('goes with the seat', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben']);
    const [ana] = room.players as [Seated];
    for (let pick = 0; pick < 10; pick += 1) await pickOnce(podOf(room), room.players, first);
    const before = await poolOf(ana.session, room, ana);
    const seat = (await lookAtPod(ana.session, podOf(room))).mine?.seat ?? -1;
    const { ids } = await owner.command('AddLatePlayer', {
      eventId: room.eventId,
      name: 'Cleo',
      missed: [],
    });
    const cleo: Seated = { session: owner, playerId: ids['playerId'] ?? '' };
    await owner.command('ReplaceDrafter', { podId: podOf(room), seat, playerId: cleo.playerId });
    expect(cardsOf(await poolOf(owner, room, cleo))).toEqual(cardsOf(before));
    expect(await poolOf(ana.session, room, ana)).toMatchObject({ state: 'missing', cards: [] });
  });
});

describe('the round after a draft', () => {
  it('lets everyone meet the seat opposite, and the pod has a table of its own in the standings', async () => {
    const { eventId } = await drafted(['Ana', 'Ben', 'Cleo', 'Dan']);
    await owner.command('StartDeckBuilding', { eventId, minutes: 20 });
    await owner.command('RequestPairing', {
      eventId,
      phase: 0,
      round: 1,
      attempt: 1,
      repair: false,
    });
    const tables = await pairAsWorker(api, eventId);
    const seats =
      (await new CommandExecutor(api.store).load(tournamentDecider, `event-${eventId}`)).state
        .limited.drafts[0]?.pods[0]?.seats ?? [];
    expect(tables.map(({ a, b }) => Math.abs(seats.indexOf(a) - seats.indexOf(b)))).toEqual([2, 2]);
    const [table] = tables;
    await owner.command('RuleResult', {
      matchId: table?.matchId ?? '',
      score: { a: 2, b: 0, drawn: 0 },
      note: '',
    });
    const rows = async () =>
      (await visitor(connection).query('draftStandings', { eventId })).pods.map((pod) => [
        pod.number,
        pod.rows[0]?.playerId,
        pod.rows[0]?.points,
        pod.rows.length,
      ]);
    await expect.poll(rows).toEqual([[1, table?.a, 3, 4]]);
  });
});

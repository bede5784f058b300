import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import type { PoolView } from '#contracts';
import { buildDeck } from '#draft';
import type { RecordedEvent } from '#event-store';
import { toSwudbJson } from '#formats';
import { createLogger, GracefulShutdown } from '#platform';
import { type DraftRoom, draftRoom, draftSettings } from '../../apps/api/test/drafts.js';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { details, openEvent, register, visitor } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { auditFile } from '../../apps/cli/src/audit.js';
import { recomputeBoosters } from '../../apps/cli/src/verify/recompute-boosters.js';
import { recomputePairings } from '../../apps/cli/src/verify/recompute-pairings.js';
import { startWorker } from '../../apps/worker/src/worker.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
const patience = { timeout: 60_000, interval: 100 };
let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'a drafted event');
  await startWorker({ ...api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  await api?.stop();
});

interface EventFile {
  readonly withheld: readonly string[];
  readonly events: readonly RecordedEvent[];
}
const exported = async (session: ApiSession, { eventId }: DraftRoom): Promise<string> =>
  session.get(`/api/events/${eventId}/export`);

const faultsOf = async (text: string): Promise<readonly string[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-drafted-'));
  const lines: string[] = [];
  try {
    const file = path.join(folder, 'event.json');
    writeFileSync(file, text);
    await auditFile(file, (line) => lines.push(line));
    return lines.filter((line) => line.startsWith('fault'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Bots draft in everybody's place, then everybody builds and plays the one round. */
const play = async ({ eventId, podIds, players }: DraftRoom): Promise<void> => {
  for (const podId of podIds)
    for (const seat of players.keys())
      await owner.command('HoldSeat', { podId, seat, holder: 'bot' });
  await expect
    .poll(async () => (await owner.query('pods', { eventId })).building, patience)
    .not.toBeNull();
  for (const { session, playerId } of players) {
    const { cards, commonBases } = JSON.parse(
      await session.get(`/api/pools/${eventId}/${playerId}`),
    ) as PoolView;
    const deck = buildDeck(
      cards.map(({ card, count }) => ({ id: card.id, count })),
      commonBases,
    );
    await session.command('SubmitDeck', { eventId, playerId, text: deck ? toSwudbJson(deck) : '' });
  }
  await owner.command('RequestPairing', { eventId, phase: 0, round: 1, attempt: 1, repair: false });
  await expect
    .poll(async () => (await owner.query('pairings', { eventId })).tables.length, patience)
    .toBe(players.length / 2);
  for (const { matchId } of (await owner.query('pairings', { eventId })).tables)
    await owner.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
  await expect
    .poll(async () => (await owner.query('event', { eventId })).rounds.at(-1)?.state, patience)
    .toBe('completed');
};

it('a drafted event proves itself from its exported file: pods sealed and audited, packs, picks and decks recomputed', async () => {
  const room = await draftRoom(connection, owner, ['Ana', 'Ben', 'Cleo', 'Dan']);
  await play(room);
  const before = JSON.parse(await exported(owner, room)) as EventFile;
  expect(before.withheld).toEqual(room.podIds.map((podId) => `pod-${podId}`));
  expect(await faultsOf(JSON.stringify(before))).toEqual([]);

  await owner.command('FinishEvent', { eventId: room.eventId });
  await expect
    .poll(
      async () =>
        (await owner.query('pods', { eventId: room.eventId })).pods.every((pod) => pod.revealed),
      patience,
    )
    .toBe(true);
  const sealedPods = async () =>
    (JSON.parse(await exported(visitor(connection), room)) as EventFile).events
      .flatMap((event) =>
        event.type === 'HeadsSealed'
          ? (event.data['heads'] as unknown as { streamId: string }[])
          : [],
      )
      .map((head) => head.streamId);
  await expect
    .poll(sealedPods, patience)
    .toEqual(expect.arrayContaining(room.podIds.map((podId) => `pod-${podId}`)));
  const text = await exported(visitor(connection), room);
  const { withheld, events } = JSON.parse(text) as EventFile;
  expect(withheld).toEqual([]);
  expect(await faultsOf(text)).toEqual([]);
  expect(recomputePairings(room.eventId, events)).toEqual({ rounds: 1, differences: [] });
  expect(recomputeBoosters(room.eventId, events)).toEqual({
    packs: 12,
    picks: events.filter((event) => event.type === 'PickMade').length,
    decks: 4,
    differences: [],
  });
});

it('a Sealed event may open its boosters to everyone with the first round, in one append with it', async () => {
  const eventId = await openEvent(
    owner,
    details({ format: 'sealed', settings: draftSettings({ reveal: 'after-draft' }) }),
  );
  const players = [
    await register(connection, eventId, 'Ana'),
    await register(connection, eventId, 'Ben'),
  ];
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await owner.command('OpenPools', { eventId });
  const poolOfAna = (session: ApiSession) =>
    connection.send({
      method: 'GET',
      path: `/api/pools/${eventId}/${players[0]?.playerId ?? ''}`,
      headers: session.identity(),
    });
  expect((await poolOfAna(visitor(connection))).status).toBe(401);
  await owner.command('RequestPairing', { eventId, phase: 0, round: 1, attempt: 1, repair: false });
  await expect.poll(async () => (await poolOfAna(visitor(connection))).status, patience).toBe(200);
  const facts = await api.store.readStream(`event-${eventId}`);
  const [paired, revealed] = ['RoundPaired', 'PoolsRevealed'].map((type) =>
    facts.find((event) => event.type === type),
  );
  expect(revealed?.meta.commandId).toBe(paired?.meta.commandId);
  expect(JSON.parse((await poolOfAna(players[1]?.session ?? owner)).text)).toMatchObject({
    state: 'complete',
    open: false,
  });
});

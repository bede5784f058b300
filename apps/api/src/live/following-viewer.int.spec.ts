/**
 * Views that arrive over the line in parts: assembled, they equal the view that the asker gets, and
 * no part contains a card that this view does not.
 */
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { podFromLine, podView, type TableView, tableView } from '#contracts';
import { draftRoom, lookAtPod, pickOnce } from '../../test/drafts.js';
import { FollowedLine } from '../../test/followed-line.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, playOn, seatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'following');
});
afterAll(() => api?.stop());

const cardsIn = (text: string): string[] => [
  ...new Set(text.match(/\b[A-Z0-9]{3,4}_T?\d{2,3}\b/g) ?? []),
];
/** The cards whose faces a message contains. */
const facesIn = (message: string): string[] =>
  [...message.matchAll(/"id":"([^"]+)","name":/g)].map(([, id]) => id ?? '');
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

describe('a line that brings views', () => {
  it('tells each drafter of every pick what it changes for them, and of no card that is not theirs to see', async () => {
    const room = await draftRoom(connection, owner, ['Ana', 'Ben', 'Cleo']);
    const podId = room.podIds[0] ?? '';
    const people = [...room.players.map(({ session }) => session), visitor(connection), owner];
    const lines = await Promise.all(
      people.map(async (session) => ({
        session,
        line: await FollowedLine.open(session, `/api/pods/${podId}/live`, podFromLine),
      })),
    );
    for (let picks = 0; picks < 24; picks += 1) {
      expect(await pickOnce(podId, room.players, (cards) => cards[0] ?? '')).toBe(true);
      for (const { session, line } of lines) {
        const { serverTime: _, ...asked } = await lookAtPod(session, podId);
        const { serverTime: __, ...told } = podView.parse(await line.until(asked.version));
        expect(told).toEqual(asked);
        const allowed = cardsIn(JSON.stringify(asked));
        expect(cardsIn(line.messages.at(-1) ?? '').filter((id) => !allowed.includes(id))).toEqual(
          [],
        );
      }
    }
    for (const { line } of lines) {
      line.close();
      const [hello = '', whole = '', ...changes] = line.messages;
      expect(JSON.parse(hello)).toEqual({ version: expect.any(Number) as unknown });
      expect(whole).toContain('"view":');
      expect(changes.filter((each) => each.includes('"view":'))).toEqual([]);
    }
    const toAnOnlooker = lines[3]?.line.messages.slice(2).map((each) => each.length) ?? [];
    expect(median(toAnOnlooker)).toBeLessThan(600);
  });

  it('tells a drafter once what a card is, however often it comes by', async () => {
    const room = await draftRoom(connection, owner, ['Fay', 'Gil']);
    const podId = room.podIds[0] ?? '';
    const session = room.players[0]?.session ?? owner;
    const line = await FollowedLine.open(session, `/api/pods/${podId}/live`, podFromLine);
    while ((await lookAtPod(session, podId)).round < 2)
      await pickOnce(podId, room.players, (cards) => cards[0] ?? '');
    await line.until((await lookAtPod(session, podId)).version);
    line.close();
    const told = line.messages.flatMap(facesIn);
    expect(told.length).toBeGreaterThan(30);
    expect(new Set(told).size).toBe(told.length);
  });

  it('tells players and onlookers of every move what it changes for them, and of no card that is hidden from them', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    await table.a.session.command('OpenTable', { matchId });
    const sessions = { a: table.a.session, b: table.b.session, onlooker: visitor(connection) };
    const open = async (session: ApiSession) => ({
      session,
      line: await FollowedLine.open(
        session,
        `/api/tables/${matchId}/live`,
        (told: TableView) => told,
      ),
      seen: new Set<string>(),
      bytes: [] as number[],
    });
    const all = [await open(sessions.a), await open(sessions.b), await open(sessions.onlooker)];
    let moves = 0;
    const compare = async (): Promise<void> => {
      for (const { session, line, seen, bytes } of all) {
        const asked = await lookAt(session, matchId);
        for (const id of cardsIn(JSON.stringify(asked))) seen.add(id);
        if (moves === 0) continue;
        const told = tableView.parse(await line.until(asked.version));
        expect({ ...told, board: { ...told.board, faces: {} } }).toEqual({
          ...asked,
          board: { ...asked.board, faces: {} },
        });
        expect(told.board?.faces).toMatchObject(asked.board?.faces ?? {});
        const last = line.messages.at(-1) ?? '';
        expect(cardsIn(last).filter((id) => !seen.has(id))).toEqual([]);
        if (moves > 1) bytes.push(last.length);
      }
    };
    await playOn(table, {
      seed: 7,
      most: 60,
      watch: async (side) => {
        if (side === 'b') return;
        await compare();
        moves += 1;
      },
    });
    for (const { line } of all) {
      line.close();
      expect(line.messages.slice(2).filter((each) => each.includes('"view":'))).toEqual([]);
    }
    expect(median(all.flatMap(({ bytes }) => bytes))).toBeLessThan(1_500);
  });

  it('is compressed for who takes it, and each message can be read as it comes', async () => {
    const room = await draftRoom(connection, owner, ['Dora', 'Emil']);
    const podId = room.podIds[0] ?? '';
    const abort = new AbortController();
    const stream = await connection.open(
      {
        method: 'GET',
        path: `/api/pods/${podId}/live?view=changes`,
        headers: { 'accept-encoding': 'gzip' },
      },
      abort.signal,
    );
    stream.on('error', () => undefined);
    expect(stream.headers['content-encoding']).toBe('gzip');
    const text = stream.pipe(createGunzip()).setEncoding('utf8');
    text.on('error', () => undefined);
    let read = '';
    const until = async (wanted: string): Promise<void> => {
      for await (const chunk of text.iterator({ destroyOnReturn: false })) {
        read += String(chunk);
        if (read.includes(wanted)) return;
      }
    };
    await until('"version":');
    await pickOnce(podId, room.players, (cards) => cards[0] ?? '');
    await until('"view":');
    await pickOnce(podId, room.players, (cards) => cards[0] ?? '');
    await until('"change":');
    abort.abort();
    expect(read.match(/^data: /gm)?.length).toBe(3);
  });
});

/**
 * A game on screen that another API process continues: from its snapshots, or without them if they
 * were altered.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import type { TableView } from '#contracts';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { lookAt, playOn, seatedTable, type SeatedTable } from '../../test/tables.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
  drawKnownSeeds(api, 'snapshots');
});
afterAll(() => api?.stop());

const figureOf = async ({ url }: RunningApi, name: string, label: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name}\\{${label}[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
};
const placesOf = async (matchId: string): Promise<number[]> => {
  const { rows } = await api.pool.query<{ place: number }>(
    'select place from snapshots where stream_id = $1 order by place',
    [`match-${matchId}`],
  );
  return rows.map(({ place }) => place);
};

/** What both players see at a newly started process, and how it obtained the position. */
const seenAnew = async ({ matchId, a, b }: SeatedTable) => {
  const { databaseUrl, redisUrl } = api.configuration;
  const other = await startApi({ databaseUrl, redisUrl });
  const line = new Connection(other.url);
  try {
    const ask = async ({ session }: { readonly session: ApiSession }): Promise<TableView> => {
      const path = `/api/tables/${matchId}`;
      const answer = await line.send({ method: 'GET', path, headers: session.identity() });
      return JSON.parse(answer.text) as TableView;
    };
    return {
      views: [await ask(a), await ask(b)],
      bySnapshot: await figureOf(other, 'conclave_games_reached_total', 'by="snapshot"'),
      byReplay: await figureOf(other, 'conclave_games_reached_total', 'by="replay"'),
      unreadable: await figureOf(other, 'conclave_game_snapshots_total', 'outcome="unreadable"'),
    };
  } finally {
    line.close();
    await other.stop();
  }
};

describe('a game that another process goes on with', () => {
  it('is shown from its snapshots as it was, and the same where a snapshot was changed', async () => {
    const table = await seatedTable(api, connection, owner);
    const { matchId } = table;
    await owner.command('OpenTable', { matchId });
    expect(await playOn(table, { seed: 5, most: 47 })).toBe(47);
    await expect.poll(() => placesOf(matchId)).toEqual([20, 40]);
    const views = [await lookAt(table.a.session, matchId), await lookAt(table.b.session, matchId)];
    expect(await seenAnew(table)).toEqual({ views, bySnapshot: 1, byReplay: 0, unreadable: 0 });
    await api.pool.query(
      `update snapshots set state = set_byte(state, 60, get_byte(state, 60) # 1) where stream_id = $1`,
      [`match-${matchId}`],
    );
    expect(await seenAnew(table)).toEqual({ views, bySnapshot: 0, byReplay: 1, unreadable: 1 });
  });
});

import { idOf } from '#aggregate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { ApiSession, Connection } from '#client';
import { podView, practiceView } from '#contracts';
import { PostgresEventStore, type RecordedEvent } from '#event-store';
import { dice } from '#rules';
import { exportEvent } from '../../apps/api/src/events/event-export.js';
import { anyMove } from '../../apps/api/test/tables.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { simulate } from '../../apps/cli/src/simulate/simulation.js';
import { build } from '../../infra/run/build.mjs';
import { Fleet } from '../../test/support/fleet.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = `test/restore/fixtures/release-${version}`;

const keep = (name: string, content: object): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${name}.json.gz`),
    gzipSync(JSON.stringify(content), { level: 9 }),
  );
  console.log(`kept ${name}`);
};

const playEvents = async (url: string, say: Say): Promise<void> => {
  for (const format of ['premier', 'trilogy', 'sealed', 'draft'] as const) {
    const { faults } = await simulate(
      {
        plan: 'event',
        format,
        players: 8,
        rounds: 2,
        cut: 2,
        pod: 4,
        set: 'SOR',
        seed: '1',
        url,
        concurrency: 16,
        rate: 60,
      },
      { url, loadPass: null },
      say,
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
};

const practise = async (person: ApiSession): Promise<void> => {
  const deck = { kind: 'starter', name: 'luke' } as const;
  const { ids } = await person.command('StartPractice', { deck, against: deck });
  const practiceId = ids['practiceId'] ?? '';
  const roll = dice(7);
  for (let move = 0; move < 25; move += 1) {
    const view = practiceView.parse(JSON.parse(await person.get(`/api/practice/${practiceId}`)));
    if (!view.board?.decision) return;
    const next = { ...anyMove(view, roll), takenBack: view.takenBack };
    await person.command('PlayPractice', { practiceId, move: next });
  }
};

const draft = async (person: ApiSession): Promise<void> => {
  const asked = { set: 'SOR', seats: 2, friends: false, name: 'Ana' };
  const { ids } = await person.command('StartFreeDraft', asked);
  const podId = ids['podId'] ?? '';
  for (;;) {
    const { status, mine } = podView.parse(JSON.parse(await person.get(`/api/pods/${podId}`)));
    if (status === 'completed') return;
    if (!mine?.offer) continue;
    const { round, pick, cards } = mine.offer;
    const card = cards[0]?.id ?? '';
    await person.command('PickCard', { podId, seat: mine.seat, round, pick, card });
  }
};

const formatOf = (events: readonly RecordedEvent[]): string =>
  String(events.find(({ type }) => type === 'EventCreated')?.data['format'] ?? 'premier');

const keepAll = async (
  store: PostgresEventStore,
  url: string,
  person: ApiSession,
): Promise<void> => {
  const key = (await (await fetch(`${url}/.well-known/conclave-key`)).text()).trim();
  for (const { log } of await store.listLogs(null, 100)) {
    // The log of a free draft has a name like that of an event.
    const kind = log.startsWith('event-free-') ? 'pod' : (log.split('-')[0] ?? log);
    if (kind !== 'event') {
      keep(kind, { log, events: await store.readLog(log, 0, 10_000) });
      continue;
    }
    const eventId = idOf('event', log);
    const at = new Date().toISOString();
    const whole = await exportEvent(store, eventId, { decks: true, tables: true, chats: true, at });
    const { rows } = await person.query('standings', { eventId });
    const everyone = JSON.parse(await person.get(`/api/events/${eventId}/export`)) as object;
    keep(formatOf(whole.events), { whole, everyone, key, standings: rows });
  }
};

export const keepExports = async (say: Say): Promise<Outcome> => {
  await build();
  const fleet = await Fleet.launch({ api: 1, worker: 1, show: say });
  const url = fleet.of('api')[0]?.url ?? '';
  const connection = new Connection(url);
  const pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 1 });
  try {
    const person = new ApiSession(connection);
    await playEvents(url, say);
    await practise(person);
    await draft(person);
    await keepAll(new PostgresEventStore(pool), url, person);
    return { isFine: true };
  } finally {
    connection.close();
    await pool.end();
    await fleet.stop();
  }
};

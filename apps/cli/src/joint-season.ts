import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { csvFormat } from '#exchange';
import { personOf } from '#read-models';
import { seasonTable, type SeasonEvent, type SeasonRow, type SeasonRules } from '#tournament';
import { askOf, type Fetch } from './ask-server.js';
import { auditFile } from './audit.js';
import type { Outcome, Say } from './command-line/verb.js';
import { readShown } from './show.js';
import { keepWhole, trustedKey } from './trusted-key.js';
import { readEventFile } from './verify.js';

interface JointSeason {
  /** Addresses of event pages, on any servers. */
  readonly addresses: readonly string[];
  readonly rules: Pick<SeasonRules, 'placePoints' | 'attendance' | 'best'>;
  /** The folder for the keys of servers, the files of events and the resulting table. */
  readonly folder: string;
  readonly fetch: Fetch;
}

interface Address {
  readonly server: string;
  readonly host: string;
  readonly eventId: string;
}

/** Throws if it is not the address of an event's page. */
const addressOf = (text: string): Address => {
  const url = URL.parse(text);
  const eventId = /^\/e\/([A-Za-z0-9]+)/.exec(url?.pathname ?? '')?.[1];
  if (url === null || eventId === undefined)
    throw new Error(`${text}: the address of an event's page is wanted, https://.../e/...`);
  return { server: url.origin, host: url.host.replace(':', '_'), eventId };
};

const notFinished = 'it is not finished';

/** The places of an event, proved by its signed file, or the reason why it does not count. */
const provedEvent = async (
  address: string,
  { folder, fetch }: Pick<JointSeason, 'folder' | 'fetch'>,
): Promise<SeasonEvent | string> => {
  const { server, host, eventId } = addressOf(address);
  const ask = askOf(server, fetch);
  const { text: key } = await trustedKey(path.join(folder, `${host}.key`), ask);
  const seen = JSON.parse(await ask(`/api/v1/queries/event?eventId=${eventId}`)) as unknown;
  if (z.object({ status: z.string() }).parse(seen).status !== 'finished') return notFinished;
  const file = path.join(folder, `${host}-${eventId}.json`);
  keepWhole(file, await ask(`/api/v1/events/${eventId}/export`));
  const lines: string[] = [];
  const isProved = await auditFile(file, (line) => lines.push(line), { eventId, key });
  const content = readEventFile(file);
  if (!isProved || content === null)
    throw new Error(`${address}: the file does not prove itself: ${lines.join('; ')}`);
  const shown = await readShown(eventId, content.events);
  if (shown?.event.status !== 'finished') return notFinished;
  const { name, date } = shown.event;
  const places = shown.standings.map((row) => ({
    person: personOf({ account: null, name: row.name }),
    name: row.name,
  }));
  const twice = places.find(
    ({ person }, at) => places.findIndex((other) => other.person === person) !== at,
  );
  if (twice !== undefined)
    throw new Error(`${address}: two players are called ${twice.name}; the table knows by names`);
  return { eventId, name, date, places };
};

/**
 * One row per person; after the points a column for each event: place and points, in brackets if it
 * does not count.
 */
const csvOf = (events: readonly SeasonEvent[], rows: readonly SeasonRow[]): string =>
  csvFormat({ id: 'joint-season-csv', required: [], mark: true }).write({
    columns: ['Rank', 'Name', 'Points', ...events.map(({ name, date }) => `${name} ${date}`)],
    rows: rows.map(({ rank, name, points, scores }) => [
      String(rank),
      name,
      String(points),
      ...events.map(({ eventId }) => {
        const score = scores.find((each) => each.eventId === eventId);
        if (score === undefined) return '';
        const text = `${score.place}: ${score.points}`;
        return score.counts ? text : `(${text})`;
      }),
    ]),
  });

/**
 * The table of a season over events of several servers: each event is proved by the file that its
 * server has signed for the public, and by that server's key as it was at the first call. Nothing
 * is written if one of them cannot be proved.
 */
export const countJointSeason = async (
  season: JointSeason,
  say: Say,
): Promise<Outcome & { readonly result: { readonly rows: readonly SeasonRow[] } }> => {
  const { addresses, rules, folder } = season;
  mkdirSync(folder, { recursive: true });
  const events: SeasonEvent[] = [];
  for (const address of new Set(addresses)) {
    const event = await provedEvent(address, season);
    if (typeof event === 'string') say(`${address}: does not count, ${event}`);
    else {
      events.push(event);
      say(`${address}: ${event.name}, ${event.places.length} players, proved`);
    }
  }
  const rows = seasonTable(events, {
    ...rules,
    ...{ invitedPerEvent: 0, invitedFromTable: 0, passDown: false },
  });
  const file = path.join(folder, 'season.csv');
  writeFileSync(file, csvOf(events, rows));
  say(`${file}: ${rows.length} players of ${events.length} events`);
  return { isFine: true, result: { rows } };
};

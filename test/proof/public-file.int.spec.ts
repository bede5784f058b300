import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import { defaultSettings } from '#contracts';
import { hashEvent, type RecordedEvent } from '#event-store';
import {
  openEvent,
  playOnlyRound,
  register,
  signedUp,
  visitor,
} from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { auditFile } from '../../apps/cli/src/audit.js';

/** As a forger may write it. */
type FiledEvent = { -readonly [K in keyof RecordedEvent]: RecordedEvent[K] } & {
  withheldFields?: string[];
};

interface PublicFile {
  version: number;
  eventId: string;
  checkpoint: string;
  log: string[];
  events: FiledEvent[];
}

let api: RunningApi;
let connection: Connection;
let file: PublicFile;
let account: string;
let key: string;
const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-proof-'));

beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
  const owner: ApiSession = await signedUp(connection, 'Olga');
  account = (await owner.me()).account?.id ?? '';
  const settings = {
    ...defaultSettings,
    cutSize: 0 as const,
    swissRounds: 1,
    deckRequired: false,
    decksPublic: 'always' as const,
  };
  const eventId = await openEvent(owner, { settings });
  const { playerId } = await register(connection, eventId, 'Ana');
  await register(connection, eventId, 'Ben');
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await owner.command('IssuePenalty', {
    eventId,
    playerId,
    level: 'warning',
    infraction: 'Slow play of Ana',
    note: 'said something rude',
  });
  await playOnlyRound(api, owner, eventId);
  await owner.command('FinishEvent', { eventId });
  file = JSON.parse(await visitor(connection).get(`/api/events/${eventId}/export`)) as PublicFile;
  key = (await visitor(connection).get('/.well-known/conclave-key')).trim();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  connection?.close();
  await api?.stop();
});

/** Lines of the audit of what somebody made of the file. */
const audited = async (
  change: (copy: PublicFile) => void,
  given: { key?: string } = { key },
): Promise<{ readonly clean: boolean; readonly lines: readonly string[] }> => {
  const copy = structuredClone(file);
  change(copy);
  const place = path.join(folder, 'event.json');
  writeFileSync(place, JSON.stringify(copy));
  const lines: string[] = [];
  const clean = await auditFile(place, (line) => lines.push(line), given);
  return { clean, lines };
};

/** As a forger would: every hash that can be made again is made again. */
const rehash = ({ events }: PublicFile): void => {
  const heads = new Map<string, string>();
  for (const event of events) {
    const before = heads.get(event.streamId);
    if (before !== undefined) event.prevHash = before;
    if (event.withheldFields === undefined) event.hash = hashEvent(event.prevHash, event);
    heads.set(event.streamId, event.hash);
  }
};
const found = (copy: PublicFile, type: string) => {
  const event = copy.events.find((each) => each.type === type);
  if (!event) throw new Error(`no ${type} in the file`);
  return event;
};

it('tells no account, note or penalty, and proves itself against the key of the server', async () => {
  const text = JSON.stringify(file);
  expect(file.version).toBe(2);
  for (const secret of [account, 'Slow play of Ana', 'said something rude'])
    expect(text).not.toContain(secret);
  const { clean, lines } = await audited(() => undefined);
  expect([clean, ...lines.slice(-2)]).toEqual([
    true,
    expect.stringMatching(/^proof: these \d+ events are those that localhost:3000 signed/),
    expect.stringMatching(/, 0 faults$/),
  ]);
});

it('says what it cannot prove without the key', async () => {
  const { clean, lines } = await audited(() => undefined, {});
  expect(clean).toBe(true);
  expect(lines.join('\n')).toContain('only --key can prove');
});

it.each<[string, (copy: PublicFile) => void]>([
  [
    'another champion',
    (copy) => void Object.assign(found(copy, 'EventFinished').data, { champion: 'ben' }),
  ],
  [
    'another score',
    (copy) =>
      void Object.assign(found(copy, 'MatchCompleted').data, { score: { a: 0, b: 2, drawn: 0 } }),
  ],
  [
    'a ruling with another score',
    (copy) =>
      void Object.assign(found(copy, 'ResultRuled').data, { score: { a: 0, b: 2, drawn: 0 } }),
  ],
  [
    'another day',
    (copy) =>
      copy.events.forEach((event) =>
        Object.assign(event.meta, { at: event.meta.at.replace('2026', '2027') }),
      ),
  ],
  ['a tail cut off', (copy) => void copy.events.splice(-2)],
  [
    'another last event',
    (copy) => void Object.assign(copy.events.at(-1)?.data ?? {}, { forged: true }),
  ],
  ['an event in between left out', (copy) => void copy.events.splice(3, 1)],
  [
    'another name',
    (copy) => void Object.assign(found(copy, 'PlayerRegistered').data, { name: 'Zoe' }),
  ],
  [
    'something withheld that was shown',
    (copy) =>
      void Object.assign(found(copy, 'EventFinished'), {
        withheldFields: ['data.champion'],
        data: {},
      }),
  ],
  [
    'somebody else as the actor',
    (copy) => void Object.assign(found(copy, 'RoundPaired').meta, { actor: 'system:other' }),
  ],
  [
    'two events exchanged',
    (copy) => void copy.events.splice(1, 2, ...copy.events.slice(1, 3).reverse()),
  ],
  [
    'another time of its making',
    (copy) => void Object.assign(copy, { exportedAt: '2027-11-21T10:00:00.000Z' }),
  ],
  ['no word of its audience', (copy) => void Reflect.deleteProperty(copy, 'audience')],
  ['another list of the log', (copy) => void Object.assign(copy, { log: copy.log.slice(1) })],
  [
    'the events of version 1',
    (copy) => void Object.assign(copy, { version: 1, checkpoint: undefined }),
  ],
])('is found out with %s, every hash made again', async (_what, forge) => {
  const { clean, lines } = await audited((copy) => {
    forge(copy);
    rehash(copy);
  });
  expect([clean, lines.join('\n')]).toEqual([false, expect.stringContaining('checkpoint')]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkpointText,
  logOrigin,
  receiptOrigin,
  rootOf,
  signerOf,
  signReceipt,
  signRotation,
  witnessOf,
} from '#checkpoints';
import { GENESIS_HASH, hashEvent, type JsonObject, type RecordedEvent } from '#event-store';
import { auditFile } from '../audit.js';
import type { Evidence } from './log-proofs.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Fact = Mutable<RecordedEvent>;
interface Exported {
  format: string;
  version: number;
  exportedAt: string;
  eventId: string;
  withheld: string[];
  log: string[];
  events: Fact[];
}

const server = signerOf('hall.example', Buffer.alloc(32, 1));
const witness = witnessOf('friend.example/w', Buffer.alloc(32, 2));

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'conclave-forgeries-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts: readonly [stream: string, type: string, data: JsonObject][] = [
  ['event-e1', 'EventCreated', { name: 'Saturday', seedCommitment: 'aa'.repeat(32) }],
  ['event-e1', 'PlayerRegistered', { playerId: 'ana', name: 'Ana' }],
  ['event-e1', 'PlayerRegistered', { playerId: 'bob', name: 'Bob' }],
  ['event-e1', 'RoundPaired', { tables: [{ matchId: 'm1' }, { matchId: 'm2' }], byes: ['cleo'] }],
  ['match-m1', 'MatchScheduled', { eventId: 'e1', players: { a: 'ana', b: 'bob' } }],
  ['match-m2', 'MatchScheduled', { eventId: 'e1', players: { a: 'dan', b: 'eve' } }],
  ['match-m1', 'ResultReported', { eventId: 'e1', by: 'a', score: { a: 2, b: 1, drawn: 0 } }],
  ['match-m2', 'ResultReported', { eventId: 'e1', by: 'b', score: { a: 0, b: 2, drawn: 0 } }],
  ['match-m1', 'ResultConfirmed', { eventId: 'e1', by: 'b' }],
  ['match-m1', 'MatchCompleted', { eventId: 'e1', score: { a: 2, b: 1, drawn: 0 } }],
  ['match-m2', 'MatchCompleted', { eventId: 'e1', score: { a: 0, b: 2, drawn: 0 } }],
  ['event-e1', 'PenaltyIssued', { penaltyId: 'p1', playerId: 'bob', level: 'warning', note: '' }],
  ['event-e1', 'RoundCompleted', { phase: 0, round: 1, attempt: 1 }],
  ['event-e1', 'EventFinished', { champion: 'ana', ranking: ['ana', 'eve', 'bob', 'dan'] }],
];

/**
 * Recomputes versions, positions, links, hashes and the list of the log from the contents, as the
 * owner of the database could.
 */
const rehashed = (file: Exported): Exported => {
  const heads = new Map<string, { version: number; hash: string }>();
  file.events.forEach((event, index) => {
    const before = heads.get(event.streamId) ?? { version: 0, hash: GENESIS_HASH };
    event.globalPosition = index + 1;
    event.version = before.version + 1;
    event.prevHash = before.hash;
    event.hash = hashEvent(event.prevHash, event);
    heads.set(event.streamId, event);
  });
  file.log = file.events.map(({ hash }) => hash);
  return file;
};

const honest = (): Exported =>
  rehashed({
    format: 'conclave-event',
    version: 1,
    exportedAt: '2026-11-23T11:00:00.000Z',
    eventId: 'e1',
    withheld: [],
    log: [],
    events: facts.map(([streamId, type, data], index) => ({
      streamId,
      type,
      data: structuredClone(data),
      schemaVersion: 1,
      version: 0,
      globalPosition: 0,
      prevHash: '',
      hash: '',
      meta: {
        actor: 'account:olga',
        commandId: `c${index}`,
        correlationId: `r${index}`,
        at: `2026-11-21T10:${10 + index}:00.000Z`,
      },
    })),
  });

/**
 * A checkpoint that a witness kept at the end, and a receipt of a player for the last event in a
 * stream.
 */
const witnessed = ({ log }: Exported): string => {
  const origin = logOrigin(server.name, 'event-e1');
  const note = server.sign(checkpointText({ origin, size: log.length, root: rootOf(log) }));
  return note + witness.cosign(note, 1_800_000_000);
};
const receiptFor = ({ events }: Exported, streamId: string, type: string): string => {
  const fact = events.find((event) => event.streamId === streamId && event.type === type);
  if (!fact) throw new Error(`no ${type} in ${streamId}`);
  return signReceipt(server, { ...fact, origin: receiptOrigin(server.name, 'e1') });
};

const audited = async (file: object, evidence: Evidence = {}) => {
  const at = path.join(folder, 'event.json');
  writeFileSync(at, JSON.stringify(file));
  const lines: string[] = [];
  const clean = await auditFile(at, (line) => lines.push(line), evidence);
  return { clean, lines };
};

const fact = (file: Exported, type: string, streamId?: string): Fact => {
  const found = file.events.find(
    (event) => event.type === type && (streamId === undefined || event.streamId === streamId),
  );
  if (!found) throw new Error(`no ${type}`);
  return found;
};
const without = (file: Exported, gone: (event: Fact) => boolean): void => {
  file.events = file.events.filter((event) => !gone(event));
};
const report = (file: Exported) => fact(file, 'ResultReported', 'match-m1');

type Forgery = (file: Exported) => void;
const forgeries: Readonly<Record<string, Forgery>> = {
  'the winner swapped': (file) => {
    for (const type of ['ResultReported', 'MatchCompleted'])
      fact(file, type, 'match-m1').data = { eventId: 'e1', score: { a: 1, b: 2, drawn: 0 } };
  },
  'a score changed': (file) => {
    report(file).data = { eventId: 'e1', by: 'a', score: { a: 2, b: 0, drawn: 0 } };
  },
  'another player said to have reported': (file) => {
    report(file).data = { ...report(file).data, by: 'b' };
  },
  'the last event of the tournament cut off': (file) =>
    without(file, (e) => e.type === 'EventFinished'),
  'the tail of a match cut off': (file) =>
    without(file, (e) => e.streamId === 'match-m1' && e.type !== 'MatchScheduled'),
  'the last event forged': (file) => {
    fact(file, 'EventFinished').data = { champion: 'eve', ranking: ['eve', 'ana', 'bob', 'dan'] };
  },
  'places behind the champion exchanged': (file) => {
    fact(file, 'EventFinished').data = { champion: 'ana', ranking: ['ana', 'bob', 'eve', 'dan'] };
  },
  'the whole day shifted': (file) => {
    for (const event of file.events)
      event.meta = { ...event.meta, at: event.meta.at.replace('-21T', '-22T') };
  },
  'one result moved to an earlier minute': (file) => {
    report(file).meta = { ...report(file).meta, at: '2026-11-21T10:15:30.000Z' };
  },
  'a match left out and called withheld': (file) => {
    without(file, (e) => e.streamId === 'match-m1');
    file.withheld = ['match-m1'];
  },
  'a match left out and forgotten': (file) => without(file, (e) => e.streamId === 'match-m1'),
  'a report left out of the middle': (file) => without(file, (e) => e === report(file)),
  'a report put into the middle': (file) => {
    const copy = structuredClone(report(file));
    copy.meta = { ...copy.meta, commandId: 'c-new' };
    file.events.splice(file.events.indexOf(report(file)), 0, copy);
  },
  'two facts of one match exchanged': (file) => {
    const [one, other] = [report(file), fact(file, 'ResultConfirmed')];
    [one.type, other.type] = [other.type, one.type];
    [one.data, other.data] = [other.data, one.data];
  },
  'the results of two matches exchanged': (file) => {
    const [one, other] = [report(file), fact(file, 'ResultReported', 'match-m2')];
    [one.data, other.data] = [other.data, one.data];
  },
  'somebody else said to have acted': (file) => {
    report(file).meta = { ...report(file).meta, actor: 'account:mallory' };
  },
  'another command said to have done it': (file) => {
    report(file).meta = { ...report(file).meta, commandId: 'c-other' };
  },
  'a player renamed from the start': (file) => {
    fact(file, 'PlayerRegistered').data = { playerId: 'ana', name: 'Anna' };
  },
  'a player nobody ever saw': (file) => {
    const copy = structuredClone(fact(file, 'PlayerRegistered'));
    copy.data = { playerId: 'zoe', name: 'Zoe' };
    copy.meta = { ...copy.meta, commandId: 'c-zoe' };
    file.events.splice(2, 0, copy);
  },
  'a bye given to another': (file) => {
    const paired = fact(file, 'RoundPaired');
    paired.data = { ...paired.data, byes: ['bob'] };
  },
  'a penalty wiped out': (file) => without(file, (e) => e.type === 'PenaltyIssued'),
  'a penalty given to another': (file) => {
    const penalty = fact(file, 'PenaltyIssued');
    penalty.data = { ...penalty.data, playerId: 'ana' };
  },
  'another seed committed to': (file) => {
    fact(file, 'EventCreated').data = { name: 'Saturday', seedCommitment: 'bb'.repeat(32) };
  },
  'another type given to a fact': (file) => {
    fact(file, 'RoundCompleted').type = 'RoundVoided';
  },
};

/** Receipts of players of the first match and of the tournament. */
const receiptsOf = (file: Exported): readonly string[] => [
  receiptFor(file, 'match-m1', 'MatchCompleted'),
  receiptFor(file, 'match-m2', 'MatchCompleted'),
  receiptFor(file, 'event-e1', 'EventFinished'),
];

const names = Object.entries(forgeries);
it('tries more than twenty forgeries', () => {
  expect(names.length).toBeGreaterThan(20);
});

describe.each(names)('%s, all hashes made anew', (_what, forge) => {
  const forged = (): Exported => {
    const file = honest();
    forge(file);
    return rehashed(file);
  };

  it('is found by one checkpoint that a witness kept', async () => {
    const { clean, lines } = await audited(forged(), { witness: witnessed(honest()) });
    expect(clean).toBe(false);
    expect(lines.join('\n')).toMatch(/^fault: (witness: saw|withheld:)/m);
  });

  it('is found by one of the receipts that players hold', async () => {
    const found: boolean[] = [];
    for (const receipt of receiptsOf(honest()))
      found.push(!(await audited(forged(), { receipts: [receipt] })).clean);
    expect(found).toContain(true);
  });
});

describe('an honest file', () => {
  it('says in one line what was proved against what', async () => {
    const file = honest();
    const { clean, lines } = await audited(file, {
      receipts: receiptsOf(file),
      witness: witnessed(file),
      witnessKey: witness.verifierKey,
      key: server.verifierKey,
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^proof: .*the first 14 events of the log are those of the witness's checkpoint \(signed by hall\.example and friend\.example\/w\).*3 receipts hold.*\(signed by hall\.example\)/,
      ),
      'audit: 14 events in 3 streams, 0 faults',
    ]);
    expect(clean).toBe(true);
  });

  it('agrees with what was kept in the middle of the day', async () => {
    const file = honest();
    const early = { ...file, log: file.log.slice(0, 9) };
    expect((await audited(file, { witness: witnessed(early) })).clean).toBe(true);
  });

  it('forged without evidence proves only itself, and says so', async () => {
    const file = honest();
    forgeries['the winner swapped']?.(file);
    const { clean, lines } = await audited(rehashed(file));
    expect(clean).toBe(true);
    expect(lines[0]).toContain('could have made another one that does');
  });

  it.each([
    ['a key that is none', { key: 'hall.example' }],
    [
      'a receipt of another server',
      { key: signerOf('hall.example', Buffer.alloc(32, 9)).verifierKey },
    ],
    ['a receipt that is none', { receipts: ['hello'] }],
    ['a checkpoint that is none', { witness: 'hello' }],
    ['another witness', { witnessKey: witnessOf('other', Buffer.alloc(32, 3)).verifierKey }],
  ])('is not proved by %s', async (_what, evidence) => {
    const file = honest();
    const { clean } = await audited(file, {
      receipts: receiptsOf(file),
      witness: witnessed(file),
      ...evidence,
    });
    expect(clean).toBe(false);
  });
});

describe('a key that the server has replaced', () => {
  const next = signerOf('hall.example', Buffer.alloc(32, 5));
  const rotations = [signRotation(server, next, { generation: 1, at: '2026-11-22T10:00:00.000Z' })];
  const file = honest();
  const evidence = {
    key: next.verifierKey,
    receipts: [receiptFor(file, 'match-m1', 'ResultConfirmed')],
    witness: witnessed(file),
    witnessKey: witness.verifierKey,
  };

  it('proves what it signed before, to whoever has the present one and the notes between', async () => {
    const { clean, lines } = await audited(file, { ...evidence, rotations });
    expect(lines.join('\n')).toContain('hall.example (with a key that it replaced on 2026-11-22)');
    expect(clean).toBe(true);
  });

  it('proves nothing without them', async () => {
    const { clean, lines } = await audited(file, evidence);
    expect(clean).toBe(false);
    expect(lines).toContain('fault: receipt: is not signed by hall.example');
    expect(lines).toContain('fault: witness: the checkpoint is not signed by hall.example');
  });
});

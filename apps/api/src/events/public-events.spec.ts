import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GENESIS_HASH, hashEvent, type NewEvent, type RecordedEvent } from '#event-store';
import { PublicView } from './public-events.js';
import { publicFields } from './field-audiences.js';

const root = new URL('../../../../libs/', import.meta.url);
const frozen = (file: string): readonly NewEvent[] =>
  JSON.parse(readFileSync(new URL(file, root), 'utf8')) as readonly NewEvent[];
const examples = [
  'tournament/src/frozen/events.v1.json',
  'match/src/frozen/events.v1.json',
  'match/src/frozen/trilogy.v1.json',
  'match/src/frozen/chat.v1.json',
].flatMap(frozen);

const meta = (index: number) => ({
  actor: index % 2 === 0 ? 'account:olga-account' : 'guest:ana',
  commandId: `command-${index}-secret`,
  correlationId: `request-${index}-secret`,
  at: '2026-11-22T10:00:00.000Z',
});
/** The event that follows `before` in a stream, with its hash. */
const chained = (
  before: readonly RecordedEvent[],
  event: NewEvent,
  of: RecordedEvent['meta'],
): RecordedEvent => {
  const envelope = { streamId: 'event-e1', version: before.length + 1, ...event, meta: of };
  const prevHash = before.at(-1)?.hash ?? GENESIS_HASH;
  const hash = hashEvent(prevHash, envelope);
  return { ...envelope, globalPosition: before.length + 1, prevHash, hash };
};

/** The examples as one stream. */
const recorded = examples.reduce<readonly RecordedEvent[]>(
  (before, event) => [...before, chained(before, event, meta(before.length))],
  [],
);
const shown = new PublicView(Buffer.alloc(32, 7), 'e1').of(recorded);

it('shows of every fact the members of its row, and names all others as withheld', () => {
  for (const [index, { type, data, withheldFields }] of shown.entries()) {
    const whole = recorded[index]?.data ?? {};
    const row = publicFields[type as keyof typeof publicFields];
    const open = Object.keys(whole).filter(
      (field) => row === 'all' || (row.shown as readonly string[]).includes(field),
    );
    expect([type, Object.keys(data)]).toEqual([type, open]);
    for (const field of Object.keys(whole).filter((each) => !open.includes(each)))
      expect([type, withheldFields]).toEqual([type, expect.arrayContaining([`data.${field}`])]);
  }
});

it('tells nothing of what players wrote to each other, nor that one of them would not read it', () => {
  const kinds = ['MessageSent', 'PhraseSent', 'ChatReceptionSet'];
  const chats = shown.filter(({ type }) => kinds.includes(type));
  expect(chats).toHaveLength(3);
  expect(chats.map(({ data }) => data)).toEqual([{}, {}, {}]);
  expect(JSON.stringify(shown)).not.toContain('The sun is out');
});

it('tells no account, note, reason, penalty, call or hash of a code', () => {
  const text = JSON.stringify(shown);
  for (const { type, data } of recorded) {
    const secrets = ['note', 'reason', 'infraction', 'account', 'accountName', 'codeHash', 'owner']
      .map((field) => data[field])
      .filter((value): value is string => typeof value === 'string' && value.length > 2);
    if (type !== 'EventCancelled')
      for (const secret of secrets) expect(text).not.toContain(`"${secret}"`);
  }
  expect(text).not.toContain('olga-account');
});

it('leaves whole what it does not have to change, and links across the rest', () => {
  let previous = GENESIS_HASH;
  let whole = 0;
  for (const event of shown) {
    expect(event.prevHash).toBe(previous);
    previous = event.hash;
    const partial = event.withheldFields !== undefined;
    expect(hashEvent(event.prevHash, event) === event.hash).toBe(!partial);
    if (!partial) whole += 1;
    if (partial) expect(JSON.stringify(event)).not.toContain('-secret');
  }
  expect(whole).toBeGreaterThan(10);
});

it('keeps the salt of a withheld note out of every event of the same command', () => {
  const penalty = { penaltyId: 'p', playerId: 'ana', level: 'disqualification' };
  const shared = { ...meta(1), commandId: 'shared-salt' };
  const first = chained(
    [],
    { type: 'CheckInUndone', schemaVersion: 1, data: { playerId: 'ana' } },
    shared,
  );
  const second = chained(
    [first],
    { type: 'PenaltyIssued', schemaVersion: 1, data: penalty },
    shared,
  );
  const events = [first, second];
  const told = new PublicView(Buffer.alloc(32, 7), 'e1').of(events);
  expect(JSON.stringify(told.map((event) => event.meta))).not.toContain('shared-salt');
  expect(told[0]?.data).toEqual({ playerId: 'ana' });
});

it('withholds all of a fact that it does not know', () => {
  const [event] = new PublicView(Buffer.alloc(32, 7), 'e1').of([
    { ...(recorded[1] as RecordedEvent), type: 'MascotChosen', data: { name: 'Porg' } },
  ]);
  expect(event).toMatchObject({ data: {}, withheldFields: expect.arrayContaining(['data.name']) });
});

import { expect, it } from 'vitest';
import { commitmentTo, type JsonObject, type RecordedEvent } from '#event-store';
import { secretFaults, secretsToKeep } from './examine-secrets.js';

const event = (version: number, type: string, data: JsonObject = {}): RecordedEvent => ({
  globalPosition: version,
  streamId: 'event-abcdef',
  version,
  type,
  schemaVersion: 1,
  data,
  meta: { actor: 'a', commandId: 'c', correlationId: 'x', at: '2026-11-21T10:00:00.000Z' },
  prevHash: '',
  hash: '',
});
const secret = (name: string, choice: string) => ({
  streamId: 'event-abcdef',
  name,
  choice,
  nonce: 'n',
});
const committing = (version: number, type: string, choice: string): RecordedEvent =>
  event(version, type, { seedCommitment: commitmentTo({ choice, nonce: 'n' }) });
const [first, second] = [secret('seed', 'one'), secret('seed-2', 'two')];

it('wants the seed that is still sealed, by the name under which it will be drawn from', () => {
  const created = committing(1, 'EventCreated', 'one');
  expect(secretFaults([created], [first])).toEqual([]);
  expect(secretFaults([created], [{ ...first, name: 'seed-2' }])).toHaveLength(1);
  expect(secretFaults([created], [])).toHaveLength(1);
});

it('takes no seed of before the event was reopened for the one of afterwards', () => {
  const before = [committing(1, 'EventCreated', 'one'), event(2, 'SeedRevealed')];
  const secrets = [first, second];
  expect(secretFaults([...before, committing(3, 'EventReopened', 'two')], secrets)).toEqual([]);
  expect(secretFaults([...before, committing(3, 'EventReopened', 'one')], secrets)).toEqual([
    { path: expect.stringContaining('3'), message: 'the seed committed to is not in the file' },
  ]);
  expect(secretsToKeep([...before, committing(3, 'EventReopened', 'two')], secrets)).toEqual(
    secrets,
  );
});

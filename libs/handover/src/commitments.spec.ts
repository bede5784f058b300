import { describe, expect, it } from 'vitest';
import { commitmentTo, type JsonObject, type RecordedEvent } from '#event-store';
import { Commitments } from './commitments.js';

const event = (type: string, data: JsonObject, version = 1): RecordedEvent => ({
  globalPosition: version,
  streamId: 'match-m1',
  version,
  type,
  schemaVersion: 1,
  data,
  meta: { actor: 'a', commandId: 'c', correlationId: 'x', at: '2026-11-21T10:00:00.000Z' },
  prevHash: '',
  hash: '',
});
const sealed = (by: 'a' | 'b', choice: number, nonce: string) =>
  event('BanSealed', { by, commitment: commitmentTo({ choice: String(choice), nonce }) });
const judged = (...events: RecordedEvent[]) => {
  const commitments = new Commitments();
  for (const each of events) commitments.take(each);
  return { opened: commitments.opened, faults: commitments.faults.length };
};

describe('commitments of an exported event', () => {
  it('are opened with what was revealed', () => {
    const shown = event(
      'BansRevealed',
      { a: { choice: 2, nonce: 'n1' }, b: { choice: 0, nonce: 'n2' } },
      3,
    );
    expect(judged(sealed('a', 2, 'n1'), sealed('b', 0, 'n2'), shown)).toEqual({
      opened: 2,
      faults: 0,
    });
  });

  it('convict whoever reveals something else, or what was never sealed', () => {
    const shown = event(
      'BansRevealed',
      { a: { choice: 1, nonce: 'n1' }, b: { choice: 0, nonce: 'n2' } },
      3,
    );
    expect(judged(sealed('a', 2, 'n1'), sealed('b', 0, 'n2'), shown)).toEqual({
      opened: 2,
      faults: 1,
    });
    expect(judged(sealed('a', 1, 'n1'), shown)).toEqual({ opened: 2, faults: 1 });
  });

  it('ask nothing of a deck that nobody chose', () => {
    expect(
      judged(
        event('DecksRevealed', { a: { choice: 1, nonce: null }, b: { choice: 0, nonce: null } }),
      ),
    ).toEqual({ opened: 0, faults: 0 });
  });

  it('include the seed of the event', () => {
    const created = event('EventCreated', {
      seedCommitment: commitmentTo({ choice: 'secret', nonce: 'n' }),
    });
    expect(judged(created, event('SeedRevealed', { secret: 'secret', nonce: 'n' }))).toEqual({
      opened: 1,
      faults: 0,
    });
    expect(judged(created, event('SeedRevealed', { secret: 'other', nonce: 'n' }))).toEqual({
      opened: 1,
      faults: 1,
    });
  });

  it.each([
    ['PoolsOpened', 'PoolsRevealed'],
    ['PodSeated', 'PacksRevealed'],
  ])('include the seed of boosters: %s, %s', (sealing, revealing) => {
    const made = event(sealing, { seedCommitment: commitmentTo({ choice: 'secret', nonce: 'n' }) });
    expect(judged(made, event(revealing, { seed: 'secret', nonce: 'n' }))).toEqual({
      opened: 1,
      faults: 0,
    });
    expect(judged(made, event(revealing, { seed: 'other', nonce: 'n' }))).toEqual({
      opened: 1,
      faults: 1,
    });
  });
});

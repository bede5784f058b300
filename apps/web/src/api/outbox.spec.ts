import { describe, expect, it } from 'vitest';
import {
  removeEntry,
  enqueue,
  hurryEntries,
  nextDue,
  postponeEntry,
  refuseEntry,
  restoreOutbox,
  retryDelay,
  sending,
  type NewEntry,
  type Outbox,
} from './outbox.js';

const entry = (
  key: string,
  name: NewEntry['name'] = 'ReportResult',
  subject = 'match-1',
): NewEntry => ({
  key,
  name,
  payload: { matchId: subject },
  eventId: 'event-1',
  subject,
  at: 1_000,
});
const keys = (outbox: Outbox) => outbox.map(({ key }) => key);

describe('outbox', () => {
  it('sends strictly in the order given', () => {
    const outbox = enqueue(enqueue([], entry('one', 'CheckInPlayer', 'player-1')), entry('two'));
    expect(nextDue(outbox, 0)?.entry.key).toBe('one');
    expect(nextDue(sending(outbox, 'one'), 0)).toBeNull();
    expect(nextDue(removeEntry(outbox, 'one'), 0)?.entry.key).toBe('two');
  });

  it('lets nothing overtake a command that has to wait', () => {
    const waiting = postponeEntry(
      sending(enqueue(enqueue([], entry('one', 'CheckInPlayer', 'player-1')), entry('two')), 'one'),
      'one',
      5_000,
    );
    expect(nextDue(waiting, 5_400)).toMatchObject({
      entry: { key: 'one', attempts: 1 },
      inMs: 600,
    });
    expect(nextDue(hurryEntries(waiting), 5_400)).toMatchObject({ entry: { key: 'one' }, inMs: 0 });
  });

  it('keeps the key of a command over all its attempts', () => {
    const twice = sending(
      postponeEntry(sending(enqueue([], entry('one')), 'one'), 'one', 0),
      'one',
    );
    expect(twice).toMatchObject([{ key: 'one', attempts: 2, state: 'sending' }]);
  });

  it('replaces a report that never left the phone, and keeps one that may have arrived', () => {
    const untried = enqueue([], entry('one'));
    expect(keys(enqueue(untried, entry('two')))).toEqual(['two']);
    const tried = postponeEntry(sending(untried, 'one'), 'one', 0);
    expect(keys(enqueue(tried, entry('two')))).toEqual(['one', 'two']);
  });

  it('takes back a report that never left without a word to the server', () => {
    const untried = enqueue([], entry('one'));
    expect(enqueue(untried, entry('two', 'WithdrawReport'))).toEqual([]);
    const tried = postponeEntry(sending(untried, 'one'), 'one', 0);
    expect(keys(enqueue(tried, entry('two', 'WithdrawReport')))).toEqual(['one', 'two']);
  });

  it('forgets a refusal once something new is said about the same thing', () => {
    const told = refuseEntry(sending(enqueue([], entry('one')), 'one'), 'one', {
      code: 'match/disputed',
      data: {},
    });
    expect(nextDue(told, 0)).toBeNull();
    expect(keys(enqueue(told, entry('two')))).toEqual(['two']);
    expect(keys(enqueue(told, entry('two', 'CallJudge', 'player-1')))).toEqual(['one', 'two']);
  });

  it('sends again after a reload what was in the air, and drops what is half a day old', () => {
    const inTheAir = sending(enqueue([], entry('one')), 'one');
    expect(restoreOutbox(inTheAir, 2_000)).toMatchObject([
      { key: 'one', state: 'waiting', attempts: 1 },
    ]);
    expect(restoreOutbox(inTheAir, 1_000 + 12 * 3_600_000)).toEqual([]);
  });

  it('waits longer from attempt to attempt, never longer than half a minute', () => {
    expect([1, 2, 3, 5, 6, 20].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
    ]);
  });
});

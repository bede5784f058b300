import { describe, expect, it } from 'vitest';
import { enqueue, postponeEntry, refuseEntry, sending, type Outbox } from '../../api/outbox.js';
import { refusedTap, tappedAnswer, tappedChoice } from './tapped.js';

const about = { eventId: 'e1', subject: 'm1', at: 0 };
const ban = { ...about, key: 'k1', name: 'SealBan', payload: { matchId: 'm1', deck: 2 } } as const;
const pick = {
  ...about,
  key: 'k2',
  name: 'SealDeck',
  payload: { matchId: 'm1', game: 3, deck: 1 },
} as const;
const attempted = sending(enqueue([], ban), 'k1');

describe('a choice tapped on this device', () => {
  it('is under way at the first attempt, and not sent as soon as one has failed', () => {
    expect(tappedChoice(attempted, 'm1', 0)).toEqual({ deck: 2, sending: true, unsent: false });
    const failed = postponeEntry(attempted, 'k1', 0);
    expect(tappedChoice(failed, 'm1', 0)).toEqual({ deck: 2, sending: false, unsent: true });
    const again = sending(failed, 'k1');
    expect(tappedChoice(again, 'm1', 0)).toEqual({ deck: 2, sending: true, unsent: true });
  });

  it('is not sent while something else waits before it', () => {
    expect(tappedChoice(enqueue([], ban), 'm1', 0)?.unsent).toBe(true);
  });

  it('belongs to one match and one game', () => {
    const outbox: Outbox = enqueue([], pick);
    expect(tappedChoice(outbox, 'm1', 3)?.deck).toBe(1);
    expect(tappedChoice(outbox, 'm1', 0)).toBeNull();
    expect(tappedChoice(outbox, 'm2', 3)).toBeNull();
  });

  it('that was refused is tapped no longer, but told', () => {
    const outbox = refuseEntry(attempted, 'k1', { code: 'match/not-in-ban-phase', data: {} });
    expect(tappedChoice(outbox, 'm1', 0)).toBeNull();
    expect(refusedTap(outbox, 'm1')?.refusal?.code).toBe('match/not-in-ban-phase');
    expect(refusedTap(attempted, 'm1')).toBeNull();
  });
});

const report = {
  ...about,
  key: 'k3',
  name: 'ReportGame',
  payload: { matchId: 'm1', game: 2, winner: 'a' },
} as const;

describe('an answer about a game, tapped on this device', () => {
  it('says who won until the server has answered', () => {
    const underWay = sending(enqueue([], report), 'k3');
    expect(tappedAnswer(underWay, 'm1', 2)).toEqual({
      name: 'ReportGame',
      winner: 'a',
      sending: true,
      unsent: false,
    });
    expect(tappedAnswer(underWay, 'm1', 3)).toBeNull();
    expect(tappedChoice(underWay, 'm1', 2)).toBeNull();
    expect(tappedAnswer(postponeEntry(underWay, 'k3', 0), 'm1', 2)?.unsent).toBe(true);
  });

  it('is replaced by the next one about the same game where it never left the phone', () => {
    const payload = { matchId: 'm1', game: 2, winner: 'draw' };
    const changed = enqueue(enqueue([], report), { ...report, key: 'k4', payload });
    expect(changed.map(({ key }) => key)).toEqual(['k4']);
    const next = enqueue(changed, { ...report, key: 'k5', payload: { ...payload, game: 3 } });
    expect(next.map(({ key }) => key)).toEqual(['k4', 'k5']);
    const tried = enqueue(sending(next, 'k4'), { ...report, key: 'k6' });
    expect(tried.map(({ key }) => key)).toEqual(['k4', 'k5', 'k6']);
  });

  it('that was refused is told as such', () => {
    const outbox = refuseEntry(enqueue([], report), 'k3', {
      code: 'match/report-changed',
      data: {},
    });
    expect(tappedAnswer(outbox, 'm1', 2)).toBeNull();
    expect(refusedTap(outbox, 'm1')?.name).toBe('ReportGame');
  });
});

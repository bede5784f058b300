import { describe, expect, it } from 'vitest';
import { noticeKey } from './notice.js';
import { isKnownService, knownServices } from './services.js';

describe('addresses that notifications may be posted to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])("%s is one of the browsers'", (endpoint) =>
    expect(isKnownService(endpoint, knownServices)).toBe(true),
  );

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://example.org/fcm.googleapis.com',
    'https://fcm.googleapis.com@example.org/',
    'https://fcm.googleapis.com:8443/abc',
    'https://push.apple.com.example.org/',
    'https://evilpush.apple.com/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is none', (endpoint) => expect(isKnownService(endpoint, knownServices)).toBe(false));

  it('an entry with a scheme allows its origin alone', () => {
    expect(isKnownService('http://127.0.0.1:9000/x', ['http://127.0.0.1:9000'])).toBe(true);
    expect(isKnownService('http://127.0.0.1:9001/x', ['http://127.0.0.1:9000'])).toBe(false);
  });
});

describe('the name of a notice', () => {
  const round = { eventId: 'e1', phase: 0, round: 3, attempt: 2 };
  it('is the same for the same fact and another for the next, and fits a job id', () => {
    const keys = [
      noticeKey({ kind: 'paired', ...round }),
      noticeKey({ kind: 'paired', ...round, attempt: 3 }),
      noticeKey({ kind: 'round-started', ...round }),
      noticeKey({ kind: 'time-low', ...round, endsAt: '2026-11-21T10:00:00.000Z' }),
      noticeKey({ kind: 'time-low', ...round, endsAt: '2026-11-21T10:05:00.000Z' }),
      noticeKey({ kind: 'disputed', eventId: 'e1', matchId: 'm1', version: 4, by: 'a' }),
      noticeKey({ kind: 'ruled', eventId: 'e1', matchId: 'm1', version: 4 }),
      noticeKey({ kind: 'judge-called', eventId: 'e1', callId: 'c1', table: null }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.includes(':'))).toEqual([]);
    expect(noticeKey({ kind: 'paired', attempt: 2, round: 3, phase: 0, eventId: 'e1' })).toBe(
      keys[0],
    );
  });
});

import { describe, expect, it } from 'vitest';
import { readVerifierKey, signerOf, signRotation } from '#checkpoints';
import type { EventCard } from '#contracts';
import { calendarNote, readCalendarNote } from './calendar-note.js';
import { FollowedServers } from './followed-servers.js';

const start = Date.parse('2026-11-29T12:00:00.000Z');
const north = signerOf('north.example.org', Buffer.alloc(32, 1));
const later = signerOf('north.example.org', Buffer.alloc(32, 2));
const stranger = signerOf('north.example.org', Buffer.alloc(32, 3));
const card = (eventId: string, date: string, more: Partial<EventCard> = {}): EventCard => ({
  ...{ eventId, name: eventId, format: 'premier', date, venue: '', startsAt: null, timeZone: null },
  ...{ status: 'registration', players: 0, cap: null },
  game: { id: 'swu', name: { en: 'Star Wars: Unlimited' }, format: { en: 'Premier' } },
  ...more,
});
const events = [card('abcdefghij', '2026-12-05'), card('klmnopqrst', '2026-12-06')];
const at = new Date(start).toISOString();
const urls = ['https://north.example.org', 'https://east.example.org'];

/** Servers by their address, each with its answer for a path; null: no answer. */
const following = (answer: (url: URL) => string | null, keys = [north, north]) => {
  let now = start;
  const asked: string[] = [];
  const servers = new FollowedServers({
    servers: urls.map((url, index) => ({ url, key: keys[index]?.verifierKey ?? '' })),
    fetch: (address) => {
      const url = new URL(String(address as string));
      asked.push(url.href);
      const text = answer(url);
      return text === null
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response(text, { status: text === '' ? 503 : 200 }));
    },
    now: () => now,
  });
  const pass = (seconds: number): void => {
    now += seconds * 1_000;
  };
  return { servers, asked, pass };
};
const isCalendar = ({ pathname }: URL): boolean => pathname === '/.well-known/conclave-calendar';

describe('servers that are followed', () => {
  it('tell their signed calendars, and are asked no more than every five minutes', async () => {
    const { servers, asked, pass } = following(() => calendarNote(north, { at, events }));
    const [one, other] = await Promise.all([servers.all(), servers.all()]);
    expect(one).toEqual(urls.map((address) => ({ address, fault: null, readAt: at, events })));
    expect(other).toEqual(one);
    pass(299);
    await servers.all();
    expect(asked).toHaveLength(2);
    pass(2);
    await servers.all();
    expect(asked).toHaveLength(4);
  });

  it('fail by themselves: the others stay, and so does what was told before', async () => {
    let east: string | null = calendarNote(north, { at, events });
    const { servers, pass } = following(({ host }) =>
      host.startsWith('east') ? east : calendarNote(north, { at, events }),
    );
    await servers.all();
    for (const [answer, fault] of [
      [null, 'unreachable'],
      ['', 'unreachable'],
      ['x'.repeat(300_000), 'unreachable'],
      ['<html>', 'unsigned'],
      [calendarNote(stranger, { at, events: [] }), 'unsigned'],
      [calendarNote(north, { at, events }).replace('2026-12-05', '2026-12-04'), 'unsigned'],
      [north.sign('conclave-calendar\nyesterday\n[]\n'), 'unreadable'],
      [north.sign(`conclave-calendar\n${at}\n{}\n`), 'unreadable'],
      [north.sign('conclave-key-rotation\n1\n'), 'unreadable'],
      [calendarNote(north, { at: '2026-11-20T12:00:00.000Z', events }), 'outdated'],
      [calendarNote(north, { at: '2027-11-20T12:00:00.000Z', events }), 'outdated'],
    ] as const) {
      east = answer;
      pass(301);
      const [fine, failed] = await servers.all();
      expect(fine).toMatchObject({ fault: null, events });
      expect([answer?.slice(0, 60), failed]).toMatchObject([
        answer?.slice(0, 60),
        { fault, readAt: at, events },
      ]);
    }
    east = calendarNote(north, { at, events: [] });
    pass(61);
    expect((await servers.all())[1]).toMatchObject({ fault: null, events: [] });
  });

  it('may have another key since, where both have signed that', async () => {
    const rotation = signRotation(north, later, { generation: 1, at });
    const forged = signRotation(stranger, stranger, { generation: 1, at });
    const told = async (notes: readonly string[], signer = later) => {
      const { servers } = following((url) =>
        isCalendar(url) ? calendarNote(signer, { at, events }) : JSON.stringify(notes),
      );
      return (await servers.all())[0]?.fault;
    };
    expect(await told([rotation])).toBeNull();
    expect(await told([])).toBe('unsigned');
    expect(await told([forged], stranger)).toBe('unsigned');
  });
});

it('a calendar leaves out what is over, and what this version cannot read', () => {
  const listed = [
    card('abcdefghij', '2026-11-28', { status: 'running' }),
    card('klmnopqrst', '2026-11-01', { status: 'running' }),
    card('uvwxyzabcd', '2026-12-05', { status: 'finished' }),
    { ...card('efghijklmn', '2026-12-05'), status: 'of a later version' },
    card('opqrstuvwx', '2026-12-05', { name: 'n'.repeat(301) }),
  ] as readonly EventCard[];
  const key = readVerifierKey(north.verifierKey)!;
  const told = readCalendarNote(calendarNote(north, { at, events: listed }), [key], at);
  expect(told).toMatchObject({ at, events: [{ eventId: 'abcdefghij' }] });
});

import { describe, expect, it } from 'vitest';
import { Chance } from './chance.js';
import { CookieJar } from './cookie-jar.js';
import { EventStreamParser } from './event-stream.js';
import { opposite, playedScore } from './table-talk.js';

describe('Chance', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draws = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          (chance) => () =>
            chance.int(1000)
        )(Chance.from(seed)),
      );
    expect(draws('1')).toEqual(draws('1'));
    expect(draws('1')).not.toEqual(draws('2'));
  });

  it('spreads evenly over ten bins', () => {
    const chance = Chance.from('bins');
    const bins = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i += 1) bins[chance.int(10)]! += 1;
    expect(Math.min(...bins)).toBeGreaterThan(880);
    expect(Math.max(...bins)).toBeLessThan(1120);
  });
});

describe('CookieJar', () => {
  it('keeps the newest value and forgets an expired cookie', () => {
    const jar = new CookieJar();
    jar.take(['seat=one; Path=/; HttpOnly', 'session=abc=; Secure']);
    jar.take(['seat=two']);
    expect(jar.header()).toBe('seat=two; session=abc=');
    jar.take(['session=; Max-Age=0; Path=/']);
    expect(jar.header()).toBe('seat=two');
  });
});

describe('EventStreamParser', () => {
  const text = ': hello\n\nevent: change\nid: 7\ndata: {"a":1}\n\ndata: x\ndata: y\r\n\r\n';

  it('reads messages however the stream is cut', () => {
    const whole = new EventStreamParser().push(text);
    expect(whole).toEqual([
      { event: 'change', id: '7', data: '{"a":1}' },
      { event: 'message', id: null, data: 'x\ny' },
    ]);
    const parser = new EventStreamParser();
    expect([...text].flatMap((letter) => parser.push(letter))).toEqual(whole);
  });
});

describe('playedScore', () => {
  it('is a possible best of three, and decisive where it must be', () => {
    const chance = Chance.from('scores');
    const scores = Array.from({ length: 500 }, () =>
      playedScore(chance, { bestOf: 3, decisive: true }),
    );
    expect(
      scores.every(({ a, b, drawn }) => Math.max(a, b) === 2 && Math.min(a, b) < 2 && drawn === 0),
    ).toBe(true);
    const free = Array.from({ length: 500 }, () =>
      playedScore(chance, { bestOf: 3, decisive: false }),
    );
    expect(free.some(({ a, b }) => a === b)).toBe(true);
    expect(free.every(({ a, b, drawn }) => a + b + drawn <= 3)).toBe(true);
  });

  it('is turned round by a dispute', () => {
    expect(opposite({ a: 2, b: 1, drawn: 0 })).toEqual({ a: 1, b: 2, drawn: 0 });
  });
});

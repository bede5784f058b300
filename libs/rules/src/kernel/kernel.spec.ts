import { describe, expect, it } from 'vitest';
import { cr } from '../testing/cite.js';
import { below, roll, shuffle } from './dice.js';
import { canonical } from './hash.js';
import { sha256 } from './sha256.js';
import type { State } from './state.js';

const seeded = (): State => ({ dice: [1, 2, 3, 4] }) as State;

describe('kernel', () => {
  it('SHA-256 of the published test vectors', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('ñandú €')).toBe(sha256('ñandú €'.normalize('NFC')));
  });

  it('canonical JSON does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: undefined }], a: null })).toBe(
      '{"a":null,"b":[1,{"d":2}]}',
    );
  });

  it('dice are 32-bit words that live in the state', () => {
    const s = seeded();
    const first = [roll(s), roll(s), roll(s)];
    const t = JSON.parse(JSON.stringify(seeded())) as State;
    expect([roll(t), roll(t), roll(t)]).toEqual(first);
    expect(first.every((x) => Number.isInteger(x) && x >= 0 && x < 2 ** 32)).toBe(true);
  });

  it(cr(['8.23.1'], 'EX-85: every value equally likely, within what chance allows'), () => {
    const s = seeded();
    const n = 60_000;
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const x = below(s, 6);
      seen[x] = (seen[x] as number) + 1;
    }
    const chi = seen.reduce((sum, k) => sum + (k - n / 6) ** 2 / (n / 6), 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('a shuffle keeps the cards and reaches every order', () => {
    const s = seeded();
    const orders = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const cards = [1, 2, 3];
      shuffle(s, cards);
      orders.add(cards.join());
    }
    expect(orders.size).toBe(6);
  });
});

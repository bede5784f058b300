import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asked, type Box, placeBeside } from './balloon-place.js';

const room: Box = { left: 8, top: 50, width: 374, height: 786 };
const size = { width: 300, height: 80 };
const asking = (clear: readonly Box[], rather: readonly Box[] = []): Asked => ({
  size,
  clear,
  rather,
  room,
});
const covers = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the balloon of the coach', () => {
  it('lies above a card of the hand, and above the bar that asks', () => {
    const card = { left: 124, top: 710, width: 72, height: 124 };
    const bar = { left: 6, top: 655, width: 378, height: 57 };
    const place = placeBeside(card, asking([card, bar]));
    expect(place).toEqual({ left: 10, top: 565, side: 'above', near: false });
  });

  it('lies below a base at the top', () => {
    const base = { left: 6, top: 118, width: 222, height: 48 };
    expect(placeBeside(base, asking([base]))).toMatchObject({
      side: 'below',
      top: 176,
      near: true,
    });
  });

  it('leaves what it speaks of in view as far as there is room, the most important first', () => {
    const card = { left: 124, top: 710, width: 72, height: 124 };
    const counter = { left: 6, top: 612, width: 378, height: 40 };
    const unit = { left: 60, top: 300, width: 120, height: 260 };
    expect(placeBeside(card, asking([card], [counter, unit]))).toMatchObject({ top: 210 });
    const wall = { left: 8, top: 50, width: 374, height: 540 };
    expect(placeBeside(card, asking([card], [counter, wall]))).toMatchObject({ top: 522 });
    expect(placeBeside(card, asking([card], []))).toMatchObject({ top: 620 });
  });

  it('covers nothing that must stay in view, and stays in the room', () => {
    const box = fc.record({
      left: fc.integer({ min: 8, max: 300 }),
      top: fc.integer({ min: 50, max: 780 }),
      width: fc.integer({ min: 20, max: 80 }),
      height: fc.integer({ min: 20, max: 60 }),
    });
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), (about, others) => {
        const clear = [about, ...others];
        const { side, left, top } = placeBeside(about, asking(clear));
        fc.pre(side !== null);
        const at = { ...size, left, top };
        expect(clear.filter((each) => covers(at, each))).toEqual([]);
        expect(left).toBeGreaterThanOrEqual(room.left);
        expect(left + size.width).toBeLessThanOrEqual(room.left + room.width);
        expect(top).toBeGreaterThanOrEqual(room.top);
        expect(top + size.height).toBeLessThanOrEqual(room.top + room.height);
      }),
    );
  });

  it('takes the corner where no room is left', () => {
    expect(placeBeside(room, asking([room]))).toEqual({
      left: 8,
      top: 50,
      side: null,
      near: false,
    });
  });
});

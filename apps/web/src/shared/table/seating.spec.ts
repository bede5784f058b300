import { describe, expect, it } from 'vitest';
import type { TableHalf, TableUnit } from '#contracts';
import { emptyLane, evenShare, spaceShareOf } from './seating.js';

const half = (space: number, ground: number): TableHalf => {
  const units = [
    ...Array.from({ length: space }, () => ({ arena: 'space' }) as TableUnit),
    ...Array.from({ length: ground }, () => ({ arena: 'ground' }) as TableUnit),
  ];
  return { units } as unknown as TableHalf;
};

describe('the widths of both arenas', () => {
  it('follow what lies in them on either side', () => {
    const few = spaceShareOf([half(1, 4), half(0, 2)]);
    const many = spaceShareOf([half(1, 4), half(5, 2)]);
    expect(many).toBeGreaterThan(few);
    expect(spaceShareOf([half(5, 1), half(1, 1)])).toBeGreaterThan(0.6);
    expect(emptyLane(few)).toBeUndefined();
  });

  it('leave a tab to an arena in which nobody has a unit', () => {
    expect(emptyLane(spaceShareOf([half(0, 3), half(0, 0)]))).toBe('space');
    expect(emptyLane(spaceShareOf([half(2, 0), half(1, 0)]))).toBe('ground');
    expect(spaceShareOf([half(0, 0), half(0, 0)])).toBe(evenShare);
    expect(emptyLane(evenShare)).toBeUndefined();
  });
});

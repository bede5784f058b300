import { describe, expect, it } from 'vitest';
import { glideBetween } from './use-glide.js';

const pose = (x: number, y: number, heading: number) => ({
  outline: [
    [x - 20, y - 20],
    [x + 20, y - 20],
    [x + 20, y + 20],
    [x - 20, y + 20],
  ] as [number, number][],
  heading,
});

describe('the glide of a piece', () => {
  it('starts where the piece stood and turns the shorter way', () => {
    expect(glideBetween(pose(100, 200, 350), pose(130, 160, 10))).toEqual([
      'translate(100px, 200px) rotate(-20deg) translate(-130px, -160px)',
      'translate(130px, 160px) rotate(0deg) translate(-130px, -160px)',
    ]);
    expect(glideBetween(pose(0, 0, 10), pose(0, 0, 350))?.[0]).toContain('rotate(20deg)');
  });

  it('is none where a piece stays as it is', () => {
    expect(glideBetween(pose(100, 200, 90), pose(100, 200, 90))).toBeNull();
  });
});

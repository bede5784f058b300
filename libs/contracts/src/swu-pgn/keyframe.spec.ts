import { describe, expect, it } from 'vitest';
import { readKeyframe } from './state.js';

const unit = { id: 'SOR#095', zone: 'ground', damage: 2, exhausted: true, shields: 1 };
const first = {
  seat: 1,
  baseHp: 21,
  handSize: 2,
  resourcesReady: 3,
  resourcesExhausted: 1,
  cards: [unit],
};
const second = { seat: 2, baseHp: 25, handSize: 5, resourcesReady: 3, cards: [] };
const keyframe = (players: unknown) =>
  readKeyframe({ round: 2, phase: 'action', initiative: 2, players });

describe('a keyframe', () => {
  it('tells its players as a list, or as an object by seat', () => {
    const read = keyframe({ 1: first, 2: second });
    expect(read).toEqual(keyframe([second, first]));
    expect(read).toMatchObject({
      round: 2,
      phase: 'action',
      initiative: 2,
      players: [
        { baseHp: 21, handSize: 2, resourcesReady: 3, resourcesExhausted: 1, cards: [unit] },
        { baseHp: 25, handSize: 5, cards: [] },
      ],
    });
  });

  it('is none where a seat is missing', () => {
    expect(keyframe({ 1: first })).toBeNull();
    expect(keyframe('both')).toBeNull();
  });
});

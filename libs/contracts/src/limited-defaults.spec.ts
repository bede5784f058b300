import { describe, expect, it } from 'vitest';
import { boosterSets, setNames } from '#cards';
import { defaultLimited, limitedSets, pickClocks } from './limited-defaults.js';
import { limitedSettings } from './limited.js';

describe('what is offered for a limited event', () => {
  it('is every set that has boosters, by its name', () => {
    expect(limitedSets.map(({ code, name }) => [code, name])).toEqual(
      boosterSets.map((set) => [set, setNames[set]]),
    );
  });

  it('is twice the competitive clock for a relaxed draft', () => {
    expect(pickClocks.relaxed.leaders).toEqual([
      { from: 3, seconds: 30 },
      { from: 2, seconds: 20 },
      { from: 1, seconds: 10 },
    ]);
    expect(pickClocks.relaxed.cards.at(0)).toEqual({ from: 14, seconds: 120 });
    expect(pickClocks.relaxed.reviewSeconds).toBe(60);
  });

  it.each(['sealed', 'draft'] as const)('holds what the contract asks of %s', (format) => {
    expect(limitedSettings.safeParse(defaultLimited(format)).success).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { barLabel } from './bar-label.js';

describe('the words of a button in the bar', () => {
  it('never need more room than a phone has', () => {
    const ability =
      'Action [exhaust]: Choose a friendly unit. It gets +2/+2 for this phase, then draw a card.';
    for (const text of [ability, 'x'.repeat(80), 'Grand Admiral Sloane: pay 2 resources', ''])
      expect(barLabel(text).length).toBeLessThanOrEqual(24);
    expect(barLabel(ability)).toBe('Action [exhaust]…');
  });

  it('are whole where they fit', () => {
    expect(barLabel('Play Battlefield Marine')).toBe('Play Battlefield Marine');
  });
});

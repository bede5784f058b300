import { describe, expect, it } from 'vitest';
import { titleOf } from './page-title.js';

const nothing = { heading: '', tab: '', own: '', asked: false };

describe('the title of a tab', () => {
  it('names the page and what is open in it', () => {
    expect(titleOf(nothing)).toBe('Conclave');
    expect(titleOf({ ...nothing, heading: 'Play a friend' })).toBe('Play a friend · Conclave');
    expect(titleOf({ ...nothing, heading: 'Saturday', tab: 'Pairings' })).toBe(
      'Pairings · Saturday · Conclave',
    );
  });

  it('is the whole name that a page gives itself', () => {
    expect(titleOf({ ...nothing, heading: 'Slips', own: 'Saturday slips' })).toBe('Saturday slips');
  });

  it('stands out while the page waits for a choice', () => {
    expect(titleOf({ ...nothing, heading: 'Ana against Ben', asked: true })).toBe(
      '● Ana against Ben · Conclave',
    );
  });
});

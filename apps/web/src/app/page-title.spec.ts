import { describe, expect, it } from 'vitest';
import { titleOf } from './page-title.js';

const nothing = { heading: '', tab: '', own: '', asked: false, waiting: 0 };

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

  it('counts those who wait for a judge, on whichever page of the desk one is', () => {
    expect(titleOf({ ...nothing, heading: 'Saturday', tab: 'Rounds', waiting: 2 })).toBe(
      '(2) Rounds · Saturday · Conclave',
    );
  });

  it('stands out while the page waits for a choice', () => {
    expect(titleOf({ ...nothing, heading: 'Ana against Ben', asked: true })).toBe(
      '● Ana against Ben · Conclave',
    );
  });
});

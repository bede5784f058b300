import { describe, expect, it } from 'vitest';
import { ageOfShown, type ShownAnswer } from './shown-age.js';

const answer = (over: Partial<ShownAnswer> = {}): ShownAnswer => ({
  data: 'shown',
  dataUpdatedAt: 100,
  dataUpdateCount: 1,
  isInvalidated: false,
  error: null,
  fetchFailureCount: 0,
  fetchStatus: 'idle',
  ...over,
});
const connected = { reachable: true, heardAt: 500 };
const lost = { reachable: false, heardAt: 500 };

describe('what is shown', () => {
  it('has no age while the server is heard and every question is answered', () => {
    expect(ageOfShown([answer(), answer({ dataUpdateCount: 0 })], connected)).toBeNull();
  });

  it('was right as long as the server was heard', () => {
    expect(ageOfShown([answer(), answer({ dataUpdatedAt: 200 })], lost)).toBe(500);
  });

  it('is as old as the oldest that an earlier visit kept, or that has changed since', () => {
    expect(ageOfShown([answer(), answer({ dataUpdateCount: 0 })], lost)).toBe(100);
    expect(ageOfShown([answer({ isInvalidated: true, dataUpdatedAt: 300 })], lost)).toBe(300);
  });

  it('is old, too, where one question alone got no answer', () => {
    const failed = answer({ fetchFailureCount: 1, isInvalidated: true, dataUpdatedAt: 300 });
    expect(ageOfShown([answer(), failed], connected)).toBe(300);
    expect(ageOfShown([answer({ error: new Error('none') })], connected)).toBe(500);
  });

  it('has no age where nothing is shown yet', () => {
    expect(ageOfShown([answer({ data: undefined, fetchFailureCount: 2 })], lost)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { asked, everything, needsWhom } from './story-wish.js';

describe('what of the story is wanted', () => {
  it('is everything until something is chosen', () => expect(asked(everything)).toEqual({}));

  it('is asked of the server as far as it is chosen', () => {
    expect(asked({ player: 'player-1', table: '12', kind: 'judges' })).toEqual({
      player: 'player-1',
      table: 12,
      kind: 'judges',
    });
    expect(asked({ ...everything, table: '0' })).toEqual({});
  });

  it('names a player or a table where results are wanted', () => {
    expect(needsWhom({ ...everything, kind: 'results' })).toBe(true);
    expect(needsWhom({ ...everything, kind: 'results', table: '3' })).toBe(false);
    expect(needsWhom({ ...everything, kind: 'rounds' })).toBe(false);
  });
});

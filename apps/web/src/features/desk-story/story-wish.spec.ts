import { describe, expect, it } from 'vitest';
import { toStoryParams, everything } from './story-wish.js';

describe('what of the story is wanted', () => {
  it('is everything until something is chosen', () =>
    expect(toStoryParams(everything)).toEqual({}));

  it('is asked of the server as far as it is chosen', () => {
    expect(toStoryParams({ player: 'player-1', table: '12', kind: 'judges' })).toEqual({
      player: 'player-1',
      table: 12,
      kind: 'judges',
    });
    expect(toStoryParams({ ...everything, table: '0' })).toEqual({});
  });
});

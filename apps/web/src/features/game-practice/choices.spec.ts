import { describe, expect, it } from 'vitest';
import type { ScreenOption } from '#contracts';
import { choicesWith, pressed } from './choices.js';

const option = (text: string, ...pieces: string[]): ScreenOption => ({
  text: { en: text, es: text },
  pieces,
});
const options = [
  option('Activate Rey', 'c1'),
  option('Play Lightsaber on Rey', 'c5', 'c1'),
  option('Pass'),
];

describe('choices on a board', () => {
  it('keep the number by which the server knows them', () => {
    expect(choicesWith(options, null).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(choicesWith(options, 'c5').map(({ at }) => at)).toEqual([1]);
    expect(choicesWith(options, 'c1').map(({ at }) => at)).toEqual([0, 1]);
  });

  it('are made by pressing a piece that has one, shown where it has several', () => {
    expect(pressed(options, 'c5')).toEqual({ play: 1 });
    expect(pressed(options, 'c1')).toEqual({ show: 'c1' });
    expect(pressed(options, 'c9')).toBeNull();
  });
});

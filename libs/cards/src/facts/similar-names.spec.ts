import { describe, expect, it } from 'vitest';
import { similarNames } from './similar-names.js';

describe('names that somebody may have meant', () => {
  it('are those that differ in few letters, the nearest first', () => {
    expect(similarNames('Battlefeild Marine')).toEqual(['Battlefield Marine']);
    expect(similarNames('wampa!')).toEqual(['Wampa']);
  });
  it('are all cards of the name where only the subtitle is wrong', () => {
    expect(similarNames('Zeb Orrelios')).toEqual(
      expect.arrayContaining(['Zeb Orrelios | Spectre Four']),
    );
  });
  it('are none for what resembles no name, for a letter or two, and for a text of any length', () => {
    expect(similarNames('no such card at all')).toEqual([]);
    expect(similarNames('W')).toEqual([]);
    expect(similarNames('W'.repeat(60_000))).toEqual([]);
  });
});

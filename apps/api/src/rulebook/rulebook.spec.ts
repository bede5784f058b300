import { describe, expect, it } from 'vitest';
import { explainPosition, positionAsked } from './position.js';
import { ruleOfNumber, rulesWith } from './rules.js';

const reasonsFor = (asked: Record<string, unknown>) =>
  explainPosition(
    positionAsked.parse({ leader: 'SOR_010', base: 'SOR_023', ...asked }),
  ).reasons.map(({ code, rule, text }) => [code, rule?.number, text.en]);

describe('a rule', () => {
  it('is told by its number, in either spelling, with its letters', () => {
    expect(ruleOfNumber('7.5.11a')).toMatchObject({
      number: '7.5.11A',
      numberIn80: '7.5.10A',
      status: 'implemented',
      says: ['the unit may attack past Sentinels', 'as it attacks the defender loses its Shields'],
    });
    expect(ruleOfNumber('7.5.11')?.below).toEqual(['7.5.11A', '7.5.11B']);
    expect(ruleOfNumber('99.1.1')).toBe(null);
  });

  it('is found by all the words that it says', () => {
    const found = rulesWith('sentinels attack');
    expect(found.map(({ number }) => number)).toContain('6.3.2B');
    expect(rulesWith('sentinels nonsense')).toEqual([]);
  });
});

describe('why a card may not be played', () => {
  it('is nothing where it may', () => {
    expect(reasonsFor({ want: 'play', card: 'SOR_046', resources: '10' })).toEqual([]);
  });

  it('is its cost, with the penalty for aspects, by the rule', () => {
    const [reason] = reasonsFor({ want: 'play', card: 'Consular Security Force', resources: '3' });
    expect(reason).toEqual(['too-expensive', '8.1.1', expect.stringMatching(/^It costs \d/)]);
  });

  it('is that it is the turn of the other player', () => {
    expect(reasonsFor({ want: 'play', card: 'SOR_046', turn: 'theirs' })).toEqual([
      ['waiting', '5.4.1B', expect.stringContaining('B’s turn')],
    ]);
  });

  it('names cards that there are not, and those that several are called', () => {
    expect(() => reasonsFor({ want: 'play', card: 'No Such Card' })).toThrow(/malformed/);
    expect(() => reasonsFor({ want: 'play', card: 'Luke Skywalker' })).toThrow(/malformed/);
    expect(() => reasonsFor({ want: 'attack', card: 'SOR_046' })).toThrow(/malformed/);
  });
});

describe('why a unit may not attack', () => {
  it('is a Sentinel in the way, or that it is exhausted', () => {
    const board = { mine: 'SOR_046', theirs: 'SOR_063;SOR_128' };
    expect(reasonsFor({ want: 'attack', card: 'SOR_046', target: 'SOR_128', ...board })).toEqual([
      ['guarded', '7.5.5A', expect.stringContaining('Sentinel')],
    ]);
    expect(reasonsFor({ want: 'attack', card: 'SOR_046', exhausted: 'SOR_046', ...board })).toEqual(
      [['exhausted', expect.any(String), 'It is exhausted.']],
    );
  });
});

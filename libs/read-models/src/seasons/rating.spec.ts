import { describe, expect, it } from 'vitest';
import { ratingsOver, type RatedMatch } from './rating.js';

const won = (a: string, b: string): RatedMatch => ({ a, b, score: 1 });

describe('ratings', () => {
  it('begin at 1500 and 350, and a first win against a newcomer gives the published figures', () => {
    const ratings = ratingsOver([[won('ana', 'ben')]]);
    expect(ratings.get('ana')?.rating).toBeCloseTo(1662.31, 2);
    expect(ratings.get('ben')?.rating).toBeCloseTo(1337.69, 2);
    expect(ratings.get('ana')?.deviation).toBeCloseTo(290.32, 2);
  });

  it('do not depend on the order of matches within an event', () => {
    const matches = [won('ana', 'ben'), won('cleo', 'ana'), won('ben', 'dan'), won('dan', 'cleo')];
    expect(ratingsOver([[...matches].reverse()])).toEqual(ratingsOver([matches]));
  });

  it('depend on the order of events', () => {
    const [one, other] = [[won('ana', 'ben')], [won('ben', 'cleo')]];
    expect(ratingsOver([one, other])).not.toEqual(ratingsOver([other, one]));
  });

  it('grow surer with every match, and count them', () => {
    const once = ratingsOver([[won('ana', 'ben')]]).get('ana');
    const twice = ratingsOver([[won('ana', 'ben')], [won('ana', 'ben')]]).get('ana');
    expect(twice?.deviation).toBeLessThan(once?.deviation ?? 0);
    expect(twice?.matches).toBe(2);
  });
});

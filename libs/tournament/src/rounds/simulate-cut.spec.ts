import { describe, expect, it } from 'vitest';
import { type CutRace, simulateCut } from './simulate-cut.js';

const race = (points: readonly number[], changed: Partial<CutRace> = {}): CutRace => ({
  ...{ points, left: 2, size: 2, worth: { win: 3, draw: 1, loss: 0 }, bye: 3 },
  ...{ drawn: 0.1, seed: 'a day' },
  ...changed,
});
const rowAt = (of: CutRace, points: number) =>
  simulateCut(of).rows.find((row) => row.points === points);

describe('a simulated race for the cut', () => {
  it('is the same from the same seed, and another from another', () => {
    const points = [9, 9, 6, 6, 6, 3, 3, 0];
    expect(simulateCut(race(points))).toEqual(simulateCut(race(points)));
    expect(simulateCut(race(points))).not.toEqual(simulateCut(race(points, { seed: 'b' })));
  });

  it('knows who is in whatever comes, and who cannot make it', () => {
    const of = race([12, 12, 3, 3, 0, 0, 0, 0]);
    expect(rowAt(of, 12)).toMatchObject({ win: 100, loss: 100 });
    expect(rowAt(of, 0)).toMatchObject({ win: 0, loss: 0 });
  });

  it('comes near what four equal players have: a winner plays for both places, a loser hopes', () => {
    // The player with two wins is in, and one of the two with one win by lot: after a win 3 of 4,
    // after a loss 1 of 4.
    const row = rowAt(race([0, 0, 0, 0], { drawn: 0 }), 0);
    expect(row?.win).toBeGreaterThanOrEqual(70);
    expect(row?.win).toBeLessThanOrEqual(80);
    expect(row?.loss).toBeGreaterThanOrEqual(20);
    expect(row?.loss).toBeLessThanOrEqual(30);
    expect(row?.draw).toBeNull();
  });

  it('draws no more results for many players than for few', () => {
    const many = simulateCut(
      race(
        Array.from({ length: 1_024 }, () => 0),
        { left: 9, size: 32 },
      ),
    );
    expect(many.simulated).toBe(21);
    expect(simulateCut(race([3, 3, 0, 0])).simulated).toBe(1_000);
  });

  it('says nothing of a result that hardly any end had', () => {
    expect(rowAt(race([3, 3, 0, 0], { drawn: 0.001 }), 3)?.draw).toBeNull();
    expect(rowAt(race([3, 3, 0, 0], { drawn: 0.2 }), 3)?.draw).not.toBeNull();
  });
});

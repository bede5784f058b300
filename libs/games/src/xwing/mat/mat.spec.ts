import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barrelRolls, boost, execute, type Bearing } from './manoeuvres.js';
import { overlap } from './shapes.js';
import {
  baseOf,
  inPrintedArc,
  mat,
  measure,
  measureInArc,
  measureShot,
  touches,
  type ShipOnMat,
} from './ships.js';

const ship = (id: string, x: number, y: number, more: Partial<ShipOnMat> = {}): ShipOnMat => ({
  id,
  x,
  y,
  heading: 0,
  size: 'small',
  ...more,
});

describe('measuring', () => {
  it('goes from base to base, in bands of 100 mm', () => {
    const [a, b] = [ship('a', 400, 600), ship('b', 400, 450)];
    expect(measure(a, b)).toMatchObject({ distance: 110, range: 2 });
    expect(measure(a, a).range).toBe(1);
    expect(measure(a, ship('far', 400, 100)).range).toBeNull();
  });

  it('is longer inside an arc than from closest point to closest point', () => {
    const place = fc.record({
      x: fc.integer({ min: 50, max: 850 }),
      y: fc.integer({ min: 50, max: 850 }),
      heading: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [a, b] = [ship('a', one.x, one.y, one), ship('b', other.x, other.y, other)];
        const [inArc, { distance }] = [measureInArc(a, b), measure(a, b)];
        if (inArc) expect(inArc.distance).toBeGreaterThanOrEqual(distance - 1e-6);
        expect(measure(b, a).distance).toBeCloseTo(distance, 6);
      }),
    );
  });

  it('sees a ship behind only with an arc to the rear', () => {
    const [a, behind] = [ship('a', 400, 400), ship('b', 400, 550)];
    expect(measureShot(a, behind).range).toBeNull();
    expect(inPrintedArc(a, behind)).toBe(false);
    expect(measureShot({ ...a, arcs: ['rear'] }, behind).range).toBe(2);
    expect(measureShot({ ...a, arcs: ['turret'] }, behind)).toMatchObject({
      range: 2,
      inArc: null,
    });
  });

  it('finds no attack between bases that touch', () => {
    expect(measureShot(ship('a', 400, 400), ship('b', 400, 360)).range).toBeNull();
  });
});

describe('a manoeuvre', () => {
  it('straight 2 moves a small ship by two templates and its base', () => {
    const { ship: end, fled } = execute(
      ship('a', 400, 600),
      { speed: 2, bearing: 'F' },
      { ships: [] },
    );
    expect([end.x, end.y, end.heading, fled]).toEqual([400, 480, 0, false]);
  });

  it.each<[Bearing, number]>([
    ['T', -90],
    ['Y', 90],
    ['B', -45],
    ['N', 45],
    ['K', 180],
    ['A', 45],
    ['D', -45],
  ])('%s ends turned by %i degrees', (bearing, turned) => {
    const { ship: end } = execute(ship('a', 400, 600), { speed: 3, bearing }, { ships: [] });
    expect(end.heading).toBeCloseTo(turned, 6);
  });

  it('is shortened until no base overlaps, and loses the turn at its end', () => {
    const other = ship('b', 400, 470);
    const result = execute(ship('a', 400, 600), { speed: 3, bearing: 'K' }, { ships: [other] });
    expect(result.overlapped).toEqual(['b']);
    expect(result.touching).toEqual(['b']);
    expect(result.ship.heading).toBe(0);
    expect(overlap(baseOf(result.ship), baseOf(other))).toBe(false);
    expect(touches(result.ship, { ...other, y: other.y + 0.25 })).toBe(true);
  });

  it('never ends on another base', () => {
    const bearing = fc.constantFrom<Bearing>('F', 'B', 'N', 'T', 'Y', 'K', 'E', 'R');
    const near = fc.record({
      x: fc.integer({ min: 340, max: 560 }),
      y: fc.integer({ min: 340, max: 540 }),
      heading: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(bearing, fc.integer({ min: 1, max: 3 }), near, (way, speed, place) => {
        const other = ship('b', place.x, place.y, place);
        const start = ship('a', 450, 600);
        fc.pre(!overlap(baseOf(start), baseOf(other)));
        const { ship: end, overlapped } = execute(
          start,
          { speed, bearing: way },
          { ships: [other] },
        );
        // A rotation at the end happens in place, where the template ended.
        if (overlapped.length > 0) expect(overlap(baseOf(end), baseOf(other))).toBe(false);
      }),
    );
  });

  it('off the mat is a flight; boosts and rolls never leave it', () => {
    const edge = ship('a', 400, 50);
    expect(execute(edge, { speed: 1, bearing: 'F' }, { ships: [] }).fled).toBe(true);
    expect(boost(edge, 'F', { ships: [] }).legal).toBe(false);
    expect(barrelRolls(ship('a', 30, 400), 'left', { ships: [] }).some(({ legal }) => legal)).toBe(
      false,
    );
    expect(mat.width).toBe(914.4);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, type Pose } from '../mat/ships.js';
import { crosses, overlap } from '../mat/shapes.js';
import { allManoeuvres, outlineOf, shipChoices, type MatShip } from './pieces.js';
import { askDeployment, askManoeuvre, askPair, linesBetween, type Ruling } from './rulings.js';
import {
  afterMoving,
  changedShip,
  emptyMat,
  mostShips,
  movedTo,
  readSetup,
  withObstacle,
  without,
  withShip,
  writeSetup,
  type MatSetup,
} from './setup.js';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const duel = (ship: string, to: Pose): MatSetup =>
  withShip(withShip(emptyMat, ship, at(400, 600)), 'tiefighter', to);
const both = (setup: MatSetup): readonly [MatShip, MatShip] => {
  const [one, other] = setup.ships;
  if (!one || !other) throw new Error('two ships were put');
  return [one, other];
};
const codes = (rulings: readonly Ruling[]): string[] => rulings.map(({ code }) => code);
const asked = (setup: MatSetup): string[] => codes(askPair(setup, ...both(setup)));

describe('two ships', () => {
  it('are told range, arc, attack and dice', () => {
    expect(askPair(duel('xwing', at(400, 540)), ...both(duel('xwing', at(400, 540))))).toEqual([
      { code: 'closest', facts: { range: 1, mm: 20 }, source: 'exact-range' },
      { code: 'in-arc', facts: { range: 1, mm: 20 }, source: 'range-in-arc' },
      { code: 'attack', facts: { range: 1 }, source: 'core' },
      { code: 'attack-die', facts: {}, source: 'core' },
      { code: 'attacker-chooses-line', facts: {}, source: 'parallel' },
      { code: 'not-seen-by-target', facts: {}, source: 'printed-arcs' },
    ]);
    expect(asked(duel('xwing', at(430, 320, 180)))).toContain('defence-die');
    expect(asked(duel('xwing', at(430, 320, 180)))).toContain('seen-by-target');
  });

  it('cannot attack out of arc, beyond range 3, or in contact', () => {
    expect(asked(duel('xwing', at(400, 700)))).toEqual(
      expect.arrayContaining(['out-of-arc', 'no-attack']),
    );
    expect(asked(duel('xwing', at(400, 200)))).toEqual(
      expect.arrayContaining(['beyond', 'in-arc-beyond', 'no-attack']),
    );
    expect(asked(duel('xwing', at(400, 560)))).toEqual(
      expect.arrayContaining(['touching', 'no-attack-touching']),
    );
    expect(asked(duel('xwing', at(400, 590)))).toEqual(['overlapping']);
  });

  it('behind a turret or a rear arc are seen', () => {
    expect(asked(duel('yt1300', at(400, 740)))).toEqual(
      expect.arrayContaining(['out-of-arc', 'attack', 'turret']),
    );
    expect(asked(duel('firespray31', at(400, 740)))).toEqual(
      expect.arrayContaining(['in-arc', 'attack']),
    );
  });

  it('are obstructed by what lies on the line, and only by that', () => {
    const open = duel('xwing', at(400, 400, 10));
    const behind = withObstacle(open, 'asteroid', at(600, 500));
    expect(asked(behind)).not.toContain('obstructed');
    expect(asked(movedTo(behind, 'o1', at(400, 500)))).toContain('obstructed');
    expect(asked(movedTo(behind, 'o1', at(400, 600)))).toContain('on-asteroid');
  });

  it('have a second line where the arc makes it longer', () => {
    const aside = duel('xwing', at(470, 510, 45));
    const [from, to] = both(aside);
    expect(linesBetween(from, to).length).toBeGreaterThanOrEqual(1);
    expect(linesBetween(from, { ...to, x: 400, y: 500, heading: 0 })).toHaveLength(1);
  });
});

describe('a line', () => {
  it('crosses an outline exactly if a very thin strip along it overlaps', () => {
    const coordinate = fc.integer({ min: 0, max: 900 });
    const place = fc.record({ x: coordinate, y: coordinate });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 359 }), (from, to, turn) => {
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        fc.pre(long > 1);
        const rock = outlineOf({ id: 'o', kind: 'asteroid', ...at(450, 450, turn) });
        const aside = ({ x, y }: { x: number; y: number }) => ({
          x: x - ((to.y - from.y) / long) * 1e-4,
          y: y + ((to.x - from.x) / long) * 1e-4,
        });
        const strip = [from, to, aside(to), aside(from)];
        expect(crosses(from, to, rock)).toBe(overlap(strip, rock));
      }),
    );
  });
});

describe('a manoeuvre', () => {
  const tried = (setup: MatSetup, speed: number, bearing: 'F' | 'K', colour: 'red' | 'white') =>
    askManoeuvre(setup, both(setup)[0], { speed, bearing, colour });

  it('that bumps is shortened, loses its turn and its action', () => {
    const setup = duel('xwing', at(400, 470));
    const { executed, rulings } = tried(setup, 3, 'K', 'red');
    expect(codes(rulings)).toEqual(['bumped', 'touches-after', 'no-action', 'turn-lost', 'red']);
    const [moved, other] = both(afterMoving(setup, executed));
    expect(overlap(baseOf(moved), baseOf(other))).toBe(false);
  });

  it('over obstacles names each, and the die it costs', () => {
    const setup = withObstacle(duel('xwing', at(100, 100)), 'debris', at(400, 540));
    expect(codes(tried(setup, 3, 'F', 'white').rulings)).toEqual([
      'moved-freely',
      'template-hits',
      'debris-roll',
    ]);
  });

  it('off the mat destroys the ship, and stress no longer matters', () => {
    const setup = movedTo(duel('xwing', at(100, 100)), 's1', at(400, 100));
    expect(codes(tried(setup, 4, 'K', 'red').rulings)).toEqual(['moved-freely', 'fled']);
  });

  it('of every dial has a template', () => {
    const known = new Set(allManoeuvres.map(({ speed, bearing }) => `${speed}${bearing}`));
    const missing = shipChoices.flatMap(({ name, dial }) =>
      dial
        .map(({ speed, bearing }) => `${speed}${bearing}`)
        .filter((key) => !known.has(key))
        .map((key) => `${name} ${key}`),
    );
    expect(missing).toEqual([]);
    expect(shipChoices.length).toBeGreaterThan(40);
  });
});

describe('the mat', () => {
  it('is read back as it was written', () => {
    const setup = changedShip(
      withObstacle(duel('yt1300', at(100.25, 200, 45)), 'debris', at(300, 300, 12)),
      's2',
      { name: 'Mauler', arcs: ['front', 'rear'] },
    );
    expect(readSetup(writeSetup(setup))).toEqual(setup);
  });

  it.each(['', 'null', '[]x', '{"ships":7}', '{"ships":[{"x":"1"}],"obstacles":[null]}'])(
    'takes %j as nothing or as empty',
    (text) => expect(readSetup(text) ?? emptyMat).toEqual(emptyMat),
  );

  it('takes no more ships than fit, and keeps them near the mat', () => {
    const crowd = JSON.stringify({
      ships: Array.from({ length: 99 }, () => ({ x: 1e9, y: -1e9, heading: 725 })),
    });
    const { ships } = readSetup(crowd) ?? emptyMat;
    expect(ships).toHaveLength(mostShips);
    expect(ships[0]).toMatchObject({ x: 1014.4, y: -100, heading: 5 });
  });

  it('forgets what is removed', () => {
    const setup = without(duel('xwing', at(100, 100)), 's1');
    expect(setup.ships.map(({ id }) => id)).toEqual(['s2']);
  });

  it('tells whether a ship stands where it may be deployed', () => {
    const [ship] = both(duel('xwing', at(100, 100)));
    expect(askDeployment({ ...ship, y: 914.4 - 80 }).code).toBe('within-1');
    expect(askDeployment({ ...ship, y: 914.4 - 81 }).code).toBe('not-within-1');
  });
});

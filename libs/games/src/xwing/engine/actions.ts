import { push, sameOption } from '#game';
import { barrelRolls, boost, decloakLength, type Placement } from '../mat/manoeuvres.js';
import { mayDo } from '../rules/actions.js';
import type { ActionName } from './ability.js';
import { dropBomb, dropsOf, springMines } from './bombs.js';
import { carryOutUse, waysToUse } from './card-use.js';
import { damageKind } from './damage-cards.js';
import { doDeed, freeAction } from './deeds.js';
import { fly } from './flying.js';
import type { Machine } from './machine.js';
import { attackDie, clearDestroyed, give, lockOn, suffer } from './moves.js';
import type { Option } from './options.js';
import { setPose } from './pose.js';
import { canPay, payPrice } from './prices.js';
import { bankSlides, slides } from './pulls.js';
import {
  asOnMat,
  barOf,
  criticals,
  dialOf,
  fleet,
  heldOf,
  isCalm,
  mayAct,
  nameOf,
  onMat,
  othersOn,
  reachesLock,
  shipOf,
  takesTemplate,
  within,
} from './queries.js';
import type { Frame, ShipState } from './state.js';
import { queueMoment } from './triggers.js';
import { holds } from './when.js';

type Act = Extract<Option, { do: 'act' }>;
type Ways = (g: Machine, ship: ShipState) => Act[];

/** A barrel roll or boost, with the resulting position. */
interface Moving {
  readonly act: Act;
  readonly placed: Placement;
}

const placedAs = (
  action: ActionName,
  placed: Placement,
  more: Pick<Act, 'way' | 'slide' | 'template'>,
): Moving => {
  const { x, y, heading } = placed.ship;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const pose = { x: round(x), y: round(y), heading: round(heading) };
  return { act: { do: 'act', action, ...more, ...pose }, placed };
};

/** What blocks a barrel roll or boost of the ship. */
const inTheWay = (g: Machine, ship: ShipState) =>
  heldOf(ship, 'nimble').length > 0 ? { ...othersOn(g), obstacles: [] } : othersOn(g);

const rolls = (g: Machine, ship: ShipState): Moving[] => {
  const here = asOnMat(ship);
  const banks = takesTemplate(ship, 'Barrel Roll', 'bank');
  const long = takesTemplate(ship, 'Barrel Roll', 'long');
  return (['left', 'right'] as const).flatMap((way) => [
    ...slides(barrelRolls(here, way, inTheWay(g, ship))).map(({ slide, placed }) =>
      placedAs('Barrel Roll', placed, { way, slide }),
    ),
    ...(long
      ? slides(barrelRolls(here, way, inTheWay(g, ship), decloakLength)).map(({ slide, placed }) =>
          placedAs('Barrel Roll', placed, { way, slide, template: 'long' as const }),
        )
      : []),
    ...(banks
      ? bankSlides(here, way, 1, inTheWay(g, ship)).map(({ placed, ...more }) =>
          placedAs('Barrel Roll', placed, { way, ...more }),
        )
      : []),
  ]);
};

const boosts = (g: Machine, ship: ShipState): Moving[] => {
  const turns = takesTemplate(ship, 'Boost', 'turn');
  const templates = [
    ['F', 'ahead', {}],
    ['B', 'ahead-left', {}],
    ['N', 'ahead-right', {}],
    ...(turns
      ? ([
          ['T', 'ahead-left', { template: 'turn' }],
          ['Y', 'ahead-right', { template: 'turn' }],
        ] as const)
      : []),
  ] as const;
  return templates.flatMap(([bearing, way, more]) => {
    const placed = boost(asOnMat(ship), bearing, inTheWay(g, ship));
    return placed.legal ? [placedAs('Boost', placed, { way, ...more })] : [];
  });
};

const movesOf = (g: Machine, ship: ShipState, action: 'Boost' | 'Barrel Roll'): Moving[] =>
  action === 'Boost' ? boosts(g, ship) : rolls(g, ship);

const just =
  (action: ActionName, may: (ship: ShipState) => boolean = () => true): Ways =>
  (_, ship) =>
    may(ship) ? [{ do: 'act', action }] : [];

const discardedOrdnance = ({ upgrades }: ShipState) =>
  upgrades.filter(({ discarded, slot }) => discarded && (slot === 'Torpedo' || slot === 'Missile'));

/**
 * Enemies that a ship may lock: at range 1-3 unless its cards change that. The one that it has
 * locked already may be locked again, for what follows a lock (FAQ).
 */
const lockable = (g: Machine, ship: ShipState): ShipState[] =>
  onMat(g).filter((other) => other.seat !== ship.seat && reachesLock(g, ship, other));

const quarters = [0, 90, 180, 270] as const;

const ways: Readonly<Record<ActionName, Ways>> = {
  Focus: just('Focus'),
  Evade: just('Evade'),
  'Target Lock': (g, ship) =>
    lockable(g, ship).map(({ key }) => ({ do: 'act', action: 'Target Lock', ship: key })),
  'Barrel Roll': (g, ship) => rolls(g, ship).map((one) => one.act),
  Boost: (g, ship) => boosts(g, ship).map((one) => one.act),
  Cloak: just('Cloak', ({ tokens }) => tokens.cloak === 0),
  SLAM: (_, ship) =>
    dialOf(ship).flatMap(({ speed, colour }, at) =>
      speed === ship.flown && !(colour === 'red' && ship.tokens.stress > 0)
        ? [{ do: 'act' as const, action: 'SLAM' as const, at }]
        : [],
    ),
  Coordinate: (g, ship) =>
    fleet(g, ship.seat)
      .filter((other) => other !== ship && within(ship, other, 2))
      .filter(mayAct)
      .map(({ key }) => ({ do: 'act', action: 'Coordinate', ship: key })),
  Reload: just('Reload', (ship) => discardedOrdnance(ship).length > 0),
  Reinforce: () =>
    (['fore', 'aft'] as const).map((side) => ({ do: 'act', action: 'Reinforce', side })),
  'Rotate Arc': (_, ship) =>
    quarters
      .filter((turned) => turned !== ship.turned)
      .map((turned) => ({ do: 'act', action: 'Rotate Arc', turned })),
  Jam: (g, ship) =>
    onMat(g)
      .filter((other) => other.seat !== ship.seat && within(ship, other, 2))
      .map(({ key }) => ({ do: 'act', action: 'Jam', ship: key })),
};

/** Actions that the engine supports; ships with other actions on their bar cannot be played. */
export const isAction = (name: string): name is ActionName => Object.hasOwn(ways, name);

type Acting = Pick<
  Extract<Frame, { kind: 'action' }>,
  'free' | 'list' | 'onBar' | 'given' | 'only'
>;

const repairs = (ship: ShipState): Option[] => [
  ...new Map(
    ship.damage
      .filter(({ card, up }) => up && damageKind(card).effect.repair !== undefined)
      .map(({ card }) => [card, { do: 'repair' as const, card }]),
  ).values(),
];

/** The card actions that a ship may perform: each one once per round. */
const cardActions = (g: Machine, ship: ShipState, barLost: boolean): Option[] =>
  heldOf(ship, 'act').flatMap(({ card, index, ability }): Option[] => {
    const { price, when, free } = ability;
    if (ship.done.includes(ability.name ?? nameOf(ship, card))) return [];
    if (!canPay({ ship, card, enemy: null }, price)) return [];
    if (when && !holds(g, when, { ship, enemy: ship })) return [];
    const possible = (action: ActionName): boolean =>
      !ship.done.includes(action) &&
      !(barLost && barOf(ship).includes(action)) &&
      ways[action](g, ship).length > 0;
    if (free && !free.some(possible)) return [];
    return waysToUse(g, ability, { ship, enemy: null }).map((way) => ({
      do: 'card' as const,
      card,
      ability: index,
      ...way,
    }));
  });

const mines = (ship: ShipState): Option[] =>
  dropsOf(ship, true)
    .filter(({ card }) => !ship.done.includes(nameOf(ship, card)))
    .map((one) => ({ do: 'drop' as const, ...one }));

/** Whether a card of an enemy forbids the ship to perform focus and evade actions. */
const isWatched = (g: Machine, ship: ShipState): boolean =>
  fleet(g, 1 - ship.seat).some((enemy) =>
    heldOf(enemy, 'forbid').some(
      ({ ability: { what, reach = 0 } }) => what === 'token-action' && within(enemy, ship, reach),
    ),
  );

/**
 * Removes locks that the ship may not acquire: if an enemy that draws locks to itself is in reach,
 * only it can be locked.
 */
const locksOnLure = (g: Machine, ship: ShipState, acts: readonly Act[]): readonly Act[] => {
  const lures = fleet(g, 1 - ship.seat).filter(
    (one) => heldOf(one, 'lures').length > 0 && reachesLock(g, ship, one),
  );
  if (lures.length === 0) return acts;
  return acts.filter(
    (one) => one.action !== 'Target Lock' || lures.some(({ key }) => key === one.ship),
  );
};

/** Every action that a ship may perform now. */
export const actionOptions = (
  g: Machine,
  ship: ShipState,
  { free, list, onBar, given, only }: Acting,
): readonly Option[] => {
  const stressed = ship.tokens.stress > 0 && !given;
  const barLost = criticals(ship).some(({ noBar }) => noBar);
  const bar = barOf(ship).filter(isAction);
  const named = (list ?? bar).filter((action) => !onBar || bar.includes(action));
  const watched = isWatched(g, ship);
  const possible = named
    .filter((action) => !watched || (action !== 'Focus' && action !== 'Evade'))
    .filter(
      (action) =>
        given ||
        mayDo(
          { stressed: stressed && !isCalm(ship, action), done: ship.done, barLost },
          action,
          bar.includes(action) ? 'bar' : 'card',
        ),
    )
    .flatMap((action) => ways[action](g, ship))
    .filter((one) => only === null || one.ship === only);
  // A ship that was told which ship to lock locks that one (FAQ, Captain Kagi).
  const acts = only === null ? locksOnLure(g, ship, possible) : possible;
  if (list !== null || (stressed && !isCalm(ship))) return acts;
  const mends = free ? [] : repairs(ship);
  return [
    ...acts,
    ...cardActions(g, ship, barLost),
    ...mines(ship),
    ...mends.filter((one) => one.do === 'repair' && !ship.done.includes(one.card)),
  ];
};

const moveBy = (g: Machine, ship: ShipState, option: Act): void => {
  const { x = ship.x, y = ship.y, heading = ship.heading } = option;
  if (option.action !== 'Boost' && option.action !== 'Barrel Roll') return;
  const found = movesOf(g, ship, option.action).find(({ act: one }) => sameOption(one, option));
  setPose(g, ship, { x, y, heading });
  if (option.template === 'bank-ahead' || option.template === 'bank-back') give(g, ship, 'stress');
  springMines(g, ship, found?.placed.template ?? []);
  clearDestroyed(g);
};

const carryOut = (g: Machine, ship: ShipState, option: Act): void => {
  const { action } = option;
  switch (action) {
    case 'Focus':
      return give(g, ship, 'focus');
    case 'Evade':
      return give(g, ship, 'evade');
    case 'Cloak':
      return give(g, ship, 'cloak');
    case 'Reinforce':
      return give(g, ship, option.side === 'aft' ? 'reinforce-aft' : 'reinforce');
    case 'Rotate Arc':
      ship.turned = option.turned ?? 0;
      return g.tell({ what: 'turned', ship: ship.key, number: ship.turned });
    case 'Jam':
      return doDeed(g, 'other-jam', { ship, enemy: shipOf(g, option.ship ?? '') });
    case 'Target Lock':
      return lockOn(g, ship, shipOf(g, option.ship ?? ''));
    case 'Barrel Roll':
    case 'Boost':
      return moveBy(g, ship, option);
    case 'SLAM': {
      const entry = dialOf(ship)[option.at ?? 0];
      if (!entry) return;
      give(g, ship, 'disabled');
      fly(g, ship, entry);
      return clearDestroyed(g);
    }
    case 'Coordinate':
      return push(g, freeAction(shipOf(g, option.ship ?? ''), null));
    case 'Reload':
      for (const upgrade of discardedOrdnance(ship)) upgrade.discarded = false;
      return give(g, ship, 'disabled');
  }
};

/**
 * Carries out the action of a card: its effect and, if it contains a free action, that action
 * afterwards with what follows it. True if the action is complete, false while its free action is
 * still to come.
 */
const carryOutCard = (
  g: Machine,
  ship: ShipState,
  option: Extract<Option, { do: 'card' }>,
): boolean => {
  const { card, ability: index } = option;
  const found = heldOf(ship, 'act').find((one) => one.card === card && one.index === index);
  if (!found) return true;
  const { ability } = found;
  ship.done.push(ability.name ?? nameOf(ship, card));
  g.tell({ what: 'used', seat: ship.seat, ship: ship.key, name: nameOf(ship, card) });
  payPrice(g, { ship, card, enemy: null }, ability.price);
  const { free, lacking, then = [], ...doing } = ability;
  carryOutUse(g, free ? doing : ability, { ship, enemy: null }, option);
  if (!free || ship.place !== 'mat') return true;
  const lacks = lacking && !barOf(ship).includes(lacking.icon) ? lacking.deeds : [];
  push(g, freeAction(ship, free, { then: [...lacks, ...then], completes: true }));
  return false;
};

/** Turns a damage card face down, if the die allows it. */
const repair = (g: Machine, ship: ShipState, card: string): void => {
  const found = ship.damage.find((one) => one.up && one.card === card);
  const { repair: by } = damageKind(card).effect;
  if (!found || by === undefined) return;
  if (by !== 'always') {
    const face = attackDie(g);
    g.tell({ what: 'rolled', ship: ship.key, faces: [face] });
    if (!by.some((one) => one === face)) return;
  }
  found.up = false;
  g.tell({ what: 'repaired', ship: ship.key, name: damageKind(card).name });
};

const follow = (g: Machine, ship: ShipState, action: ActionName): void => {
  const named = ['Focus', 'Boost', 'SLAM', 'Cloak'] as const;
  const moment = named.find((one) => one === action);
  if (moment) queueMoment(g, ship, moment);
};

/** A card that permits actions despite stress may damage the ship for it. */
const strains = (g: Machine, ship: ShipState): void => {
  if (ship.tokens.stress > 0 && heldOf(ship, 'calm').some(({ ability }) => ability.hurts)) {
    suffer(g, ship, 'hit');
    clearDestroyed(g);
  }
};

/** Performs the chosen action. */
export const act = (g: Machine, ship: ShipState, option: Option): void => {
  const stressed = ship.tokens.stress > 0;
  let isComplete = true;
  if (option.do === 'repair') {
    ship.done.push(option.card);
    return repair(g, ship, option.card);
  }
  if (option.do === 'card') isComplete = carryOutCard(g, ship, option);
  else if (option.do === 'drop') {
    ship.done.push(nameOf(ship, option.card));
    dropBomb(g, ship, option);
    clearDestroyed(g);
  } else if (option.do === 'act') {
    ship.done.push(option.action);
    g.tell({
      what: 'action',
      seat: ship.seat,
      ship: ship.key,
      name: option.action,
      ...(option.ship === undefined ? {} : { target: option.ship }),
    });
    carryOut(g, ship, option);
    follow(g, ship, option.action);
  } else return;
  if (stressed) strains(g, ship);
  if (isComplete) queueMoment(g, ship, 'action');
};

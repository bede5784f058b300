import { push } from '#game';
import { barrelRolls, boost } from '../mat/manoeuvres.js';
import { mayDo } from '../rules/actions.js';
import type { ActionName } from './ability.js';
import { damageKind } from './damage-cards.js';
import { fly, setPose } from './flying.js';
import { slides } from './frames/activation.js';
import type { Machine } from './machine.js';
import { attackDie, clearDestroyed, give, lockOn } from './moves.js';
import type { Option } from './options.js';
import {
  asOnMat,
  barOf,
  criticals,
  dialOf,
  fleet,
  isCalm,
  onMat,
  othersOn,
  shipOf,
  within,
} from './queries.js';
import type { ShipState } from './state.js';
import { queueMoment } from './triggers.js';

type Act = Extract<Option, { do: 'act' }>;
type Ways = (g: Machine, ship: ShipState) => Act[];

const placedAs = (
  action: ActionName,
  way: NonNullable<Act['way']>,
  { ship }: { readonly ship: { readonly x: number; readonly y: number; readonly heading: number } },
): Act => ({
  do: 'act',
  action,
  way,
  x: Math.round(ship.x * 1000) / 1000,
  y: Math.round(ship.y * 1000) / 1000,
  heading: Math.round(ship.heading * 1000) / 1000,
});

const rolls: Ways = (g, ship) =>
  (['left', 'right'] as const).flatMap((side) =>
    slides(barrelRolls(asOnMat(ship), side, othersOn(g))).map(({ slide, placed }) => ({
      ...placedAs('Barrel Roll', side, placed),
      slide,
    })),
  );

const boosts: Ways = (g, ship) =>
  (
    [
      ['F', 'ahead'],
      ['B', 'ahead-left'],
      ['N', 'ahead-right'],
    ] as const
  ).flatMap(([bearing, way]) => {
    const placed = boost(asOnMat(ship), bearing, othersOn(g));
    return placed.legal ? [placedAs('Boost', way, placed)] : [];
  });

const just =
  (action: ActionName, may: (ship: ShipState) => boolean = () => true): Ways =>
  (_, ship) =>
    may(ship) ? [{ do: 'act', action }] : [];

const discardedOrdnance = ({ upgrades }: ShipState) =>
  upgrades.filter(({ discarded, slot }) => discarded && (slot === 'Torpedo' || slot === 'Missile'));

const ways: Readonly<Record<ActionName, Ways>> = {
  Focus: just('Focus'),
  Evade: just('Evade'),
  'Target Lock': (g, ship) =>
    onMat(g)
      .filter((other) => other.seat !== ship.seat && other.key !== ship.lock)
      .filter((other) => within(ship, other, 3))
      .map(({ key }) => ({ do: 'act', action: 'Target Lock', ship: key })),
  'Barrel Roll': rolls,
  Boost: boosts,
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
      .filter((other) => other.tokens.stress === 0 || isCalm(other))
      .map(({ key }) => ({ do: 'act', action: 'Coordinate', ship: key })),
  Reload: just('Reload', (ship) => discardedOrdnance(ship).length > 0),
};

/** Actions that the engine knows; ships whose bar has others cannot be brought. */
export const isAction = (name: string): name is ActionName => Object.hasOwn(ways, name);

export interface Acting {
  readonly free: boolean;
  readonly list: readonly ActionName[] | null;
}

const repairs = (ship: ShipState): Option[] => [
  ...new Map(
    ship.damage
      .filter(({ card, up }) => up && damageKind(card).effect.repair !== undefined)
      .map(({ card }) => [card, { do: 'repair' as const, card }]),
  ).values(),
];

/** Every action that a ship may do now. */
export const actionOptions = (
  g: Machine,
  ship: ShipState,
  { free, list }: Acting,
): readonly Option[] => {
  const acting = {
    stressed: ship.tokens.stress > 0 && !isCalm(ship),
    done: ship.done,
    barLost: criticals(ship).some(({ noBar }) => noBar),
  };
  const bar = barOf(ship).filter(isAction);
  const named = list ?? bar;
  const source = bar.some((action) => named.includes(action)) ? 'bar' : 'card';
  const acts = named
    .filter((action) => !acting.barLost && mayDo(acting, action, source))
    .flatMap((action) => ways[action](g, ship));
  const mends = free || acting.stressed ? [] : repairs(ship);
  return [...acts, ...mends.filter((one) => one.do === 'repair' && !ship.done.includes(one.card))];
};

const carryOut = (g: Machine, ship: ShipState, option: Act): void => {
  const { action, x, y, heading } = option;
  switch (action) {
    case 'Focus':
      return give(g, ship, 'focus');
    case 'Evade':
      return give(g, ship, 'evade');
    case 'Cloak':
      return give(g, ship, 'cloak');
    case 'Target Lock':
      return lockOn(g, ship, shipOf(g, option.ship ?? ''));
    case 'Barrel Roll':
    case 'Boost':
      return setPose(g, ship, { x: x ?? ship.x, y: y ?? ship.y, heading: heading ?? ship.heading });
    case 'SLAM': {
      const entry = dialOf(ship)[option.at ?? 0];
      if (!entry) return;
      give(g, ship, 'disabled');
      fly(g, ship, entry);
      return clearDestroyed(g);
    }
    case 'Coordinate':
      return push(g, {
        kind: 'action',
        at: 0,
        ship: option.ship ?? '',
        free: true,
        list: null,
        strain: false,
        source: null,
      });
    case 'Reload':
      for (const upgrade of discardedOrdnance(ship)) upgrade.discarded = false;
      return give(g, ship, 'disabled');
  }
};

/** Turns a damage card face down, where its die lets it. */
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

/** Does an action that was offered. */
export const act = (g: Machine, ship: ShipState, option: Option): void => {
  if (option.do === 'repair') {
    ship.done.push(option.card);
    return repair(g, ship, option.card);
  }
  if (option.do !== 'act') return;
  ship.done.push(option.action);
  g.tell({
    what: 'action',
    seat: ship.seat,
    ship: ship.key,
    name: option.action,
    ...(option.ship === undefined ? {} : { target: option.ship }),
  });
  carryOut(g, ship, option);
  if (option.action === 'Focus' || option.action === 'Boost') queueMoment(g, ship, option.action);
  queueMoment(g, ship, 'action');
};

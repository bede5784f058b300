import { arenas } from '../../card.js';
import { isOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import type { Option } from '../options.js';
import { abilitiesOf, attackable, card, foeUnits, hasKeyword, units } from '../queries.js';

/** Whether a unit must attack if it can. */
export const mustAttack = (g: Machine, key: string): boolean =>
  !hasKeyword(g, key, "Can't Attack") &&
  (luringUnits(g, key).length > 0 ||
    (hasKeyword(g, key, 'Must Attack') && targets(g, key).length > 0));

/** Units of its own player that it may attack. */
const ownTargets = (g: Machine, key: string): string[] => {
  const { controller: seat } = card(g, key);
  const wild = abilitiesOf(g, key).filter(({ keyword }) => keyword === 'Attacks Own');
  if (wild.length === 0) return [];
  return units(g, seat).flatMap((one) =>
    attackable(g, one.key, key) &&
    wild.some(({ what = {} }) => isOfKind(g, one, what, { seat, self: key }))
      ? [one.key]
      : [],
  );
};

/** Units that this unit must attack if it can, including its own player's. */
const luringUnits = (g: Machine, key: string): string[] => {
  const { arena } = card(g, key);
  return units(g, undefined, arena ?? undefined).flatMap((one) =>
    one.key !== key &&
    attackable(g, one.key, key) &&
    abilitiesOf(g, one.key).some(
      ({ keyword, what = {} }) =>
        keyword === 'Lures' &&
        isOfKind(g, card(g, key), what, { seat: one.controller, self: one.key }),
    )
      ? [one.key]
      : [],
  );
};

/**
 * The attacks that a unit may make: on enemies in its arena, with Bombard from Space on enemies on
 * the Ground, with Ion Cannon from the Ground on enemies in Space.
 */
export const targets = (g: Machine, key: string): Extract<Option, { do: 'attack' }>[] => {
  const { arena, controller } = card(g, key);
  if (!arena || hasKeyword(g, key, "Can't Attack")) return [];
  const enemies = (where: typeof arena): string[] =>
    foeUnits(g, controller, where).flatMap((one) => (attackable(g, one.key, key) ? [one.key] : []));
  const lured = luringUnits(g, key);
  if (lured.length > 0)
    return lured.map((on) => ({ do: 'attack', card: key, on, how: 'arena' }) as const);
  const reached = abilitiesOf(g, key).flatMap(({ keyword, of = [] }) =>
    keyword === 'Reach' ? arenas.filter((where) => of.includes(where) && where !== arena) : [],
  );
  const by = (how: 'arena' | 'Bombard' | 'Ion Cannon', where: typeof arena) =>
    enemies(where).map((on) => ({ do: 'attack', card: key, on, how }) as const);
  return [
    ...by('arena', arena),
    ...ownTargets(g, key).map((on) => ({ do: 'attack', card: key, on, how: 'arena' }) as const),
    ...reached.flatMap((where) => by('arena', where)),
    ...(arena === 'Space' && hasKeyword(g, key, 'Bombard') ? by('Bombard', 'Ground') : []),
    ...(arena === 'Ground' && hasKeyword(g, key, 'Ion Cannon') ? by('Ion Cannon', 'Space') : []),
  ];
};

import { hasSubtype } from '../../card.js';
import type { Machine } from '../machine.js';
import type { Option } from '../options.js';
import {
  abilitiesOf,
  arenasOf,
  buildZone,
  card,
  facts,
  isUnitCard,
  pilotsOf,
  units,
  which,
} from '../queries.js';
import type { CardState } from '../state.js';

/** The number of Pilots that units of these subtypes can carry; all others carry one. */
const seats: Readonly<Record<string, number>> = {
  Army: 3,
  'Capital Ship': 3,
  Cruiser: 3,
  Fleet: 3,
  Fortification: 3,
  Station: 3,
  Gunship: 2,
  'Patrol Ship': 2,
  Squad: 2,
  Squadron: 2,
  Transport: 2,
  Walker: 2,
};

/** The Pilots of a player that are on units. */
export const ownPilots = (g: Machine, seat: number): CardState[] =>
  which(
    g,
    ({ key, zone, controller }) => zone === 'attached' && controller === seat && isUnitCard(g, key),
  );

const hasSeat = (g: Machine, key: string): boolean => {
  const { subtypes = '' } = facts(g, key);
  const extra = [key, ...pilotsOf(g, key).map((pilot) => pilot.key)].flatMap((one) =>
    (facts(g, one).abilities ?? []).filter(({ keyword }) => keyword === 'Extra Pilot'),
  ).length;
  const own = Object.entries(seats).flatMap(([kind, n]) => (hasSubtype(subtypes, kind) ? n : []));
  return pilotsOf(g, key).length < Math.max(1, ...own) + extra;
};

/** Pilots may board Space and Ground units of their kinds, but no Droids. */
const mayBoard = (g: Machine, pilot: string, { key, arena }: CardState): boolean => {
  const kinds = (facts(g, pilot).abilities ?? []).flatMap(({ keyword, of = [] }) =>
    keyword === 'Pilot' ? of : [],
  );
  const { subtypes = '' } = facts(g, key);
  return (
    arena !== 'Character' &&
    key !== pilot &&
    !hasSubtype(subtypes, 'Droid') &&
    kinds.some((kind) => hasSubtype(subtypes, kind)) &&
    hasSeat(g, key)
  );
};

const isPilot = (g: Machine, key: string): boolean =>
  isUnitCard(g, key) && abilitiesOf(g, key).some(({ keyword }) => keyword === 'Pilot');

/** Each Pilot may board or leave a unit once per build step. */
export const boardings = (g: Machine, seat: number): Option[] => {
  const flying = ownPilots(g, seat).filter(({ moved }) => !moved);
  const able = [...units(g, seat), ...buildZone(g, seat)].filter(
    ({ key, faceDown, moved }) =>
      !faceDown && !moved && isPilot(g, key) && pilotsOf(g, key).length === 0,
  );
  const crafts = units(g, seat);
  return [
    ...[...able, ...flying].flatMap((pilot) =>
      crafts
        .filter((craft) => craft.key !== pilot.on && mayBoard(g, pilot.key, craft))
        .map((craft): Option => ({ do: 'board', card: pilot.key, on: craft.key })),
    ),
    ...flying.flatMap(({ key }) =>
      arenasOf(g, key).map((arena): Option => ({ do: 'move', card: key, to: arena })),
    ),
  ];
};

export const boardUnit = (
  g: Machine,
  seat: number,
  { card: key, on }: Extract<Option, { do: 'board' }>,
): void => {
  Object.assign(card(g, key), { zone: 'attached', arena: null, on, moved: true });
  g.tell({ what: 'boarded', seat, card: key });
};

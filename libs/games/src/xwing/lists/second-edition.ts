import type { ListProblem } from '#game';
import { secondPilot, secondShip, secondUpgrade } from '../facts/cards.js';
import type {
  SecondEditionPilot,
  SecondEditionRestriction,
  SecondEditionShip,
  SecondEditionUpgrade,
} from '../facts/second-edition.js';
import { squadProblem } from './problems.js';
import { slotNamed } from './slots.js';
import { pilotIdOf, type XwsPilot, type XwsSquad } from './xws.js';

/**
 * The points of a squad. Costs are those of May 2021, the last ones in the card facts for the
 * 200-point game.
 */
export const secondEditionPoints = 200;

const factions: ReadonlySet<string> = new Set([
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
]);

interface EquippedUpgrade {
  readonly path: string;
  /** As written in the file. */
  readonly slot: string;
  readonly id: string;
  readonly card: SecondEditionUpgrade | null;
}

export interface SecondEditionSquadShip {
  readonly path: string;
  readonly id: string;
  readonly pilot: SecondEditionPilot | null;
  readonly ship: SecondEditionShip | null;
  readonly upgrades: readonly EquippedUpgrade[];
}

const shipOf = (pilot: XwsPilot, faction: string, index: number): SecondEditionSquadShip => {
  const id = pilotIdOf(pilot);
  const path = `pilots[${index}]`;
  const card = secondPilot(id, faction, pilot.ship) ?? null;
  return {
    path,
    id,
    pilot: card,
    ship: card && secondShip(card.ship, card.faction),
    upgrades: Object.entries(pilot.upgrades ?? {}).flatMap(([slot, ids]) =>
      ids.map((upgrade, place) => ({
        path: `${path}.upgrades.${slot}[${place}]`,
        slot,
        id: upgrade,
        card: secondUpgrade(upgrade),
      })),
    ),
  };
};

export const secondEditionShipsOf = ({
  faction,
  pilots,
}: XwsSquad): readonly SecondEditionSquadShip[] =>
  pilots.map((pilot, index) => shipOf(pilot, faction, index));

/**
 * The cost of an upgrade on this ship: some costs depend on its agility, its size or the pilot's
 * initiative.
 */
const upgradeCost = (
  { cost }: SecondEditionUpgrade,
  { pilot, ship }: Pick<SecondEditionSquadShip, 'pilot' | 'ship'>,
): number => {
  const by: Readonly<Record<string, string | number | undefined>> = {
    agility: ship?.agility,
    size: ship?.size,
    initiative: pilot?.initiative,
  };
  if (cost.variable === undefined) return cost.value ?? 0;
  const key = String(by[cost.variable] ?? '').toLowerCase();
  return Object.entries(cost.values ?? {}).find(([value]) => value.toLowerCase() === key)?.[1] ?? 0;
};

export const shipCost = (ship: SecondEditionSquadShip): number =>
  ship.upgrades.reduce(
    (sum, { card }) => sum + (card ? upgradeCost(card, ship) : 0),
    ship.pilot?.cost ?? 0,
  );

const unknownParts = (ship: SecondEditionSquadShip, faction: string): readonly ListProblem[] => [
  ...(ship.pilot === null ? [squadProblem('xwing/unknown-pilot', ship.path, { id: ship.id })] : []),
  ...(ship.pilot !== null && ship.pilot.faction !== faction
    ? [squadProblem('xwing/other-faction', ship.path, { name: ship.pilot.name })]
    : []),
  ...ship.upgrades.flatMap(({ card, id, path, slot }) => [
    ...(card === null ? [squadProblem('xwing/unknown-upgrade', path, { id })] : []),
    ...(slotNamed(slot, 'second') === null
      ? [squadProblem('xwing/unknown-slot', path, { slot }, 'notice')]
      : []),
  ]),
];

const grantedSlots = (upgrades: readonly EquippedUpgrade[]): ReadonlyMap<string, number> => {
  const slots = new Map<string, number>();
  for (const { card } of upgrades)
    for (const { slot, amount } of card?.grants ?? []) {
      const name = slotNamed(slot, 'second') ?? slot;
      slots.set(name, (slots.get(name) ?? 0) + amount);
    }
  return slots;
};

/**
 * Costs and slots of cards changed every half year; the card facts hold those of this day. For
 * earlier dates findings are only warnings.
 */
const factsFrom = '2021-05-17';
const severityOn = (date: string): 'error' | 'warning' => (date < factsFrom ? 'warning' : 'error');

const slotProblems = (
  { pilot, upgrades }: SecondEditionSquadShip,
  date: string,
): readonly ListProblem[] => {
  if (pilot === null) return [];
  const free = new Map(grantedSlots(upgrades));
  for (const slot of pilot.slots) free.set(slot, (free.get(slot) ?? 0) + 1);
  return upgrades.flatMap(({ card, path }) =>
    (card?.slots ?? []).flatMap((slot) => {
      const left = (free.get(slot) ?? 0) - 1;
      free.set(slot, left);
      return left < 0
        ? [
            squadProblem(
              'xwing/no-slot',
              path,
              { name: card?.name ?? '', slot, pilot: pilot.name },
              severityOn(date),
            ),
          ]
        : [];
    }),
  );
};

const sameWord = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

type Squad = readonly SecondEditionSquadShip[];

/** Whether a ship with its squad meets one condition of an upgrade. */
const meets = (
  restriction: SecondEditionRestriction,
  own: SecondEditionSquadShip,
  squad: Squad,
): boolean => {
  const { pilot, ship, upgrades } = own;
  const some = (values: readonly string[] | undefined, test: (value: string) => boolean) =>
    values !== undefined && values.some(test);
  const { action } = restriction;
  const actions = [
    ...(pilot?.actions ?? ship?.actions ?? []),
    ...upgrades.flatMap(({ card }) => card?.actions ?? []),
  ];
  return (
    restriction.solitary === true ||
    restriction.standardized === true ||
    some(restriction.factions, (faction) => pilot?.faction === faction) ||
    some(restriction.ships, (id) => pilot?.ship === id) ||
    some(restriction.sizes, (size) => sameWord(ship?.size, size)) ||
    some(restriction.arcs, (arc) => (ship?.attacks ?? []).some((attack) => attack.arc === arc)) ||
    some(restriction.shipAbility, (ability) => pilot?.shipAbility === ability) ||
    some(restriction.force_side, (side) => pilot?.force?.includes(side) ?? false) ||
    some(restriction.equipped, (slot) => upgrades.some(({ card }) => card?.slots.includes(slot))) ||
    some(restriction.names, (name) =>
      squad.some(
        (each) =>
          each.pilot?.name === name || each.upgrades.some(({ card }) => card?.name === name),
      ),
    ) ||
    (restriction['non-limited'] === true && pilot?.limited === 0) ||
    (action !== undefined &&
      actions.some(
        ({ type, difficulty }) =>
          type === action.type &&
          (action.difficulty === undefined || sameWord(difficulty, action.difficulty)),
      ))
  );
};

const restrictionProblems = (own: SecondEditionSquadShip, squad: Squad): readonly ListProblem[] =>
  own.pilot === null
    ? []
    : own.upgrades.flatMap(({ card, path }) =>
        (card?.restrictions ?? []).every((restriction) => meets(restriction, own, squad))
          ? []
          : [
              squadProblem('xwing/not-for-this-ship', path, {
                name: card?.name ?? '',
                pilot: own.pilot?.name ?? '',
              }),
            ],
      );

const twiceOnShip = ({ pilot, upgrades }: SecondEditionSquadShip): readonly ListProblem[] =>
  upgrades.flatMap(({ card, path }, index) =>
    card !== null && upgrades.findIndex((each) => each.card === card) < index
      ? [squadProblem('xwing/twice-on-ship', path, { name: card.name, pilot: pilot?.name ?? '' })]
      : [],
  );

/**
 * A limited card counts together with all others of the same name, whatever kind of card they are.
 */
const copyProblems = (squad: Squad): readonly ListProblem[] => {
  const names = new Map<string, { count: number; most: number }>();
  for (const { pilot, upgrades } of squad)
    for (const card of [pilot, ...upgrades.map(({ card }) => card)]) {
      if (card === null || card.limited === 0) continue;
      const { count, most } = names.get(card.name) ?? { count: 0, most: card.limited };
      names.set(card.name, { count: count + 1, most: Math.min(most, card.limited) });
    }
  return [...names].flatMap(([name, { count, most }]) =>
    count > most ? [squadProblem('xwing/too-many-copies', null, { name, count, most })] : [],
  );
};

const has = (card: SecondEditionUpgrade | null, rule: 'solitary' | 'standardized'): boolean =>
  card?.restrictions?.some((restriction) => restriction[rule] === true) ?? false;

/**
 * Solitary: only one card of its slot in the whole squad. Standardized: all ships of its type carry
 * it.
 */
const squadWide = (squad: Squad): readonly ListProblem[] => {
  const all = squad.flatMap(({ upgrades }) => upgrades);
  const solitary = all.flatMap(({ card, path }) => {
    if (card === null || !has(card, 'solitary')) return [];
    const [slot = ''] = card.slots;
    const count = all.filter((each) => each.card?.slots.includes(slot)).length;
    return count > 1
      ? [squadProblem('xwing/too-many-copies', path, { name: slot, count, most: 1 })]
      : [];
  });
  const standard = squad.flatMap((own) =>
    own.upgrades.flatMap(({ card, path }) => {
      if (card === null || !has(card, 'standardized')) return [];
      const fleet = squad.filter(({ pilot }) => pilot?.ship === own.pilot?.ship);
      return fleet.every(({ upgrades }) => upgrades.some((each) => each.card === card))
        ? []
        : [
            squadProblem('xwing/not-standardized', path, {
              name: card.name,
              ship: own.ship?.name ?? '',
            }),
          ];
    }),
  );
  return [...solitary, ...standard];
};

/**
 * Checks a squad of the second edition: 200 points, one faction, limited cards, slots and
 * conditions of upgrades.
 */
export const checkSecondEdition = (squad: XwsSquad, date: string): readonly ListProblem[] => {
  const ships = secondEditionShipsOf(squad);
  const points = ships.reduce((sum, ship) => sum + shipCost(ship), 0);
  return [
    ...(factions.has(squad.faction)
      ? []
      : [squadProblem('xwing/unknown-faction', 'faction', { faction: squad.faction })]),
    ...(points > secondEditionPoints
      ? [
          squadProblem(
            'xwing/too-many-points',
            null,
            { points, most: secondEditionPoints },
            severityOn(date),
          ),
        ]
      : []),
    ...(squad.points !== undefined && squad.points !== points
      ? [
          squadProblem(
            'xwing/points-differ',
            'points',
            { said: squad.points, counted: points },
            'notice',
          ),
        ]
      : []),
    ...copyProblems(ships),
    ...squadWide(ships),
    ...ships.flatMap((ship) => [
      ...unknownParts(ship, squad.faction),
      ...slotProblems(ship, date),
      ...twiceOnShip(ship),
      ...restrictionProblems(ship, ships),
    ]),
  ];
};

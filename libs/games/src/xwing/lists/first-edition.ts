import type { ListProblem } from '#game';
import { firstPilot, firstShip, firstUpgrade } from '../facts/cards.js';
import type {
  FirstEditionPilot,
  FirstEditionShip,
  FirstEditionUpgrade,
} from '../facts/first-edition.js';
import { costOn, fitsRule, ruleOf, slotChanges } from './card-rules.js';
import { squadProblem } from './problems.js';
import { slotNamed } from './slots.js';
import { pilotIdOf, type XwsPilot, type XwsSquad } from './xws.js';

export const firstEditionPoints = 100;

interface Equipped {
  readonly path: string;
  readonly slot: string;
  readonly id: string;
  readonly card: FirstEditionUpgrade | null;
}

export interface FirstEditionSquadShip {
  readonly path: string;
  readonly id: string;
  readonly pilot: FirstEditionPilot | null;
  readonly ship: FirstEditionShip | null;
  readonly upgrades: readonly Equipped[];
}

/** The names that first-edition squad builders use for factions, mapped to the XWS names. */
const alsoCalled: ReadonlyMap<string, string> = new Map([
  ['rebel', 'rebelalliance'],
  ['rebels', 'rebelalliance'],
  ['empire', 'galacticempire'],
  ['imperial', 'galacticempire'],
  ['scum', 'scumandvillainy'],
]);

/** First-edition files may name the sub-factions of the later waves. */
const factionOf = (faction: string): string => alsoCalled.get(faction) ?? faction;

/** The First Order belongs to the Empire and the Resistance to the Rebels. */
const sides: Readonly<Record<string, string>> = {
  rebelalliance: 'rebel',
  resistance: 'rebel',
  galacticempire: 'imperial',
  firstorder: 'imperial',
  scumandvillainy: 'scum',
};
const sideOf = (faction: string | undefined): string | undefined =>
  faction === undefined ? undefined : sides[factionOf(faction)];

const shipOf = (pilot: XwsPilot, faction: string, index: number): FirstEditionSquadShip => {
  const id = pilotIdOf(pilot);
  const path = `pilots[${index}]`;
  const card = firstPilot(id, factionOf(faction), pilot.ship);
  return {
    path,
    id,
    pilot: card,
    ship: card && firstShip(card.ship),
    upgrades: Object.entries(pilot.upgrades ?? {}).flatMap(([slot, ids]) =>
      ids.map((upgrade, place) => ({
        path: `${path}.upgrades.${slot}[${place}]`,
        slot,
        id: upgrade,
        card: firstUpgrade(upgrade, slotNamed(slot, 'first') ?? undefined),
      })),
    ),
  };
};

export const firstEditionShipsOf = ({
  faction,
  pilots,
}: XwsSquad): readonly FirstEditionSquadShip[] =>
  pilots.map((pilot, index) => shipOf(pilot, faction, index));

export const firstEditionShipCost = (own: FirstEditionSquadShip): number =>
  own.upgrades.reduce(
    (sum, { card }) => sum + (card === null ? 0 : costOn(card, own)),
    Number(own.pilot?.cost) || 0,
  );

/**
 * Slots of a ship: those of its pilot, one modification, one title, and those that its upgrades
 * add.
 */
const slotsOf = (own: FirstEditionSquadShip): Map<string, number> => {
  const { pilot, ship, upgrades } = own;
  const { lost, modifications } = slotChanges(own);
  const slots = new Map<string, number>();
  const add = (slot: string): void => void slots.set(slot, (slots.get(slot) ?? 0) + 1);
  for (const slot of pilot?.slots ?? []) add(slot);
  for (let n = 0; n < modifications; n += 1) add('Modification');
  if (ship) add('Title');
  for (const { card } of upgrades)
    for (const grant of card?.grants ?? []) if (grant.type === 'slot') add(grant.name);
  for (const slot of lost) slots.delete(slot);
  return slots;
};

const slotProblems = (own: FirstEditionSquadShip): readonly ListProblem[] => {
  const { pilot, upgrades } = own;
  if (pilot === null) return [];
  const free = slotsOf(own);
  return upgrades.flatMap(({ card, path }) => {
    if (card === null) return [];
    const left = (free.get(card.slot) ?? 0) - (ruleOf(card.id).double ? 2 : 1);
    free.set(card.slot, left);
    return left < 0
      ? [
          squadProblem('xwing/no-slot', path, {
            name: card.name,
            slot: card.slot,
            pilot: pilot.name,
          }),
        ]
      : [];
  });
};

/** Whether the card may be carried by this ship. */
const mayCarry = (
  { size, ships, faction }: FirstEditionUpgrade,
  { pilot, ship }: Pick<FirstEditionSquadShip, 'pilot' | 'ship'>,
): boolean =>
  (size === undefined || (ship !== null && size.includes(ship.size))) &&
  (ships === undefined || (pilot !== null && ships.includes(pilot.ship))) &&
  (faction === undefined || sideOf(faction) === sideOf(pilot?.faction));

/**
 * If the Royal Guard title gives a second modification, the two must differ; limited cards are
 * allowed once per ship.
 */
const twiceOnShip = ({ pilot, upgrades }: FirstEditionSquadShip): readonly ListProblem[] =>
  upgrades.flatMap(({ card, path }, index) => {
    const again = card !== null && upgrades.findIndex((each) => each.card === card) < index;
    return again && (card.limited === true || card.slot === 'Modification')
      ? [squadProblem('xwing/twice-on-ship', path, { name: card.name, pilot: pilot?.name ?? '' })]
      : [];
  });

const copyProblems = (ships: readonly FirstEditionSquadShip[]): readonly ListProblem[] => {
  const names = new Map<string, { count: number; most: number }>();
  const add = (name: string, most: number): void => {
    const before = names.get(name);
    names.set(name, { count: (before?.count ?? 0) + 1, most });
  };
  for (const { pilot, upgrades } of ships) {
    if (pilot?.unique) add(pilot.name, 1);
    for (const { card } of upgrades) {
      if (card?.unique) add(card.name, 1);
      else if (card?.squadLimited !== undefined) add(card.name, card.squadLimited);
    }
  }
  return [...names].flatMap(([name, { count, most }]) =>
    count > most ? [squadProblem('xwing/too-many-copies', null, { name, count, most })] : [],
  );
};

const shipProblems = (own: FirstEditionSquadShip, faction: string): readonly ListProblem[] => [
  ...(own.pilot === null ? [squadProblem('xwing/unknown-pilot', own.path, { id: own.id })] : []),
  ...(own.pilot !== null && sideOf(own.pilot.faction) !== sideOf(faction)
    ? [squadProblem('xwing/other-faction', own.path, { name: own.pilot.name })]
    : []),
  ...own.upgrades.flatMap(({ card, id, path }) => {
    if (card === null) return [squadProblem('xwing/unknown-upgrade', path, { id })];
    return own.pilot === null || (mayCarry(card, own) && fitsRule(card, own))
      ? []
      : [squadProblem('xwing/not-for-this-ship', path, { name: card.name, pilot: own.pilot.name })];
  }),
  ...slotProblems(own),
  ...twiceOnShip(own),
];

/**
 * Checks a squad of the first edition: 100 points, one side, unique cards, slots and who may carry
 * what.
 */
export const checkFirstEdition = (squad: XwsSquad): readonly ListProblem[] => {
  const ships = firstEditionShipsOf(squad);
  const points = ships.reduce((sum, ship) => sum + firstEditionShipCost(ship), 0);
  return [
    ...(sideOf(squad.faction) === undefined
      ? [squadProblem('xwing/unknown-faction', 'faction', { faction: squad.faction })]
      : []),
    ...(points > firstEditionPoints
      ? [squadProblem('xwing/too-many-points', null, { points, most: firstEditionPoints })]
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
    ...ships.flatMap((ship) => shipProblems(ship, squad.faction)),
  ];
};

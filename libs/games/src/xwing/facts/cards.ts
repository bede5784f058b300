import type { FirstEditionPilot, FirstEditionShip, FirstEditionUpgrade } from './first-edition.js';
import { firstEditionPilots } from './first-edition-pilots.gen.js';
import { firstEditionShips } from './first-edition-ships.gen.js';
import { firstEditionUpgrades } from './first-edition-upgrades.gen.js';
import type {
  SecondEditionPilot,
  SecondEditionShip,
  SecondEditionUpgrade,
} from './second-edition.js';
import { secondEditionPilots } from './second-edition-pilots.gen.js';
import { secondEditionShips } from './second-edition-ships.gen.js';
import { secondEditionUpgrades } from './second-edition-upgrades.gen.js';

/** Cards of one kind by id; several cards can share an id. */
const groupById = <Card extends { readonly id: string }>(
  cards: readonly Card[],
): ReadonlyMap<string, readonly Card[]> => {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(card.id, [...(groups.get(card.id) ?? []), card]);
  return groups;
};

const first = {
  ships: groupById(firstEditionShips),
  pilots: groupById(firstEditionPilots),
  upgrades: groupById(firstEditionUpgrades),
};
const second = {
  ships: groupById(secondEditionShips),
  pilots: groupById(secondEditionPilots),
  upgrades: groupById(secondEditionUpgrades),
};

const fitting = <Card>(
  cards: readonly Card[] | undefined,
  fits: (card: Card) => boolean,
): Card | null => cards?.find(fits) ?? cards?.[0] ?? null;

export const firstShip = (id: string): FirstEditionShip | null => first.ships.get(id)?.[0] ?? null;

/** The pilot with that id and faction; `ship` decides if several pilots share the id. */
export const firstPilot = (id: string, faction: string, ship?: string): FirstEditionPilot | null =>
  fitting(
    first.pilots.get(id),
    (card) => card.faction === faction && (ship === undefined || card.ship === ship),
  );

/** The upgrade with that id; `slot` decides if several upgrades share the id. */
export const firstUpgrade = (id: string, slot?: string): FirstEditionUpgrade | null =>
  fitting(first.upgrades.get(id), (card) => slot === undefined || card.slot === slot);

export const secondShip = (id: string, faction: string): SecondEditionShip | null =>
  fitting(second.ships.get(id), (card) => card.faction === faction);

export const secondPilot = (
  id: string,
  faction: string,
  ship?: string,
): SecondEditionPilot | null =>
  fitting(
    second.pilots.get(id),
    (card) => card.faction === faction && (ship === undefined || card.ship === ship),
  );

export const secondUpgrade = (id: string): SecondEditionUpgrade | null =>
  second.upgrades.get(id)?.[0] ?? null;

import { abilitiesOfPilot, abilitiesOfUpgrade } from '../cards/behaviours.js';
import { conditionCards } from '../cards/conditions.js';
import { firstShip, firstUpgrade } from '../facts/cards.js';
import { firstEditionPilots } from '../facts/first-edition-pilots.gen.js';
import type {
  FirstEditionPilot,
  FirstEditionShip,
  FirstEditionUpgrade,
} from '../facts/first-edition.js';
import { shipChoices, type ShipChoice } from '../judge/pieces.js';
import type { Ability } from './ability.js';

/** A ship of the card facts with its data for the mat. Huge ships are not supported. */
export type ShipFacts = FirstEditionShip & Pick<ShipChoice, 'size'> & { readonly mat: ShipChoice };

const ships: ReadonlyMap<string, ShipFacts> = new Map(
  shipChoices.flatMap((mat): (readonly [string, ShipFacts])[] => {
    const facts = firstShip(mat.id);
    return facts ? [[mat.id, { ...facts, size: mat.size, mat }]] : [];
  }),
);

export const shipFacts = (id: string): ShipFacts => {
  const found = ships.get(id);
  if (!found) throw new Error(`${id} is no ship of this game`);
  return found;
};

export const isShip = (id: string): boolean => ships.has(id);

/** The engine's key of a pilot: id, ship and faction, because several cards share an id. */
export const pilotKey = ({ id, ship, faction }: FirstEditionPilot): string =>
  `${id}|${ship}|${faction}`;

const pilots = new Map(firstEditionPilots.map((card) => [pilotKey(card), card]));

export const pilotFacts = (key: string): FirstEditionPilot => {
  const found = pilots.get(key);
  if (!found) throw new Error(`there is no pilot ${key}`);
  return found;
};

export const isPilot = (key: string): boolean => pilots.has(key);

export const upgradeFacts = (id: string, slot: string): FirstEditionUpgrade => {
  const card = firstUpgrade(id, slot);
  if (!card) throw new Error(`there is no upgrade ${id}`);
  return card;
};

export const pilotAbilities = (key: string): readonly Ability[] =>
  abilitiesOfPilot(pilotFacts(key)) ?? [];

export const upgradeAbilities = (id: string, slot: string): readonly Ability[] =>
  abilitiesOfUpgrade(id, slot) ?? [];

export const conditionAbilities = (condition: string): readonly Ability[] =>
  conditionCards[condition] ?? [];

import type { Ability } from '../engine/ability.js';
import { firstEditionPilots } from '../facts/first-edition-pilots.gen.js';
import { firstUpgrade } from '../facts/cards.js';
import type { FirstEditionPilot } from '../facts/first-edition.js';
import { pilotCards } from './pilots.js';
import { plainPilots } from './plain-pilots.js';
import { plainUpgrades } from './upgrades.js';
import { weaponCards } from './weapons.js';

const upgradeCards: Readonly<Record<string, readonly Ability[]>> = {
  ...plainUpgrades,
  ...weaponCards,
};

const plain = new Set(plainPilots);

/**
 * The abilities of a pilot: empty for a card without a text, undefined if the engine cannot play
 * the card.
 */
export const abilitiesOfPilot = ({
  id,
  ship,
  faction,
}: Pick<FirstEditionPilot, 'id' | 'ship' | 'faction'>): readonly Ability[] | undefined =>
  plain.has(`${id}|${ship}`)
    ? []
    : (pilotCards[`${id}|${ship}|${faction}`] ?? pilotCards[`${id}|${ship}`]);

/** A key that is unique among all upgrades: several slots have a card with the same id. */
export const upgradeKey = ({ id, slot }: { readonly id: string; readonly slot: string }): string =>
  `${id}|${slot}`;

/** The abilities of an upgrade; undefined if the engine cannot play the card. */
export const abilitiesOfUpgrade = (id: string, slot: string): readonly Ability[] | undefined =>
  upgradeCards[upgradeKey({ id, slot })];

export const playablePilots = firstEditionPilots.filter(
  (pilot) => abilitiesOfPilot(pilot) !== undefined,
);

export const playableUpgrades = Object.keys(upgradeCards).flatMap((key) => {
  const [id = '', slot] = key.split('|');
  return firstUpgrade(id, slot) ?? [];
});

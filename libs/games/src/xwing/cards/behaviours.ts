import type { Ability } from '../engine/ability.js';
import { firstEditionPilots } from '../facts/first-edition-pilots.gen.js';
import { firstUpgrade } from '../facts/cards.js';
import { pilotCards, plainPilots } from './pilots.js';
import { upgradeCards } from './upgrades.js';

const plain = new Set(plainPilots);

/** What a pilot does: nothing without a text; undefined while the engine cannot play the card. */
export const abilitiesOfPilot = (id: string, ship: string): readonly Ability[] | undefined =>
  plain.has(`${id}|${ship}`) ? [] : pilotCards[`${id}|${ship}`];

/** What an upgrade does; undefined while the engine cannot play the card. */
export const abilitiesOfUpgrade = (id: string, slot: string): readonly Ability[] | undefined =>
  upgradeCards[`${id}|${slot}`];

export const playablePilots = firstEditionPilots.filter(
  ({ id, ship }) => abilitiesOfPilot(id, ship) !== undefined,
);

export const playableUpgrades = Object.keys(upgradeCards).flatMap((key) => {
  const [id = '', slot] = key.split('|');
  return firstUpgrade(id, slot) ?? [];
});

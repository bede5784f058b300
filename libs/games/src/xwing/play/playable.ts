import { playablePilots, playableUpgrades, upgradeKey } from '../cards/behaviours.js';
import { isAction } from '../engine/actions.js';
import { isShip, pilotKey, shipFacts } from '../engine/book.js';
import { firstEditionPilots } from '../facts/first-edition-pilots.gen.js';
import { firstEditionUpgrades } from '../facts/first-edition-upgrades.gen.js';
import type { FirstEditionPilot } from '../facts/first-edition.js';
import { firstEditionShipsOf } from '../lists/first-edition.js';
import type { XwsSquad } from '../lists/xws.js';

/** The actions and manoeuvres of a ship that the engine does not support. */
export const unknownOn = (ship: string): readonly string[] => {
  if (!isShip(ship)) return ['huge'];
  const { actions, dial, mat } = shipFacts(ship);
  return [
    ...actions.filter((action) => !isAction(action)),
    ...(dial.length === mat.dial.length ? [] : ['dial']),
  ];
};

/** Pilots whose card and ship the engine can play. */
export const screenPilots: readonly FirstEditionPilot[] = playablePilots.filter(
  ({ ship, skill, cost }) =>
    unknownOn(ship).length === 0 && typeof skill === 'number' && typeof cost === 'number',
);

/** Names of a squad's cards that the engine cannot play. */
export const notPlayable = (squad: XwsSquad): readonly string[] =>
  firstEditionShipsOf(squad).flatMap(({ pilot, upgrades }) => [
    ...(pilot && !screenPilots.includes(pilot) ? [pilot.name] : []),
    ...upgrades.flatMap(({ card }) =>
      card && !playableUpgrades.includes(card) ? [card.name] : [],
    ),
  ]);

/**
 * Every pilot and upgrade of the first edition, with whether it can be brought to a game on screen.
 */
export const countedCards = (): readonly {
  readonly key: string;
  readonly set: 'pilots' | 'upgrades';
  readonly kind: string;
  readonly playable: boolean;
}[] => [
  ...firstEditionPilots.map((card) => ({
    key: pilotKey(card),
    set: 'pilots' as const,
    kind: card.ship,
    playable: screenPilots.includes(card),
  })),
  ...firstEditionUpgrades.map((card) => ({
    key: upgradeKey(card),
    set: 'upgrades' as const,
    kind: card.slot,
    playable: playableUpgrades.includes(card),
  })),
];

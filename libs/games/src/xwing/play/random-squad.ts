import type { Random } from '#chance';
import { playableUpgrades } from '../cards/behaviours.js';
import { pilotFacts, pilotKey } from '../engine/book.js';
import type { SeatSetup, ShipSetup } from '../engine/layout.js';
import type { FirstEditionPilot, FirstEditionUpgrade } from '../facts/first-edition.js';
import {
  checkFirstEdition,
  firstEditionShipCost,
  firstEditionShipsOf,
} from '../lists/first-edition.js';
import type { XwsPilot, XwsSquad } from '../lists/xws.js';
import { screenPilots } from './playable.js';

const sides = [
  ['rebelalliance', 'resistance'],
  ['galacticempire', 'firstorder'],
  ['scumandvillainy'],
] as const;

/** Three asteroids from either core set. */
const coreObstacles = ['coreasteroid', 'core2asteroid'].map((name) =>
  [0, 1, 2].map((number) => `${name}${number}`),
);

/** Uses the slot names of the card facts, which lists accept too. */
const withUpgrade = (pilot: XwsPilot, { id, slot }: FirstEditionUpgrade): XwsPilot => {
  const upgrades = pilot.upgrades ?? {};
  return { ...pilot, upgrades: { ...upgrades, [slot]: [...(upgrades[slot] ?? []), id] } };
};

const isFine = (squad: XwsSquad): boolean =>
  checkFirstEdition(squad).every(({ severity }) => severity !== 'error');

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)] as Item;

const asXws = ({ id, ship }: FirstEditionPilot): XwsPilot => ({ name: id, ship });

/** A random legal first-edition squad of cards that can be played on screen. */
export const randomSquad = (random: Random): XwsSquad => {
  const factions: readonly string[] = pick(random, sides);
  const [faction = ''] = factions;
  const choices = screenPilots.filter((pilot) => factions.includes(pilot.faction));
  let squad: XwsSquad = { faction, pilots: [], obstacles: pick(random, coreObstacles) };
  for (let tries = 0; tries < 30 && squad.pilots.length < 8; tries += 1) {
    const more = { ...squad, pilots: [...squad.pilots, asXws(pick(random, choices))] };
    if (isFine(more)) squad = more;
  }
  for (let tries = 0; tries < 30; tries += 1) {
    const at = random.below(squad.pilots.length);
    const upgrade = pick(random, playableUpgrades);
    const pilots = squad.pilots.map((pilot, n) => (n === at ? withUpgrade(pilot, upgrade) : pilot));
    if (isFine({ ...squad, pilots })) squad = { ...squad, pilots };
  }
  return squad;
};

/** The damage deck of the box that the obstacles come from: the first core set or the later one. */
const deckOf = ({ obstacles = [] }: XwsSquad): string =>
  obstacles.length > 0 && obstacles.every((name) => /^coreasteroid/.test(name))
    ? 'core'
    : 'core-tfa';

const stones = ['asteroid', 'asteroid', 'asteroid'] as const;

/** The setup for the engine from a squad; an obstacle is debris if its name says so. */
export const seatSetup = (squad: XwsSquad): SeatSetup => ({
  ships: firstEditionShipsOf(squad).flatMap((own): ShipSetup[] =>
    own.pilot
      ? [
          {
            pilot: pilotKey(own.pilot),
            upgrades: own.upgrades.flatMap(({ card }) =>
              card ? [{ id: card.id, slot: card.slot }] : [],
            ),
            points: firstEditionShipCost(own),
          },
        ]
      : [],
  ),
  obstacles:
    squad.obstacles?.length === 3
      ? squad.obstacles.map((name) => (name.includes('debris') ? 'debris' : 'asteroid'))
      : [...stones],
  deck: deckOf(squad),
});

export const squadName = (squad: XwsSquad): string =>
  seatSetup(squad)
    .ships.map(({ pilot }) => pilotFacts(pilot).name)
    .join(', ');

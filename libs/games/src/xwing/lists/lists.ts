import type { GameLists, ListLine, ListSection, StoredList } from '#game';
import { textOf } from '../../texts.js';
import { firstUpgrade, secondUpgrade } from '../facts/cards.js';
import { checkFirstEdition, firstEditionShipCost, firstEditionShipsOf } from './first-edition.js';
import { checkSecondEdition, secondEditionShipsOf, shipCost } from './second-edition.js';
import { readXws, squadOf, writeXws, type XwsSquad } from './xws.js';

const factionNames: Readonly<Record<string, string>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
};

const nameOfFaction = (faction: string): string =>
  Object.hasOwn(factionNames, faction) ? (factionNames[faction] ?? faction) : faction;

interface ShownShip {
  readonly id: string;
  readonly pilot: { readonly name: string } | null;
  readonly ship: { readonly name: string } | null;
  readonly upgrades: readonly { readonly id: string }[];
}

/** The edition that has more of the squad's ids; files do not say which edition they belong to. */
const editionOf = (squad: XwsSquad): 'first' | 'second' => {
  const known = (ships: readonly ShownShip[]): number =>
    ships.filter(({ pilot }) => pilot !== null).length;
  const written = squad.pilots.some(({ id }) => id !== undefined) ? 0 : 0.5;
  const [first, second] = [known(firstEditionShipsOf(squad)), known(secondEditionShipsOf(squad))];
  return first + written > second ? 'first' : 'second';
};

const line = (
  { id, pilot, ship, upgrades }: ShownShip,
  points: number,
  nameOf: (id: string) => string,
): ListLine => ({
  id,
  name: pilot?.name ?? id,
  detail: [ship?.name, ...upgrades.map((upgrade) => nameOf(upgrade.id))]
    .filter((part) => part !== undefined)
    .join(' · '),
  count: 1,
  points,
});

const shipLines = (squad: XwsSquad): readonly ListLine[] =>
  editionOf(squad) === 'first'
    ? firstEditionShipsOf(squad).map((ship) =>
        line(ship, firstEditionShipCost(ship), (id) => firstUpgrade(id)?.name ?? id),
      )
    : secondEditionShipsOf(squad).map((ship) =>
        line(ship, shipCost(ship), (id) => secondUpgrade(id)?.name ?? id),
      );

const sections = (list: StoredList): readonly ListSection[] => {
  const squad = squadOf(list);
  const faction = nameOfFaction(squad.faction);
  return [
    { title: textOf('xwing.part.squad', { faction }), lines: shipLines(squad) },
    ...(squad.obstacles === undefined
      ? []
      : [
          {
            title: textOf('xwing.part.obstacles'),
            lines: squad.obstacles.map((id) => ({
              id,
              name: id,
              detail: null,
              count: 1,
              points: null,
            })),
          },
        ]),
  ];
};

/** Squads of both editions in XWS form. */
export const xwingLists: GameLists = {
  kept: 'in-own-form',
  help: textOf('xwing.help'),
  read: readXws,
  check: (list, { format, date }) =>
    format === 'first-edition'
      ? checkFirstEdition(squadOf(list))
      : checkSecondEdition(squadOf(list), date),
  write: writeXws,
  view: sections,
  label: (list) => nameOfFaction(squadOf(list).faction),
};

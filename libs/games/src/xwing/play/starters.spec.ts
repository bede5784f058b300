import { describe, expect, it } from 'vitest';
import {
  checkFirstEdition,
  firstEditionShipCost,
  firstEditionShipsOf,
} from '../lists/first-edition.js';
import { readXws, squadOf } from '../lists/xws.js';
import { xwingScreen } from './screen-game.js';

const squads = (xwingScreen.starters?.() ?? []).map(({ name, list }) => {
  const read = readXws(list);
  if (read.kind === 'unreadable') throw new Error(`${name} cannot be read`);
  return { name, list, squad: squadOf(read.list) };
});

describe('the squads for whoever has none', () => {
  it('are legal, of 90 to 100 points, and for each of the three sides', () => {
    for (const { name, squad } of squads) {
      expect([name, checkFirstEdition(squad)]).toEqual([name, []]);
      const ships = firstEditionShipsOf(squad);
      const points = ships.reduce((sum, ship) => sum + firstEditionShipCost(ship), 0);
      expect([name, points >= 90 && points <= 100]).toEqual([name, true]);
    }
    const factions = squads.map(({ squad }) => squad.faction);
    expect([factions.length, new Set(factions).size]).toEqual([6, 3]);
    expect(new Set(squads.map(({ name }) => name)).size).toBe(squads.length);
  });

  it('begin a game, each against the next one', () => {
    const setups = squads.map(({ name, list }) => {
      const brought = xwingScreen.bring(list, name);
      if (brought.kind !== 'brought') throw new Error(`${name}: ${brought.kind}`);
      return brought.setup;
    });
    for (const [at, one] of setups.entries()) {
      const other = setups[(at + 1) % setups.length] ?? one;
      expect(xwingScreen.begin([one, other], 'begin')?.waitingFor).not.toBeNull();
    }
  });
});

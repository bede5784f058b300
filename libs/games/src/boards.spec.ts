import { describe, expect, it } from 'vitest';
import type { ScreenBoard } from '#game';
import { behaviourOf, destinyBook } from './destiny/cards/behaviours.js';
import { layTable as layDestinyTable } from './destiny/engine/position.js';
import { destinyCards } from './destiny/facts/catalogue.js';
import { boardOf as destinyBoard } from './destiny/play/board.js';
import { arenas, isUnit, type SwtcgCard } from './swtcg/card.js';
import { layTable, type Placed } from './swtcg/engine/layout.js';
import { boardOf as swtcgBoard } from './swtcg/play/board.js';
import { playableCards, starterBook } from './swtcg/play/book.js';
import { playableUpgrades } from './xwing/cards/behaviours.js';
import { layCombat, type StandingShip } from './xwing/engine/position.js';
import { boardOf as xwingBoard } from './xwing/play/board.js';
import { screenPilots } from './xwing/play/playable.js';

/**
 * Paths in a board with a value that is not a finite number, or a text that contains `NaN` or
 * `undefined`; contracts refuse such a board.
 */
const notNumbers = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value === 'string') return /\bNaN\b|\bundefined\b/.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => notNumbers(one, `${path}/${key}`));
};

const namesOn = ({ seats }: ScreenBoard): readonly (string | null)[] =>
  seats.flatMap(({ zones }) => zones.flatMap(({ pieces }) => pieces.map(({ name }) => name)));

describe('every number on a board of the Star Wars TCG is one', () => {
  const everywhere = (where: (card: SwtcgCard) => readonly Partial<Placed>[]) =>
    layTable(
      playableCards.flatMap((card) =>
        where(card).map((place, at) => ({
          key: `${card.id} ${at}`,
          card: card.id,
          owner: 0,
          controller: 0,
          ...place,
        })),
      ),
      {},
    );

  const inArenas = (card: SwtcgCard): readonly Partial<Placed>[] =>
    arenas
      .filter((arena) => isUnit(card) && card.types.includes(arena))
      .map((arena) => ({ zone: 'arena', arena, damage: 1 }));
  const places: Readonly<Record<string, Parameters<typeof everywhere>[0]>> = {
    'in a hand': () => [{ zone: 'hand' }],
    'that is being built': () => [{ zone: 'build', faceDown: true, counters: 1 }],
    'in its arenas': inArenas,
  };

  it.each(Object.entries(places))('for every card %s', (_, where) => {
    const board = swtcgBoard(starterBook, everywhere(where), 0);
    expect(new Set(namesOn(board)).size).toBeGreaterThan(100);
    expect(notNumbers(board)).toEqual([]);
  });
});

describe('every number on a board of Destiny is one', () => {
  const playable = destinyCards().filter(({ id }) => behaviourOf(id) !== undefined);
  const board = (zone: 'play' | 'hand') => {
    const laid = playable.map(({ id, die }) => ({
      as: id,
      card: id,
      ...(zone === 'play' ? { damage: 1, shields: 1, dice: die.length > 0 ? 2 : 0, side: 0 } : {}),
    }));
    const none = { play: [], hand: [], deck: [], discard: [], resources: 0 };
    const battlefield = playable.find(({ type }) => type === 'battlefield')?.id ?? '';
    const table = { battlefield, first: 0, turn: 0, claimed: null, passes: 0 };
    const state = layDestinyTable([{ ...none, [zone]: laid }, none], table, new Map());
    return destinyBoard(destinyBook, state, 0);
  };

  it.each(['play', 'hand'] as const)('for every card in %s', (zone) => {
    const shown = board(zone);
    expect(new Set(namesOn(shown)).size).toBeGreaterThan(100);
    expect(notNumbers(shown)).toEqual([]);
  });
});

describe('every number on a board of X-Wing is one', () => {
  const board = (ships: readonly Pick<StandingShip, 'pilot' | 'upgrades'>[]) =>
    xwingBoard(
      layCombat(ships.map((ship, at) => ({ ...ship, seat: at % 2, x: 450, y: 450, heading: 0 })))
        .state,
      0,
    );

  it('for every pilot', () => {
    const shown = board(
      screenPilots.map(({ id, ship, faction }) => ({ pilot: `${id}|${ship}|${faction}` })),
    );
    expect(namesOn(shown)).toHaveLength(screenPilots.length);
    expect(notNumbers(shown)).toEqual([]);
  });

  it('for every upgrade', () => {
    const shown = board(
      playableUpgrades.map(({ id, slot }) => ({
        pilot: 'rookiepilot|xwing|rebelalliance',
        upgrades: [{ id, slot }],
      })),
    );
    expect(namesOn(shown)).toHaveLength(playableUpgrades.length);
    expect(notNumbers(shown)).toEqual([]);
  });
});

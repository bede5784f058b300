import { describe, expect, it } from 'vitest';
import { plainSettings, tournamentDecider, type TournamentState } from '#tournament';
import { exportRights, filePolicy } from './files.js';
import { poolRights } from './pool-visibility.js';
import { outsider, type Rights } from '#application';

const event = (
  status: TournamentState['status'],
  decksPublic: TournamentState['settings']['decksPublic'],
): TournamentState => ({
  ...tournamentDecider.initialState,
  status,
  settings: { ...plainSettings, decksPublic },
});
const as = (...roles: readonly ('owner' | 'organizer' | 'judge' | 'scorekeeper')[]): Rights => ({
  roles: new Set(roles),
  ownPlayers: new Set(['p1']),
});

const running = (['never', 'after-event', 'always'] as const).map((decksPublic) =>
  event('running', decksPublic),
);
const finished = (['never', 'after-event', 'always'] as const).map((decksPublic) =>
  event('finished', decksPublic),
);

describe('the file of an event', () => {
  it('is for everyone once the event is over and its decks are public, and for its staff at any time', () => {
    const open = (state: TournamentState): boolean => exportRights(state).includes('onlooker');
    expect(running.map(open)).toEqual([false, false, false]);
    expect(finished.map(open)).toEqual([false, true, true]);
    for (const state of [...running, ...finished])
      expect(exportRights(state)).toEqual(
        expect.arrayContaining(['owner', 'organizer', 'judge', 'scorekeeper']),
      );
  });

  it('has deck lists for those who may see every one of them', () => {
    const decks = (rights: Rights) =>
      [...running, ...finished].map((state) => filePolicy.decksIn(state, rights));
    for (const rights of [outsider, as(), as('scorekeeper')])
      expect(decks(rights)).toEqual([false, false, true, false, true, true]);
    for (const rights of [as('owner'), as('organizer'), as('judge'), as('scorekeeper', 'judge')])
      expect(decks(rights)).toEqual([true, true, true, true, true, true]);
  });

  it('has games on screen for nobody while the event runs, and afterwards for those who see the decks', () => {
    const tables = (rights: Rights) =>
      [...running, ...finished].map((state) => filePolicy.tablesIn(state, rights));
    expect(tables(as('owner', 'judge'))).toEqual([false, false, false, true, true, true]);
    expect(tables(as('scorekeeper'))).toEqual([false, false, false, false, true, true]);
    expect(tables(outsider)).toEqual([false, false, false, false, true, true]);
  });
});

describe('a pool', () => {
  it('is for its player and the floor staff, and for everyone once it has been revealed', () => {
    expect(poolRights(false)).toEqual(['owner', 'organizer', 'head-judge', 'judge', 'self']);
    expect(poolRights(true)).toEqual([
      'owner',
      'organizer',
      'head-judge',
      'judge',
      'self',
      'onlooker',
    ]);
  });
});

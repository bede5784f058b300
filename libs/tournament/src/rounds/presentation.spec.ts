import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { tournamentDecider } from '../decider.js';
import { GrowingMap } from '../growing-map.js';
import { plainSettings } from '../settings.js';
import type { PlayerState, TournamentState } from '../state.js';
import { presentationOf } from './presentation.js';
import { scheduledMatch } from './plan-round.js';

const faces = (name: string) =>
  [1, 2, 3].map((index) => ({ leader: `${name}-leader-${index}`, base: `${name}-base-${index}` }));
const player = (playerId: string, deck: PlayerState['deck']): PlayerState => ({
  playerId,
  name: playerId,
  account: null,
  nonce: 'n',
  status: 'playing',
  deck,
  staticTable: null,
  missed: [],
  droppedAfter: null,
});
const legal = (name: string) =>
  player(name, { deckId: `deck-${name}`, revision: 1, legal: true, faces: faces(name) });
const room = (
  players: readonly PlayerState[],
  change: Partial<TournamentState> = {},
): TournamentState => ({
  ...tournamentDecider.initialState,
  format: 'trilogy',
  settings: { ...plainSettings, bestOf: 1, banSeconds: 90, pickSeconds: 0 },
  players: GrowingMap.of<string, PlayerState>(players.map((each) => [each.playerId, each])),
  phases: [{ kind: 'swiss', rounds: 3 }],
  ...change,
});

const between = { phase: 0, round: 1, players: ['ana', 'bob'] } as const;

describe('what a Trilogy match opens with', () => {
  it('shows three leader-base pairs of each, with the time the event gives', () => {
    expect(presentationOf(room([legal('ana'), legal('bob')]), between)).toEqual({
      a: faces('ana'),
      b: faces('bob'),
      banSeconds: 90,
      pickSeconds: 0,
      waitsFor: 'table',
    });
  });

  it('has the time to ban wait for the table or for the round, unless the clock of the round was started or the event says so', () => {
    const at = (banClock: 'table' | 'round' | 'pairing' | undefined, clocked: boolean) => {
      const rounds = [{ phase: 0, round: 1, clock: clocked ? { endsAt: null } : null }];
      const settings = { ...plainSettings, banClock };
      const state = { settings, rounds: rounds as unknown as TournamentState['rounds'] };
      return presentationOf(room([legal('ana'), legal('bob')], state), between);
    };
    expect(at('table', false)).toHaveProperty('waitsFor', 'table');
    expect(at('round', false)).toHaveProperty('waitsFor', 'round');
    for (const waitless of [at('table', true), at('round', true), at('pairing', false)])
      expect(waitless).not.toHaveProperty('waitsFor');
    // Events older than the setting are not changed.
    expect(at(undefined, false)).not.toHaveProperty('waitsFor');
  });

  it('waits for a judge while one of them has no legal three decks', () => {
    const illegal = player('bob', { deckId: 'd', revision: 2, legal: false, faces: faces('bob') });
    expect(presentationOf(room([legal('ana'), illegal]), between)).toBeNull();
    expect(presentationOf(room([legal('ana'), player('bob', null)]), between)).toBeNull();
  });

  it('takes the house times where the event names none, and shows nothing in Premier', () => {
    const { banSeconds: _ban, pickSeconds: _pick, ...older } = plainSettings;
    expect(
      presentationOf(room([legal('ana'), legal('bob')], { settings: older }), between),
    ).toMatchObject({ banSeconds: 120, pickSeconds: 60 });
    expect(
      presentationOf(room([legal('ana'), legal('bob')], { format: 'premier' }), between),
    ).toBeNull();
  });

  it('is a best of three whatever the setting says (9.3.1A)', () => {
    const seat = { matchId: 'm1', table: 1, a: 'ana', b: 'bob' };
    expect(
      scheduledMatch(
        games,
        room([legal('ana'), legal('bob')]),
        { phase: 0, round: 1, attempt: 1 },
        seat,
      ),
    ).toMatchObject({ format: 'trilogy', bestOf: 3 });
    expect(
      scheduledMatch(
        games,
        room([], { format: 'premier' }),
        { phase: 0, round: 1, attempt: 1 },
        seat,
      ),
    ).not.toHaveProperty('format');
  });
});

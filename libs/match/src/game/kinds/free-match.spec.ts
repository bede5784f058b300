import { games as offered } from '#games';
import { describe, expect, it } from 'vitest';
import { hasExpired } from '../../open-table.js';
import type { GameAction } from '../commands.js';
import { bySide, freeMatchDecider, freeMatchOf } from './free-match.js';
import type { FreeMatchEvent } from './free-match-events.js';
import { SWU } from './swu.js';

const player = (playerId: string) => ({
  playerId,
  name: playerId,
  list: '',
  setup: { leader: null, base: null },
});
const opening = {
  gameId: 'm1',
  game: SWU,
  seats: 2,
  host: player('ana'),
  agreed: { format: 'premier', bestOf: 3 },
  listed: true,
  openedAt: '2026-11-22T10:00:00.000Z',
  openUntil: '2026-11-22T11:00:00.000Z',
};
const open: GameAction = { type: 'Open', data: opening };
const join = (who: string, at = '2026-11-22T10:30:00.000Z'): GameAction => ({
  type: 'Join',
  data: { player: player(who), at },
});
const cancel: GameAction = { type: 'Leave', data: { by: 0 } };
const again = (by: 'a' | 'b', over = true): GameAction => ({
  type: 'OpenRematch',
  data: { by: by === 'a' ? 0 : 1, next: 'm2', over },
});

/**
 * The outcome of the last command if all earlier ones are accepted: types of its events, or the
 * code of the refusal.
 */
const after = (...commands: readonly GameAction[]): readonly string[] | string => {
  let state = freeMatchDecider.initialState;
  let outcome: readonly FreeMatchEvent[] = [];
  for (const command of commands) {
    const decision = freeMatchDecider.decide({ ...command, games: offered }, state);
    if ('kind' in decision) return decision.code;
    outcome = decision;
    state = decision.reduce(freeMatchDecider.evolve, state);
  }
  return outcome.map(({ type }) => type);
};

describe('a free match', () => {
  it('is taken by one other player', () => {
    expect(after(open, join('ben'))).toEqual(['FreeMatchJoined']);
    expect(after(open, join('ben'), join('cleo'))).toBe('free-match/full');
    expect(after(open, join('ana'))).toBe('free-match/own-match');
  });

  it('is open until its time and not after', () => {
    expect(after(open, join('ben', '2026-11-22T11:00:00.000Z'))).toEqual(['FreeMatchJoined']);
    expect(after(open, join('ben', '2026-11-22T11:00:00.001Z'))).toBe('free-match/expired');
    expect(
      hasExpired({ status: 'joined', openUntil: '2026-11-22T11:00:00.000Z' }, '2027-01-01'),
    ).toBe(false);
  });

  it('is cancelled only while nobody has joined', () => {
    expect(after(open, cancel)).toEqual(['FreeMatchCancelled']);
    expect(after(open, cancel, join('ben'))).toBe('free-match/cancelled');
    expect(after(open, join('ben'), cancel)).toBe('free-match/full');
    expect(after(cancel)).toBe('free-match/not-found');
  });

  it('tells from which decision of which game two play on, and who has which side', () => {
    const from = { source: 'practice/abcdef', game: 1, at: 25, hash: 'h', seat: 'b' } as const;
    const commands: readonly GameAction[] = [
      { type: 'Open', data: { ...opening, agreed: { format: 'eternal', bestOf: 1, from } } },
      join('ben'),
      again('a'),
    ];
    const told: FreeMatchEvent[] = [];
    let state = freeMatchDecider.initialState;
    for (const command of commands) {
      const decision = freeMatchDecider.decide({ ...command, games: offered }, state);
      if ('kind' in decision) throw new Error(decision.code);
      told.push(...decision);
      state = decision.reduce(freeMatchDecider.evolve, state);
    }
    expect(told[0]).toMatchObject({ type: 'FreeMatchOpened', data: { from } });
    const free = freeMatchOf(state);
    expect(free).toMatchObject({ from, host: { name: 'ana' }, guest: { name: 'ben' } });
    expect(bySide(free, ['host', 'guest'])).toEqual(['guest', 'host']);
    expect(bySide({}, ['host', 'guest'])).toEqual(['host', 'guest']);
    // In its own stream the host is `a`; `freeMatchOf` returns the side in the match.
    expect(told[2]).toMatchObject({ type: 'RematchOffered', data: { by: 'a' } });
    expect(free.rematch).toEqual({ by: 'b', next: null });
  });

  it('is played again when both players want to', () => {
    expect(after(open, join('ben'), again('a', false))).toBe('free-match/not-over');
    expect(after(open, again('a'))).toBe('free-match/not-over');
    expect(after(open, join('ben'), again('a'))).toEqual(['RematchOffered']);
    expect(after(open, join('ben'), again('a'), again('a'))).toBe('free-match/rematch-asked');
    expect(after(open, join('ben'), again('a'), again('b'))).toEqual(['RematchAccepted']);
    expect(after(open, join('ben'), again('a'), again('b'), again('a'))).toBe(
      'free-match/rematch-accepted',
    );
  });
});

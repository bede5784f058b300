import { describe, expect, it } from 'vitest';
import type { TrilogyMatchView, TrilogySide } from '#contracts';
import {
  awaitedSide,
  deckState,
  isWarning,
  leaderName,
  lotOf,
  owesChoice,
  playableDecks,
  secondsLeft,
} from './sides.js';

const side = (change: Partial<TrilogySide>): TrilogySide => ({
  playerId: 'p',
  name: 'Ana',
  decks: [],
  banned: null,
  won: [],
  playing: null,
  choosing: false,
  chosen: false,
  here: false,
  ...change,
});

describe('the sides of a Trilogy match', () => {
  it('may play what is neither banned nor set aside', () => {
    expect(playableDecks(side({}))).toEqual([0, 1, 2]);
    expect(playableDecks(side({ banned: 1, won: [2] }))).toEqual([0]);
  });

  it('are shown by their leaders', () => {
    const base = { id: 'SOR_020', name: 'Base', subtitle: null };
    expect(
      leaderName({ leader: { id: 'SOR_001', name: 'Leader', subtitle: 'Of Many' }, base }),
    ).toBe('Leader, Of Many');
    expect(leaderName(undefined)).toBe('?');
  });

  it('are told exactly whose choice is waited for', () => {
    const [open, done] = [side({ choosing: true }), side({ choosing: true, chosen: true })];
    const forced = side({});
    const told = (a: TrilogySide, b: TrilogySide) => [
      awaitedSide({ a, b }, 'a'),
      awaitedSide({ a, b }, 'b'),
    ];
    expect(told(open, open)).toEqual(['both', 'both']);
    expect(told(open, done)).toEqual(['mine', 'theirs']);
    expect(told(done, done)).toEqual(['reveal', 'reveal']);
    expect(told(open, forced)).toEqual(['mine-alone', 'theirs']);
    expect(told(done, forced)).toEqual(['reveal', 'reveal']);
  });

  it('owe a choice until they have made it, and only in their own match', () => {
    const open = side({ choosing: true });
    const match = { stage: 'ban', mine: 'b', a: side({}), b: open } as const;
    expect(owesChoice(match)).toBe(true);
    expect(owesChoice({ ...match, stage: 'pick' })).toBe(true);
    expect(owesChoice({ ...match, mine: 'a' })).toBe(false);
    expect(owesChoice({ ...match, mine: null })).toBe(false);
    expect(owesChoice({ ...match, b: side({ choosing: true, chosen: true }) })).toBe(false);
    expect(owesChoice({ ...match, stage: 'over' })).toBe(false);
  });

  it('wear a deck as in play only while a game is played with it', () => {
    const match = { a: side({ banned: 0, won: [1], playing: 2 }), b: side({}) };
    const decks = [0, 1, 2] as const;
    const states = (stage: TrilogyMatchView['stage']) =>
      decks.map((index) => deckState({ ...match, stage }, 'a', index));
    for (const stage of ['playing', 'reported', 'disputed'] as const)
      expect(states(stage)).toEqual(['banned', 'won', 'playing']);
    for (const stage of ['pick', 'over', 'void'] as const)
      expect(states(stage)).toEqual(['banned', 'won', null]);
  });

  it('are told why a choice was drawn by lot, for the game it was drawn for', () => {
    const match: Pick<TrilogyMatchView, 'lots'> = {
      lots: [
        { game: 0, by: 'a', because: 'clock' },
        { game: 2, by: 'b', because: 'judge' },
      ],
    };
    expect(lotOf(match, 0, 'a')).toBe('clock');
    expect(lotOf(match, 2, 'b')).toBe('judge');
    expect(lotOf(match, 2, 'a')).toBeNull();
  });

  it('have so many seconds left, and are warned in time', () => {
    const now = Date.parse('2026-11-21T10:00:00.000Z');
    expect(secondsLeft('2026-11-21T10:00:07.200Z', now)).toBe(8);
    expect(secondsLeft('2026-11-21T09:59:00.000Z', now)).toBe(0);
    expect(secondsLeft(null, now)).toBeNull();
    expect([isWarning(31, 120), isWarning(30, 120), isWarning(11, 20), isWarning(10, 20)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

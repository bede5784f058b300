import { describe, expect, it } from 'vitest';
import { findGame } from '#games';
import {
  gamePracticeDecider,
  gamePracticeGame,
  gamePracticePosition,
  type GamePracticeCommand,
  type GamePracticeState,
} from './decider.js';
import type { GamePracticeEvent } from './events.js';
import { ScreenGameMemory } from '../screen-game/memory.js';

const { initialState, decide, evolve } = gamePracticeDecider;
const secret = { seed: 'the seed of this game', nonce: 'n' };
const practice = findGame('destiny')?.practice;

const brought = (side: string) => {
  const side1 = practice?.bring(null, `${secret.seed}/${side}`);
  if (side1?.kind !== 'brought') throw new Error('a random list can be played');
  return side1;
};

/** Keys in another order, as they come back out of a store. */
const asStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asStored);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, asStored(inner)]));
};

const did = (state: GamePracticeState, command: GamePracticeCommand): GamePracticeState => {
  const events = decide(command, state);
  if (!Array.isArray(events)) throw new Error(JSON.stringify(events));
  const stored = asStored(events) as readonly GamePracticeEvent[];
  return stored.reduce(evolve, state);
};
const started = (): GamePracticeState =>
  did(initialState, {
    type: 'StartGamePractice',
    data: {
      practiceId: 'p1',
      owner: 'visitor:v',
      game: 'destiny',
      setups: [brought('person').setup, brought('bot').setup],
      names: [brought('person').name, brought('bot').name],
      seedCommitment: 'c',
      ...secret,
    },
  });
const games = new ScreenGameMemory();
const play = (state: GamePracticeState, option: number | 'concede', step = state.step) => {
  const played = games.of(gamePracticeGame(state), secret.seed) ?? undefined;
  return { type: 'PlayGamePractice', data: { step, option, ...secret, played } } as const;
};
const at = (state: GamePracticeState) => {
  const played = games.of(gamePracticeGame(state), secret.seed);
  if (!played) throw new Error('the game can be shown');
  return played;
};

describe('a game against the bot that describes its board itself', () => {
  it('goes on to its end, the person asked after every move, and folds to the same game', () => {
    let state = started();
    for (let moves = 0; state.winner === null; moves += 1) {
      expect(moves).toBeLessThan(600);
      const { position } = at(state);
      expect(position.waitingFor).toBe(0);
      const board = position.board(0);
      expect(board.decision?.options).toHaveLength(position.options.length);
      state = did(state, play(state, (moves * 7) % position.options.length));
    }
    expect(at(state).position.board(0).decision).toBeNull();
    expect(decide(play(state, 0), state)).toMatchObject({ code: 'practice/over' });
  });

  it('takes back to the same decision, with the same dice to come', () => {
    const before = did(started(), play(started(), 0));
    const after = did(before, play(before, 0));
    const back = did(after, { type: 'TakeBackGamePractice', data: { step: after.step } });
    expect(at(back).position.hash()).toBe(at(before).position.hash());
    const again = did(back, play(back, 0));
    expect(at(again).position.hash()).toBe(at(after).position.hash());
    expect(decide(play(after, 0, before.step), after)).toMatchObject({
      code: 'practice/taken-back',
    });
  });

  it('refuses what is no option, and a game that went elsewhere', () => {
    const state = started();
    expect(decide(play(state, 9_999), state)).toMatchObject({ code: 'practice/taken-back' });
    expect(decide(play(initialState, 0), initialState)).toMatchObject({
      code: 'practice/not-found',
    });
    const moved = did(state, play(state, 0));
    expect(gamePracticePosition({ ...moved, hash: 'other' }, secret.seed)).toBeNull();
  });

  it('is given up at any decision', () => {
    const state = started();
    expect(did(state, play(state, 'concede')).winner).toBe('bot');
  });

  it('shows neither the hand nor the deck of the bot', () => {
    const { position } = at(started());
    const hand = position.board(0).seats[1]?.zones.find(({ id }) => id === 'hand');
    expect(hand?.pieces.length).toBeGreaterThan(2);
    expect(hand?.pieces.every(({ name, sides }) => name === null && sides.length === 0)).toBe(true);
    const own = position.board(0).seats[0]?.zones.find(({ id }) => id === 'hand');
    expect(own?.pieces.every(({ name }) => name !== null)).toBe(true);
  });
});

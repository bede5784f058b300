import { describe, expect, it } from 'vitest';
import { describedIn } from '#game';
import { games as offered, findGame } from '#games';
import type { GameAction } from '../commands.js';
import { GameMemory } from '../memory.js';
import type { DescribedReel } from '../reel.js';
import { standing } from '../record.js';
import type { GameState } from '../state.js';
import type { PracticeEvent } from './practice-events.js';
import { practiceDecider, practiceWinner } from './practice.js';

const { initialState, evolve } = practiceDecider;
const decide = (action: GameAction, state: GameState) =>
  practiceDecider.decide({ ...action, games: offered }, state);
const secret = { seed: 'the seed of this game', nonce: 'n' };
const practice = describedIn(findGame('destiny'));

const brought = (side: string) => {
  const side1 = practice?.bring(null, `${secret.seed}/${side}`);
  if (side1?.kind !== 'brought') throw new Error('a random list can be played');
  return side1;
};

/** The same value with its keys in another order, as a store may return it. */
const asStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asStored);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, asStored(inner)]));
};

const did = (state: GameState, command: GameAction): GameState => {
  const events = decide(command, state);
  if (!Array.isArray(events)) throw new Error(JSON.stringify(events));
  const stored = asStored(events) as readonly PracticeEvent[];
  return stored.reduce(evolve, state);
};
const started = (): GameState => {
  const [person, bot] = ['person', 'bot'].map((side) => {
    const { setup, name: list } = brought(side);
    return { name: '', list, setup };
  });
  if (!person || !bot) throw new Error('two sit down');
  return did(initialState, {
    type: 'Start',
    data: {
      table: {
        gameId: 'p1',
        game: 'destiny',
        seats: 2,
        host: { ...person, playerId: 'visitor:v' },
        openedAt: '',
        openUntil: '',
        listed: false,
      },
      deal: {
        players: [{ ...bot, playerId: null }],
        level: 1,
        engine: 'sha256:e',
        seedCommitment: 'c',
        ...secret,
      },
    },
  });
};
const games = new GameMemory(offered);
const playedOf = ({ record }: GameState) =>
  record && (games.of(record, secret.seed) as DescribedReel | null);
const play = (state: GameState, choice: number | 'concede', step = state.step): GameAction => {
  const position = playedOf(state)?.position;
  return { type: 'Play', data: { by: 0, look: { step }, choice, ...secret, position } };
};
const at = (state: GameState) => {
  const played = playedOf(state);
  if (!played) throw new Error('the game can be shown');
  return played;
};

describe('a game against the bot that describes its board itself', () => {
  it('goes on to its end, the person asked after every move, and folds to the same game', () => {
    let state = started();
    for (let moves = 0; state.ended === null; moves += 1) {
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
    const back = did(after, {
      type: 'TakeBack',
      data: { by: 0, look: { step: after.step }, seed: secret.seed },
    });
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
    const { record } = moved;
    const hashed = { moves: record?.moves.length ?? 0, hash: 'other' };
    expect(record && standing(offered, { ...record, hashed }, secret)).toBeNull();
  });

  it('is given up at any decision', () => {
    const state = started();
    expect(practiceWinner(did(state, play(state, 'concede')))).toBe('bot');
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

import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { findGame } from '#games';
import { duelDecider, type DuelCommand } from './decider.js';
import type { DuelEvent } from './events.js';
import { hasExpired } from '../open-table.js';
import { ScreenGameMemory } from '../screen-game/memory.js';
import type { PlayedScreenGame } from '../screen-game/played.js';
import { duelGame, type DuelState, mayTakeBackDuel, playedDuel } from './state.js';

const { initialState, decide, evolve } = duelDecider;
const practice = findGame('destiny')?.practice;
const secret = { seed: 'the seed of this game', nonce: 'n' };
const openUntil = '2026-11-25T10:00:00.000Z';

const player = (name: string) => {
  const brought = practice?.bring(null, name);
  if (brought?.kind !== 'brought') throw new Error('a random list can be played');
  return { playerId: `id of ${name}`, name, list: brought.name, setup: brought.setup };
};

/** Keys in another order, as they come back out of a store. */
const asStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asStored);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, asStored(inner)]));
};

const did = (state: DuelState, command: DuelCommand): DuelState => {
  const events = decide(command, state);
  if (!Array.isArray(events)) throw new Error(JSON.stringify(events));
  return (asStored(events) as readonly DuelEvent[]).reduce(evolve, state);
};
const refusalOf = (state: DuelState, command: DuelCommand): string => {
  const decision = decide(command, state);
  return 'code' in decision ? decision.code : 'accepted';
};

const opened = (): DuelState =>
  did(initialState, {
    type: 'OpenDuel',
    data: {
      duelId: 'd1',
      game: 'destiny',
      host: player('Ana'),
      openedAt: '2026-11-24T10:00:00.000Z',
      openUntil,
    },
  });
const join = (name = 'Ben', at = '2026-11-24T11:00:00.000Z'): DuelCommand => ({
  type: 'JoinDuel',
  data: { guest: player(name), at, seed: secret.seed, seedCommitment: 'c' },
});
const begun = (): DuelState => did(opened(), join());
const games = new ScreenGameMemory();
const at = (state: DuelState) => {
  const game = duelGame(state);
  const played = game && games.of(game, secret.seed);
  if (!played) throw new Error('the game can be shown');
  return played;
};
const asked = (state: DuelState): number => at(state).position.waitingFor ?? -1;
const play = (
  by: number,
  step: number,
  option: number,
  played?: PlayedScreenGame,
): DuelCommand => ({
  type: 'PlayDuel',
  data: { by, step, option, ...secret, ...(played && { played }) },
});
const concede = (by: number): DuelCommand => ({ type: 'ConcedeDuel', data: { by, ...secret } });
const takeBack = (by: number, { step, ...state }: DuelState, from = step): DuelCommand => ({
  type: 'TakeBackDuel',
  data: { by, step: from, seed: secret.seed, played: at({ ...state, step }) },
});
const cancel = (by: number): DuelCommand => ({ type: 'CancelDuel', data: { by } });

/** Plays by chance, with the state before and after each move, until the game is over. */
const playOut = (
  seed: string,
  each: (before: DuelState, after: DuelState, by: number) => void,
): DuelState => {
  const random = seededRandom(seed);
  let state = begun();
  for (let moves = 0; state.status === 'running'; moves += 1) {
    expect(moves).toBeLessThan(2_000);
    const by = asked(state);
    const option = random.below(at(state).position.options.length);
    const after = did(state, play(by, state.step, option, at(state)));
    each(state, after, by);
    state = after;
  }
  return state;
};

describe('a table of two', () => {
  it('waits for the guest, with whom the game begins', () => {
    const table = opened();
    expect(table).toMatchObject({ status: 'open', players: [{ name: 'Ana' }] });
    expect(playedDuel(table, secret.seed)).toBeNull();
    expect(refusalOf(table, play(0, 0, 0))).toBe('duel/not-begun');
    const game = did(table, join());
    expect(game).toMatchObject({ status: 'running', step: 1, players: [{}, { name: 'Ben' }] });
    expect([0, 1]).toContain(asked(game));
  });

  it('has one guest, who is not the host and comes in time', () => {
    expect(refusalOf(begun(), join('Cleo'))).toBe('duel/already-begun');
    expect(refusalOf(opened(), join('Ana'))).toBe('duel/own-table');
    const late = '2026-11-25T10:00:01.000Z';
    expect(refusalOf(opened(), join('Ben', late))).toBe('duel/expired');
    expect([opened(), begun()].map((state) => hasExpired(state, late))).toEqual([true, false]);
  });

  it('is cancelled by its host alone, and only before the game', () => {
    expect(refusalOf(opened(), cancel(1))).toBe('duel/not-host');
    const gone = did(opened(), cancel(0));
    expect(gone.status).toBe('cancelled');
    expect([refusalOf(gone, join()), refusalOf(begun(), cancel(0))]).toEqual([
      'duel/cancelled',
      'duel/already-begun',
    ]);
  });

  it('refuses a guest whose list cannot be played', () => {
    const guest = { ...player('Ben'), setup: { team: [], battlefield: '', deck: [] } };
    const data = { guest, at: openUntil, seed: secret.seed, seedCommitment: 'c' };
    expect(refusalOf(opened(), { type: 'JoinDuel', data })).toBe('duel/deck-not-playable');
  });
});

describe('a game between two people', () => {
  it('asks one of them after every move, ends with a winner and folds to the same game', () => {
    const over = playOut('whole', (before, after, by) => {
      expect(refusalOf(before, play(1 - by, before.step, 0, at(before)))).toBe(
        'duel/not-your-turn',
      );
      expect(after.step).toBe(before.step + 1);
    });
    expect(over.ended).toMatchObject({ cause: 'played' });
    expect([0, 1]).toContain(over.ended?.winner);
    expect(refusalOf(over, concede(0))).toBe('duel/over');
    expect(at(over).turns[0]?.move).toBe(over.moves.length);
    const fresh = structuredClone(over);
    const again = playedDuel(fresh, secret.seed);
    expect(again?.position.hash()).toBe(over.hash);
    expect(again?.turns).toEqual(at(over).turns);
  });

  it('refuses what is no option, and a choice for a board that is no more', () => {
    const state = begun();
    const by = asked(state);
    expect(refusalOf(state, play(by, state.step, 9_999))).toBe('duel/moved-on');
    expect(refusalOf(state, play(by, state.step - 1, 0))).toBe('duel/moved-on');
    expect(refusalOf({ ...state, hash: 'other' }, play(by, state.step, 0))).toBe('duel/outdated');
  });

  it('is given up by either at any time', () => {
    for (const by of [0, 1])
      expect(did(begun(), concede(by)).ended).toEqual({ winner: 1 - by, cause: 'conceded' });
  });

  it('lets a choice be taken back by whoever made it, as long as it showed them nothing', () => {
    let free = 0;
    let shown = 0;
    playOut('taken back', (before, after, by) => {
      if (after.status !== 'running') return;
      const may = mayTakeBackDuel(after, at(after));
      expect(refusalOf(after, takeBack(1 - by, after))).toBe('duel/nothing-to-take-back');
      if (may === null) {
        shown += 1;
        expect(refusalOf(after, takeBack(by, after))).toBe('duel/nothing-to-take-back');
        return;
      }
      free += 1;
      expect(may).toBe(by);
      expect(refusalOf(after, takeBack(by, after, after.step - 1))).toBe('duel/moved-on');
      const back = did(after, takeBack(by, after));
      expect(at(back).position.hash()).toBe(at(before).position.hash());
      const seen = (state: DuelState) => JSON.stringify(at(state).position.board(by).seats);
      expect(seen(back)).toBe(seen(before));
    });
    expect([free > 20, shown > 20]).toEqual([true, true]);
  });

  it('may be taken from whoever is silent, after a warning and a wait', () => {
    const state = begun();
    const [silent, waiting] = [asked(state), 1 - asked(state)];
    const now = '2026-11-24T12:00:00.000Z';
    const warn = (by: number, at = now, step = state.step): DuelCommand => ({
      type: 'WarnDuelSilence',
      data: { by, step, seed: secret.seed, now: at, movedAt: '2026-11-24T11:59:30.000Z' },
    });
    const claim = (by: number, at: string): DuelCommand => ({
      type: 'ClaimDuel',
      data: { by, now: at, ...secret },
    });
    expect(refusalOf(state, warn(silent))).toBe('duel/not-waiting-for-other');
    expect(refusalOf(state, warn(waiting, '2026-11-24T11:59:59.000Z'))).toBe('duel/too-early');
    expect(refusalOf(state, warn(waiting, now, state.step - 1))).toBe('duel/moved-on');
    expect(refusalOf(state, claim(waiting, now))).toBe('duel/no-silence-warned');
    const warned = did(state, warn(waiting));
    expect(warned.silence).toEqual({ by: waiting, claimFrom: '2026-11-24T12:05:00.000Z' });
    expect(warned.step).toBe(state.step);
    expect(refusalOf(warned, warn(waiting))).toBe('duel/silence-warned');
    expect(refusalOf(warned, claim(waiting, '2026-11-24T12:04:59.000Z'))).toBe('duel/too-early');
    expect(refusalOf(warned, claim(silent, '2026-11-24T12:05:00.000Z'))).toBe(
      'duel/no-silence-warned',
    );
    const moved = did(warned, play(silent, warned.step, 0));
    expect(moved.silence).toBeNull();
    const claimed = did(warned, claim(waiting, '2026-11-24T12:05:00.000Z'));
    expect(claimed.ended).toEqual({ winner: waiting, cause: 'claimed' });
    expect(at(claimed).position.result).toEqual({ winner: waiting });
  });

  it('opens another table only when it is over', () => {
    const rematch = { type: 'OpenDuelRematch', data: { by: 1, next: 'd2' } } as const;
    expect(refusalOf(begun(), rematch)).toBe('duel/not-over');
    const over = did(begun(), concede(0));
    expect(did(over, rematch).rematch).toEqual({ by: 1, next: 'd2' });
  });
});

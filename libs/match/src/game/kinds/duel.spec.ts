import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { describedIn } from '#game';
import { games as offered, findGame } from '#games';
import { hasExpired } from '../../open-table.js';
import type { GameAction } from '../commands.js';
import { GameMemory, wholeGame } from '../memory.js';
import type { DescribedReel } from '../reel.js';
import { type GameState, mayTakeBack } from '../state.js';
import { duelDecider } from './duel.js';
import type { DuelEvent } from './duel-events.js';

const { initialState, evolve } = duelDecider;
const decide = (action: GameAction, state: GameState) =>
  duelDecider.decide({ ...action, games: offered }, state);
const practice = describedIn(findGame('destiny'));
const secret = { seed: 'the seed of this game', nonce: 'n' };
const deal = { ...secret, seedCommitment: 'c', engine: 'sha256:e' };
const openUntil = '2026-11-25T10:00:00.000Z';

const player = (name: string) => {
  const brought = practice?.bring(null, name);
  if (brought?.kind !== 'brought') throw new Error('a random list can be played');
  return { playerId: `id of ${name}`, name, list: brought.name, setup: brought.setup };
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
  return (asStored(events) as readonly DuelEvent[]).reduce(evolve, state);
};
const refusalOf = (state: GameState, command: GameAction): string => {
  const decision = decide(command, state);
  return 'code' in decision ? decision.code : 'accepted';
};

const opened = (): GameState =>
  did(initialState, {
    type: 'Open',
    data: {
      gameId: 'd1',
      game: 'destiny',
      seats: 2,
      listed: false,
      host: player('Ana'),
      openedAt: '2026-11-24T10:00:00.000Z',
      openUntil,
    },
  });
const join = (name = 'Ben', at = '2026-11-24T11:00:00.000Z'): GameAction => ({
  type: 'Join',
  data: { player: player(name), at, deal },
});
const begun = (): GameState => did(opened(), join());
const games = new GameMemory(offered);
const at = (state: GameState) => {
  const { record } = state;
  const played = record && games.of(record, secret.seed);
  if (!played) throw new Error('the game can be shown');
  return played as DescribedReel;
};
const asked = (state: GameState): number => at(state).position.waitingFor ?? -1;
const play = (by: number, step: number, option: number, played?: DescribedReel): GameAction => ({
  type: 'Play',
  data: {
    by,
    look: { step },
    choice: option,
    ...secret,
    ...(played && { position: played.position }),
  },
});
const concede = (by: number): GameAction => ({
  type: 'Play',
  data: { by, choice: 'concede', ...secret },
});
const takeBack = (by: number, { step, ...state }: GameState, from = step): GameAction => ({
  type: 'TakeBack',
  data: {
    by,
    look: { step: from },
    seed: secret.seed,
    position: at({ ...state, step }).position,
  },
});
const cancel = (by: number): GameAction => ({ type: 'Leave', data: { by } });

/** Plays at random until the game is over, with the state before and after each move. */
const playOut = (
  seed: string,
  each: (before: GameState, after: GameState, by: number) => void,
): GameState => {
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
    expect(table.record).toBeNull();
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
    const data = { player: guest, at: openUntil, deal };
    expect(refusalOf(opened(), { type: 'Join', data })).toBe('duel/deck-not-playable');
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
    expect([[0], [1]]).toContainEqual(over.ended?.winners);
    expect(refusalOf(over, concede(0))).toBe('duel/over');
    expect(at(over).events.at(-1)?.at).toBe(over.record?.moves.length);
    const fresh = structuredClone(over);
    const again = fresh.record && wholeGame(offered, fresh.record, secret.seed)?.at(-1);
    expect(again?.position.hash()).toBe(over.record?.hashed?.hash);
    expect(again?.events).toEqual(at(over).events);
  });

  it('refuses what is no option, and a choice for a board that is no more', () => {
    const state = begun();
    const by = asked(state);
    expect(refusalOf(state, play(by, state.step, 9_999))).toBe('duel/moved-on');
    expect(refusalOf(state, play(by, state.step - 1, 0))).toBe('duel/moved-on');
    const moved = did(state, play(by, state.step, 0));
    const record = moved.record && { ...moved.record, hashed: { moves: 1, hash: 'other' } };
    expect(refusalOf({ ...moved, record }, play(asked(moved), moved.step, 0))).toBe(
      'duel/outdated',
    );
  });

  it('is given up by either at any time', () => {
    for (const by of [0, 1])
      expect(did(begun(), concede(by)).ended).toEqual({
        winners: [1 - by],
        cause: 'conceded',
      });
  });

  it('lets a choice be taken back by whoever made it, as long as it showed them nothing', () => {
    let free = 0;
    let shown = 0;
    playOut('taken back', (before, after, by) => {
      if (after.status !== 'running') return;
      const may = mayTakeBack(after, at(after).position);
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
      const seen = (state: GameState) => JSON.stringify(at(state).position.board(by).seats);
      expect(seen(back)).toBe(seen(before));
    });
    expect([free > 20, shown > 20]).toEqual([true, true]);
  });

  it('may be taken from whoever is silent, after a warning and a wait', () => {
    const state = begun();
    const [silent, waiting] = [asked(state), 1 - asked(state)];
    const now = '2026-11-24T12:00:00.000Z';
    const warn = (by: number, at = now, step = state.step): GameAction => ({
      type: 'WarnSilence',
      data: { by, look: { step }, seed: secret.seed, now: at, movedAt: '2026-11-24T11:59:30.000Z' },
    });
    const claim = (by: number, at: string): GameAction => ({
      type: 'Claim',
      data: { by, now: at, ...secret },
    });
    expect(refusalOf(state, warn(silent))).toBe('duel/not-waiting-for-other');
    expect(refusalOf(state, warn(waiting, '2026-11-24T11:59:59.000Z'))).toBe('duel/too-early');
    expect(refusalOf(state, warn(waiting, now, state.step - 1))).toBe('duel/moved-on');
    expect(refusalOf(state, claim(waiting, now))).toBe('duel/no-silence-warned');
    const warned = did(state, warn(waiting));
    expect(warned.silence).toEqual({
      by: waiting,
      seat: silent,
      until: '2026-11-24T12:05:00.000Z',
      then: 'claim',
      rulingAsked: false,
    });
    expect(warned.step).toBe(state.step);
    expect(refusalOf(warned, warn(waiting))).toBe('duel/silence-warned');
    expect(refusalOf(warned, claim(waiting, '2026-11-24T12:04:59.000Z'))).toBe('duel/too-early');
    expect(refusalOf(warned, claim(silent, '2026-11-24T12:05:00.000Z'))).toBe(
      'duel/no-silence-warned',
    );
    const moved = did(warned, play(silent, warned.step, 0));
    expect(moved.silence).toBeNull();
    const claimed = did(warned, claim(waiting, '2026-11-24T12:05:00.000Z'));
    expect(claimed.ended).toEqual({ winners: [waiting], cause: 'claimed' });
    expect(at(claimed).position.result).toMatchObject({ winners: [waiting] });
  });

  it('opens another table only when it is over', () => {
    const rematch = { type: 'OpenRematch', data: { by: 1, next: 'd2' } } as const;
    expect(refusalOf(begun(), rematch)).toBe('duel/not-over');
    const over = did(begun(), concede(0));
    expect(did(over, rematch).rematch).toEqual({ by: 1, next: 'd2' });
  });
});

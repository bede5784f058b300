import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { describedIn } from '#game';
import { games as offered, findGame } from '#games';
import type { GameAction } from '../commands.js';
import type { Agreed } from '../facts.js';
import { GameMemory } from '../memory.js';
import type { DescribedReel } from '../reel.js';
import type { GameState } from '../state.js';
import { duelDecider } from './duel.js';
import type { DuelEvent } from './duel-events.js';

const { initialState, evolve } = duelDecider;
const swtcg = describedIn(findGame('swtcg'));
const starters = swtcg?.starters?.() ?? [];
const secret = { seed: 'the seed of this game', nonce: 'n' };
const deal = { ...secret, seedCommitment: 'c', engine: 'sha256:e' };
const openUntil = '2026-11-25T10:00:00.000Z';
const at = '2026-11-24T11:00:00.000Z';

const brought = (text: string | null, seed: string) => {
  const found = swtcg?.bring(text, seed);
  if (found?.kind !== 'brought') throw new Error('a list can be played');
  return { list: found.name, setup: found.setup };
};
const person = (name: string, seat?: number, text: string | null = null) => ({
  playerId: `id of ${name}`,
  name,
  ...brought(text, name),
  ...(seat !== undefined && { seat }),
});
const bot = (name: string) => ({ playerId: null, name, ...brought(null, name) });

/** Two starter decks that do not fit together, so that partners cannot play one each. */
const twoSides = (): readonly string[] => {
  const [first, ...others] = starters.map(({ list }) => list);
  const [setup, ...setups] = [first, ...others].map((list) => brought(list ?? null, 'x').setup);
  const other = setups.findIndex(
    (one) => swtcg?.tables?.[0]?.fits([setup ?? null, one, null, null]) === false,
  );
  return [first ?? '', others[other] ?? ''];
};

const decide = (action: GameAction, state: GameState) =>
  duelDecider.decide({ ...action, games: offered }, state);
const did = (state: GameState, command: GameAction): GameState => {
  const events = decide(command, state);
  if (!Array.isArray(events)) throw new Error(JSON.stringify(events));
  return (structuredClone(events) as readonly DuelEvent[]).reduce(evolve, state);
};
const refusalOf = (state: GameState, command: GameAction): string => {
  const decision = decide(command, state);
  return 'code' in decision ? decision.code : 'accepted';
};

const opened = (text: string | null = null, agreed: Agreed | null = null): GameState =>
  did(initialState, {
    type: 'Open',
    data: {
      ...{ gameId: 'd1', game: 'swtcg', seats: 4, sides: 2, listed: false },
      ...{ host: person('Ana', undefined, text), openedAt: at, openUntil, agreed },
    },
  });
const join = (...who: Parameters<typeof person>): GameAction => ({
  type: 'Join',
  data: { player: person(...who), at, deal },
});
const withBots = (state: GameState, by = 0): GameAction => {
  const free = state.seats - state.players.length;
  const players = Array.from({ length: free }, (_, index) => bot(`Bot ${index + 1}`));
  return { type: 'Begin', data: { by, players, level: 1, ...deal } };
};
const games = new GameMemory(offered);
const standing = ({ record }: GameState) => {
  const played = record && games.of(record, secret.seed);
  if (!played) throw new Error('the game can be shown');
  return (played as DescribedReel).position;
};
const namesOf = ({ players }: GameState) => players.map(({ name }) => name);

describe('a table of teams', () => {
  it('is opened by a host in the first seat and fills seat by seat, each where they want to sit', () => {
    const table = opened();
    expect(table).toMatchObject({ seats: 4, sides: 2, players: [{ name: 'Ana', seat: 0 }] });
    expect(refusalOf(table, join('Ben', 0))).toBe('duel/seat-taken');
    const two = did(table, join('Ben', 3));
    const three = did(two, join('Cleo'));
    expect(three.players.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ana', 0],
      ['Ben', 3],
      ['Cleo', 1],
    ]);
    expect(three.status).toBe('open');
    const game = did(three, join('Dan'));
    expect([game.status, namesOf(game)]).toEqual(['running', ['Ana', 'Cleo', 'Dan', 'Ben']]);
    const setups = game.players.map(({ setup }) => setup);
    expect(game.record?.setups).toEqual(setups);
  });

  it('gives a seat free again, and is cancelled by its host', () => {
    const two = did(opened(), join('Ben', 3));
    const left = did(two, { type: 'Leave', data: { by: 1 } });
    expect([left.status, namesOf(left)]).toEqual(['open', ['Ana']]);
    expect(did(two, { type: 'Leave', data: { by: 0 } }).status).toBe('cancelled');
  });

  it('refuses a deck of another side than that of the partner, and takes it on the other side', () => {
    const [light = '', dark = ''] = twoSides();
    const table = opened(light);
    expect(refusalOf(table, join('Ben', 1, dark))).toBe('duel/does-not-fit');
    const enemies = did(table, join('Ben', 2, dark));
    expect(refusalOf(enemies, join('Cleo', 3, light))).toBe('duel/does-not-fit');
    expect(refusalOf(enemies, join('Cleo', 3))).toBe('accepted');
  });

  it('begins with bots by the word of its host alone; a table of two waits for its guest', () => {
    const two = did(opened(), join('Ben', 2));
    expect(refusalOf(two, withBots(two, 1))).toBe('duel/not-host');
    const game = did(two, withBots(two));
    expect(namesOf(game)).toEqual(['Ana', 'Bot 1', 'Ben', 'Bot 2']);
    expect([0, 2]).toContain(standing(game).waitingFor);
    const pair = { ...opened(), seats: 2, sides: null };
    expect(refusalOf(pair, withBots(pair))).toBe('duel/seats-free');
  });
});

describe('a game between two teams', () => {
  let over: GameState;
  let turns = 0;
  beforeAll(() => {
    let state = did(did(opened(), join('Ben', 2)), join('Cleo', 1));
    state = did(state, withBots(state));
    const random = seededRandom('moves');
    for (; state.status === 'running' && turns < 4_000; turns += 1) {
      const position = standing(state);
      const by = position.waitingFor ?? -1;
      const choice = random.below(position.options.length);
      const { step } = state;
      state = did(state, {
        type: 'Play',
        data: { by, look: { step }, choice, ...secret, position },
      });
      expect(state.step).toBe(step + 1);
    }
    over = state;
  }, 120_000);

  it('is won by a side and folds to the same game', () => {
    expect(over.ended?.cause).toBe('played');
    expect([[], [0, 1], [2, 3]]).toContainEqual(over.ended?.winners);
    expect(turns).toBeGreaterThan(20);
    expect(standing({ ...over, record: structuredClone(over.record) }).hash()).toBe(
      over.record?.hashed?.hash,
    );
  });
});

describe('giving up and silence between two teams', () => {
  const begun = (): GameState =>
    ['Ben', 'Cleo', 'Dan'].reduce((state, name) => did(state, join(name)), opened());
  const now = '2026-11-24T12:00:00.000Z';
  const late = '2026-11-24T12:05:00.000Z';

  it('is for the whole side, whoever of it gives up', () => {
    for (const by of [0, 1, 2, 3]) {
      const given = did(begun(), { type: 'Play', data: { by, choice: 'concede', ...secret } });
      expect(given.ended).toEqual({ winners: by < 2 ? [2, 3] : [0, 1], cause: 'conceded' });
    }
  });

  it('lets the other side alone tell whoever is silent, and claim', () => {
    const state = begun();
    const silent = standing(state).waitingFor ?? -1;
    const [partner, foe] = [silent ^ 1, silent ^ 2];
    const warn = (by: number): GameAction => ({
      type: 'WarnSilence',
      data: { by, look: { step: state.step }, seed: secret.seed, now },
    });
    expect(refusalOf(state, warn(partner))).toBe('duel/not-waiting-for-other');
    const warned = did(state, warn(foe));
    expect(warned.silence).toMatchObject({ by: foe, seat: silent });
    const claim = (by: number): GameAction => ({
      type: 'Claim',
      data: { by, now: late, ...secret },
    });
    expect(refusalOf(warned, claim(partner))).toBe('duel/no-silence-warned');
    const winners = silent < 2 ? [2, 3] : [0, 1];
    expect(did(warned, claim(foe ^ 1)).ended).toEqual({ winners, cause: 'claimed' });
  });

  it('is for the side of whoever has no time left, too', () => {
    const thinkingTime = { reserve: 60, increment: 0, perMove: 0, atZero: 'loss' } as const;
    const timed = opened(null, { thinkingTime });
    const dealt = { ...deal, now: at };
    const state = ['Ben', 'Cleo', 'Dan'].reduce(
      (table, name) =>
        did(table, { type: 'Join', data: { player: person(name), at, deal: dealt } }),
      timed,
    );
    expect(state.clock?.left).toHaveLength(4);
    const slow = standing(state).waitingFor ?? -1;
    const call = { by: slow ^ 2, now: late, ...secret };
    const winners = slow < 2 ? [2, 3] : [0, 1];
    expect(did(state, { type: 'CallClock', data: call }).ended).toEqual({
      winners,
      cause: 'clock',
    });
  });

  it('opens another table with the same seats', () => {
    const state = did(begun(), { type: 'Play', data: { by: 3, choice: 'concede', ...secret } });
    const [, , third] = state.players;
    const again = did(initialState, {
      type: 'Open',
      data: {
        ...{ gameId: 'd2', game: 'swtcg', seats: 4, sides: 2, listed: false },
        ...{ host: third!, openedAt: at, openUntil },
      },
    });
    expect(again.players).toMatchObject([{ seat: 2 }]);
    expect(did(again, join('Ana')).players[1]?.seat).toBe(0);
  });
});

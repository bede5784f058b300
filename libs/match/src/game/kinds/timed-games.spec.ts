import { describe, expect, it } from 'vitest';
import { describedIn } from '#game';
import { findGame, games, rulesEngine } from '#games';
import type { ThinkingTime } from '#vocabulary';
import type { GameAction } from '../commands.js';
import type { GameDecider } from '../decider.js';
import type { GamePlayer } from '../facts.js';
import { standing } from '../record.js';
import type { GameState } from '../state.js';
import { duelDecider } from './duel.js';
import { practiceDecider } from './practice.js';
import { SWU } from './swu.js';
import { twinSunsDecider } from './twin-suns.js';

const secret = { seed: 'the seed of this game', nonce: 'n' };
const deal = { ...secret, seedCommitment: 'c', engine: 'sha256:e' };
const at = (seconds: number): string =>
  new Date(Date.parse('2026-11-30T10:00:00.000Z') + seconds * 1_000).toISOString();
const reserve: ThinkingTime = { reserve: 60, increment: 5, perMove: 0, atZero: 'loss' };

const decideOf = (decider: GameDecider, state: GameState, action: GameAction) =>
  decider.decide({ ...action, games }, state);
const send = (decider: GameDecider, state: GameState, action: GameAction): GameState => {
  const decided = decideOf(decider, state, action);
  if ('code' in decided) throw new Error(decided.code);
  return decided.reduce(decider.evolve, state);
};
const codeOf = (decider: GameDecider, state: GameState, action: GameAction): string => {
  const decided = decideOf(decider, state, action);
  return 'code' in decided ? decided.code : 'accepted';
};
const positionOf = ({ record }: GameState) => {
  const position = record && standing(games, record, secret);
  if (!position) throw new Error('the game can be shown');
  return position;
};
const askedIn = (state: GameState): number => positionOf(state).waitingFor ?? -1;
const play = (state: GameState, now: number): GameAction<'Play'> => {
  const { option } = positionOf(state).botChoice({ level: 1 });
  return { type: 'Play', data: { by: askedIn(state), choice: option, now: at(now), ...secret } };
};
const call = (by: number, now: number): GameAction<'CallClock'> => ({
  type: 'CallClock',
  data: { by, now: at(now), ...secret },
});

const opening = (
  { game, host }: { readonly game: string; readonly host: GamePlayer },
  seats: number,
  thinkingTime?: ThinkingTime,
): GameAction<'Open'> => ({
  type: 'Open',
  data: {
    gameId: 'g1',
    game,
    seats,
    host,
    listed: false,
    openedAt: at(0),
    openUntil: at(3_600),
    ...(thinkingTime && { agreed: { thinkingTime } }),
  },
});

const destiny = (name: string): GamePlayer => {
  const brought = describedIn(findGame('destiny'))?.bring(null, name);
  if (brought?.kind !== 'brought') throw new Error('a random list can be played');
  return { playerId: `id of ${name}`, name, list: brought.name, setup: brought.setup };
};
const duel = (thinkingTime?: ThinkingTime): GameState => {
  const open = opening({ game: 'destiny', host: destiny('Ana') }, 2, thinkingTime);
  return send(duelDecider, send(duelDecider, duelDecider.initialState, open), {
    type: 'Join',
    data: { player: destiny('Ben'), at: at(0), deal },
  });
};

describe('the time to think in a game of two', () => {
  it('is nobody’s business where nothing was agreed', () => {
    const game = duel();
    expect(game.clock).toBeNull();
    expect(codeOf(duelDecider, game, call(0, 9_000))).toBe('duel/clock-stands');
  });

  it('runs from the beginning for whoever is asked, and is lost once whoever waits says so', () => {
    const game = duel(reserve);
    const first = askedIn(game);
    expect(game.clock).toMatchObject({ time: reserve, asked: first, since: at(0) });
    const next = send(duelDecider, game, play(game, 20));
    expect(next.clock?.left[first]).toBe(45_000);
    expect(next.clock).toMatchObject({ asked: askedIn(next), since: at(20) });
    expect(codeOf(duelDecider, game, call(1 - first, 59))).toBe('duel/too-early');
    expect(codeOf(duelDecider, game, call(first, 60))).toBe('duel/own-clock');
    const over = send(duelDecider, game, call(1 - first, 60));
    expect(over.ended).toEqual({ winners: [1 - first], cause: 'clock' });
  });

  it('goes on with another choice, or with a warning, where that was agreed', () => {
    const perMove = { reserve: 0, increment: 0, perMove: 30 } as const;
    const chosen = duel({ ...perMove, atZero: 'choice' });
    const went = send(duelDecider, chosen, call(askedIn(chosen), 30));
    expect(went.record?.moves).toMatchObject([{ seat: askedIn(chosen) }]);
    expect(went.clock).toMatchObject({ asked: askedIn(went), since: at(30) });
    const warned = duel({ ...perMove, atZero: 'warning' });
    const waits = 1 - askedIn(warned);
    expect(send(duelDecider, warned, call(waits, 30)).silence).toMatchObject({
      by: waits,
      then: 'claim',
    });
  });

  it('starts anew with whoever gets their choice back', () => {
    const game = duel(reserve);
    const first = askedIn(game);
    const next = send(duelDecider, game, play(game, 10));
    const look = { step: next.step };
    const back: GameAction = {
      type: 'TakeBack',
      data: { by: first, look, now: at(15), seed: secret.seed },
    };
    if (codeOf(duelDecider, next, back) !== 'accepted') return;
    expect(send(duelDecider, next, back).clock).toMatchObject({ asked: first, since: at(15) });
  });
});

const plainUnits = [...rulesEngine().book.cards.values()]
  .filter(({ type, token, abilities }) => type === 'Unit' && !token && !abilities?.length)
  .map(({ id }) => id);
const swu = (
  playerId: string | null,
  [leaders, base]: readonly [readonly string[], string],
): GamePlayer => {
  const deck = Array.from(
    { length: 80 },
    (_, index) => plainUnits[index % plainUnits.length] ?? '',
  );
  return { playerId, name: '', list: '', setup: { leaders: [...leaders], base, deck } };
};
const suns = [
  [['SOR_005', 'SOR_014'], 'SOR_029'],
  [['SOR_010', 'SOR_002'], 'SOR_023'],
  [['SOR_006', 'SOR_001'], 'SOR_026'],
] as const;
const table = (people: 1 | 3, thinkingTime: ThinkingTime): GameState => {
  const [host, ...others] = suns.map((each, seat) => swu(seat < people ? `p${seat}` : null, each));
  const { initialState } = twinSunsDecider;
  let state = send(
    twinSunsDecider,
    initialState,
    opening({ game: SWU, host: host! }, 3, thinkingTime),
  );
  for (const player of others.filter(({ playerId }) => playerId !== null))
    state = send(twinSunsDecider, state, { type: 'Join', data: { player, at: at(0) } });
  const bots = others.filter(({ playerId }) => playerId === null);
  return send(twinSunsDecider, state, {
    type: 'Begin',
    data: { by: 0, players: bots, level: 1, now: at(0), ...deal },
  });
};

describe('the time to think at a table of several', () => {
  it('takes out whoever has none left, and the others go on', () => {
    const game = table(3, reserve);
    const late = askedIn(game);
    const by = (late + 1) % 3;
    const went = send(twinSunsDecider, game, call(by, 60));
    expect(went.ended).toBeNull();
    expect(went.record?.moves).toMatchObject([{ seat: late }]);
    expect(askedIn(went)).not.toBe(late);
    expect(went.clock).toMatchObject({ asked: askedIn(went), since: at(60) });
    expect(went.clock?.left[late]).toBe(0);
  });

  it('goes on for whoever is asked while somebody else gives up', () => {
    const game = table(3, reserve);
    const asked = askedIn(game);
    const by = (asked + 1) % 3;
    const went = send(twinSunsDecider, game, {
      type: 'Play',
      data: { by, choice: 'concede', now: at(40), ...secret },
    });
    expect(askedIn(went)).toBe(asked);
    expect(went.clock).toEqual(game.clock);
  });

  it('is only that of people: bots answer at once, and whoever is alone with them says it themselves', () => {
    const game = table(1, reserve);
    const next = send(twinSunsDecider, game, play(game, 10));
    expect(next.clock?.left).toEqual([55_000, 60_000, 60_000]);
    expect(next.clock).toMatchObject({ asked: 0, since: at(10) });
    expect(codeOf(twinSunsDecider, game, call(0, 60))).toBe('accepted');
  });
});

const practice = (thinkingTime: ThinkingTime): GameState => {
  const { initialState } = practiceDecider;
  const bot = { ...destiny('bot'), playerId: null };
  const { data: opened } = opening({ game: 'destiny', host: destiny('Ana') }, 2);
  return send(practiceDecider, initialState, {
    type: 'Start',
    data: { table: opened, deal: { players: [bot], level: 1, thinkingTime, now: at(0), ...deal } },
  });
};

describe('the time to think against the bot', () => {
  it('is the person’s alone, and lost by their own page’s word', () => {
    const game = practice(reserve);
    expect(game.clock).toMatchObject({ asked: 0, since: at(0) });
    expect(codeOf(practiceDecider, game, call(0, 59))).toBe('practice/too-early');
    expect(send(practiceDecider, game, call(0, 60)).ended).toEqual({
      winners: [1],
      cause: 'clock',
    });
    const warning = practice({ ...reserve, atZero: 'warning' });
    expect(codeOf(practiceDecider, warning, call(0, 60))).toBe('practice/own-clock');
  });

  it('does not run while the bot thinks', () => {
    let game = practice(reserve);
    let made = play(game, 10);
    while (practiceDecider.faced(games, made, game) === null) {
      game = send(practiceDecider, game, made);
      made = play(game, 10);
    }
    const before = game.record?.moves.length ?? 0;
    const alone = send(practiceDecider, game, made);
    const moves = alone.record?.moves.slice(before + 1) ?? [];
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ seat }) => seat === 1)).toBe(true);
    const answers = { moves, reasons: [], thoughtFor: 2_500 };
    const next = send(practiceDecider, game, { ...made, data: { ...made.data, answers } });
    expect(next.clock).toEqual({ ...alone.clock, since: at(12.5) });
  });
});

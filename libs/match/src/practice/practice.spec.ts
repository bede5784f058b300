import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { type BotLevel, dice, hash, isRefusal, randomMove, type State } from '#rules';
import type { TableDeck } from '../table/events.js';
import { rulesEngine } from '../table/game.js';
import { gameState } from '../table/position.js';
import { ReplayCache } from '../table/replay-cache.js';
import { botAnswers } from './bot.js';
import {
  facedByBot,
  practiceDecider,
  type PracticeCommand,
  type PracticeState,
} from './decider.js';
import type { PracticeEvent } from './events.js';

const starter = (name: string): TableDeck => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no deck ${name}`);
  return deck;
};
const secret = (seed: string) => ({ seed, nonce: `nonce of ${seed}` });
const starting = (
  seed: string,
  more: { person?: TableDeck; bot?: TableDeck; level?: BotLevel } = {},
): PracticeCommand => ({
  type: 'StartPractice',
  data: {
    practiceId: 'p1',
    owner: 'account:ana',
    person: starter('luke'),
    bot: starter('vader'),
    level: 1,
    ...more,
    ...secret(seed),
    seedCommitment: 'c',
    engine: 'sha256:e',
  },
});
const playing = (
  seed: string,
  move: { at: number; pick?: number[]; concede?: true },
): PracticeCommand => ({ type: 'PlayPractice', data: { move, ...secret(seed) } });

const send = (
  state: PracticeState,
  command: PracticeCommand,
  log: PracticeEvent[] = [],
): PracticeState => {
  const decision = practiceDecider.decide(command, state);
  if ('kind' in decision) throw new Error(`${command.type}: ${decision.code}`);
  log.push(...decision);
  return decision.reduce(practiceDecider.evolve, state);
};
const stateOf = ({ game }: PracticeState, seed: string): State => {
  if (!game) throw new Error('no game');
  return gameState(game, seed);
};
const seeds = ['00000001aa', '00000002bb', '00000003cc'];

/** The person answers at random; so many moves, or to the end. */
const playOn = (seed: string, most: number, log: PracticeEvent[] = []): PracticeState => {
  const roll = dice(3);
  const games = new ReplayCache();
  let now = send(practiceDecider.initialState, starting(seed), log);
  for (let moves = 0; moves < most && !now.ended; moves += 1) {
    const { position, state } = games.of(now.game!, seed)!;
    const { pending } = state;
    expect(pending?.seat).toBe(0);
    const { seat: _seat, ...move } = randomMove(pending!, roll, rulesEngine().book.names);
    now = send(now, { type: 'PlayPractice', data: { move, ...secret(seed), position } }, log);
  }
  return now;
};

describe('practice against the bot', () => {
  it.each(seeds)(
    'seed %s: is played to its end, the bot answering each move in the same fact',
    (seed) => {
      const log: PracticeEvent[] = [];
      const over = playOn(seed, 5_000, log);
      expect(over.ended).toMatchObject({ cause: 'played' });
      expect(log[0]?.type).toBe('PracticeStarted');
      expect(log.at(-1)).toMatchObject({
        type: 'PracticeEnded',
        data: { seed, nonce: `nonce of ${seed}` },
      });
      const turns = log.flatMap((event) =>
        event.type === 'PracticeMovesPlayed' ? [event.data.moves] : [],
      );
      expect(turns.length).toBe(log.filter((event) => event.type === 'PracticeMovesPlayed').length);
      // The person moves first in every fact but one that begins with the deal, and once in each.
      expect(turns.filter((moves) => moves.filter((move) => move.seat === 0).length > 1)).toEqual(
        [],
      );
      expect(turns.slice(1).filter((moves) => moves[0]?.seat !== 0)).toEqual([]);
      expect(turns.some((moves) => moves.some((move) => move.seat === 1))).toBe(true);
    },
  );

  it('goes on from its facts alone, as after a restart, and notices when they lead elsewhere', () => {
    const seed = '0000000fee';
    const now = playOn(seed, 25);
    const reached = hash(stateOf(now, seed));
    expect(now.game?.hashed).toEqual({ moves: now.game?.moves.length, hash: reached });
    const bent = {
      ...now,
      game: now.game && {
        ...now.game,
        hashed: { moves: now.game.moves.length, hash: 'something else' },
      },
    };
    expect(() => stateOf(bent, seed)).toThrow('lead elsewhere');
  });

  it('lets the bot decide by what it sees: other cards in the hand of the person change nothing', () => {
    const engine = rulesEngine();
    const seed = '0000000abc';
    const roll = dice(9);
    let compared = 0;
    for (let most = 1; most < 30; most += 1) {
      const state = stateOf(playOn(seed, most), seed);
      const step =
        state.pending && engine.apply(state, randomMove(state.pending, roll, engine.book.names));
      if (!step || isRefusal(step) || step.state.pending?.seat !== 1) continue;
      const other = structuredClone(step.state);
      const [hand, deck] = [other.players[0]?.hand ?? [], other.players[0]?.deck ?? []];
      hand.forEach((card, index) => {
        const beneath = deck[index] ?? card;
        [other.id[card], other.id[beneath]] = [other.id[beneath] ?? '', other.id[card] ?? ''];
      });
      expect(engine.view(other, 1)).toEqual(engine.view(step.state, 1));
      for (const level of [1, 2] as const)
        expect(botAnswers(other, { seed, level }).moves[0]).toEqual(
          botAnswers(step.state, { seed, level }).moves[0],
        );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('keeps the level and a reason for each answer of the bot; a game without a level is at level 1', () => {
    const seed = '00000004dd';
    let now = send(practiceDecider.initialState, starting(seed, { level: 2 }));
    const roll = dice(4);
    for (let moves = 0; moves < 8; moves += 1) {
      const { seat: _seat, ...move } = randomMove(
        stateOf(now, seed).pending!,
        roll,
        rulesEngine().book.names,
      );
      const faced = facedByBot({ move }, seed, now);
      const answers = faced && botAnswers(faced, { seed, level: 2 });
      const within = send(now, playing(seed, move));
      const before = send(now, {
        type: 'PlayPractice',
        data: { move, ...secret(seed), ...(answers && { answers }) },
      });
      expect(before).toEqual(within);
      expect(within.reasons.map(({ at }) => at)).toEqual(
        (answers?.moves ?? []).map(({ at }) => at + 1),
      );
      now = within;
    }
    expect(now.level).toBe(2);
    const [started] = practiceDecider.decide(starting(seed), practiceDecider.initialState) as [
      PracticeEvent,
    ];
    const { level: _level, ...former } = started.data as Record<string, unknown>;
    expect(
      practiceDecider.evolve(practiceDecider.initialState, {
        ...started,
        data: former,
      } as unknown as PracticeEvent).level,
    ).toBe(1);
  });

  it('refuses with a reason, and the move of an earlier look as stale', () => {
    const seed = '0000000def';
    const now = playOn(seed, 6);
    const { at } = stateOf(now, seed);
    const codeOf = (state: PracticeState, command: PracticeCommand): string => {
      const decision = practiceDecider.decide(command, state);
      return 'kind' in decision ? decision.code : 'accepted';
    };
    expect(codeOf(now, playing(seed, { at: at - 1, pick: [0] }))).toBe('rules/stale-move');
    expect(codeOf(now, playing(seed, { at, pick: [99] }))).toBe('rules/illegal-pick');
    expect(codeOf(now, starting(seed))).toBe('practice/already-started');
    expect(codeOf(practiceDecider.initialState, playing(seed, { at: 0, pick: [0] }))).toBe(
      'practice/not-found',
    );
    expect(
      codeOf(
        practiceDecider.initialState,
        starting(seed, { bot: { ...starter('vader'), deck: ['SOR_999'] } }),
      ),
    ).toBe('practice/deck-not-playable');
    const elsewhere = { ...now.game?.hashed, moves: 1, hash: 'another' };
    const outdated = { ...now, game: now.game && { ...now.game, hashed: elsewhere } };
    expect(codeOf(outdated, playing(seed, { at, pick: [0] }))).toBe('practice/outdated');
    const conceded = send(now, playing(seed, { at, concede: true }));
    expect(conceded.ended).toEqual({ winner: 'bot', cause: 'conceded' });
    expect(codeOf(conceded, playing(seed, { at: at + 1, pick: [0] }))).toBe('practice/over');
  });

  it('goes back to the person’s own last decision, again and again, and on from there as if nothing had been', () => {
    const [seed] = seeds as [string];
    const log: PracticeEvent[] = [];
    const played = playOn(seed, 9, log);
    const own = (state: PracticeState) => state.game!.moves.filter(({ seat }) => seat === 0).length;
    const back = (state: PracticeState): PracticeCommand => ({
      type: 'TakeBackPractice',
      data: { at: state.game!.moves.length, takenBack: state.game!.rewinds.length },
    });
    const once = send(played, back(played), log);
    const twice = send(once, back(once), log);
    expect([own(once), own(twice)]).toEqual([8, 7]);
    expect(stateOf(twice, seed).pending?.seat).toBe(0);
    expect(practiceDecider.decide(back(played), twice)).toMatchObject({
      code: 'practice/taken-back',
    });
    const last = played.game!.moves.filter(({ seat }) => seat === 0).slice(-2);
    const again = last.reduce(
      (now, { seat: _seat, ...move }) =>
        send(now, { type: 'PlayPractice', data: { move, takenBack: 2, ...secret(seed) } }, log),
      twice,
    );
    expect(hash(stateOf(again, seed))).toBe(hash(stateOf(played, seed)));
    expect(log.reduce(practiceDecider.evolve, practiceDecider.initialState)).toEqual(again);
    const stale = { at: twice.game!.moves.length, pick: [0] };
    expect(practiceDecider.decide(playing(seed, stale), twice)).toMatchObject({
      code: 'practice/taken-back',
    });
  });

  it('takes nothing back before the first decision or after the end', () => {
    const [seed] = seeds as [string];
    let now = playOn(seed, 2);
    while (now.game!.moves.some(({ seat }) => seat === 0))
      now = send(now, {
        type: 'TakeBackPractice',
        data: { at: now.game!.moves.length, takenBack: now.game!.rewinds.length },
      });
    const position = { at: now.game!.moves.length, takenBack: now.game!.rewinds.length };
    expect(practiceDecider.decide({ type: 'TakeBackPractice', data: position }, now)).toMatchObject(
      { code: 'practice/nothing-to-take-back' },
    );
    const over = playOn(seed, 5_000);
    expect(
      practiceDecider.decide(
        { type: 'TakeBackPractice', data: { at: over.game!.moves.length, takenBack: 0 } },
        over,
      ),
    ).toMatchObject({ code: 'practice/over' });
  });
});

import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { type BotLevel, dice, hash, isRefusal, type Move, randomMove, type State } from '#rules';
import { games as offered, rulesEngine } from '#games';
import type { TableDeck } from '../../table/events.js';
import { toMove, gameState, swuReel, type SwuStanding } from './swu.js';
import { GameMemory } from '../memory.js';
import { practising } from '../../testing/practising.js';
import { botAnswers } from '../bots.js';
import type { GameAction } from '../commands.js';
import type { DomainEvent } from '#aggregate';
import type { GameState } from '../state.js';
import { practiceDecider, practiceWinner } from './practice.js';
import type { PracticeEvent } from './practice-events.js';

const decide = (action: GameAction, state: GameState) =>
  practiceDecider.decide({ ...action, games: offered }, state);
const starter = (name: string): TableDeck => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no deck ${name}`);
  return deck;
};
const secret = (seed: string) => ({ seed, nonce: `nonce of ${seed}` });
const starting = (
  seed: string,
  {
    person = starter('luke'),
    bot = starter('vader'),
    level = 1,
  }: { person?: TableDeck; bot?: TableDeck; level?: BotLevel } = {},
): GameAction<'Start'> => practising('p1', [person, bot], { level, ...secret(seed) });
const playing = (
  seed: string,
  { seat: _seat, ...choice }: Omit<Move, 'seat'> & { readonly seat?: number },
  { position, takenBack = 0 }: { position?: SwuStanding; takenBack?: number } = {},
): GameAction<'Play'> => ({
  type: 'Play',
  data: {
    by: 0,
    look: { takenBack },
    choice,
    ...secret(seed),
    ...(position && { position }),
  },
});
const takingBack = (state: GameState): GameAction => ({
  type: 'TakeBack',
  data: {
    by: 0,
    look: { at: gameOf(state).moves.length, takenBack: gameOf(state).rewinds.length },
    seed: '',
  },
});
/** The bot's answers in this state. */
const answersAt = (state: State, seed: string, level: BotLevel) =>
  botAnswers(offered, {
    game: 'swu',
    kept: { state, told: [], disclosed: true, moves: state.at },
    seed,
    level,
    people: [0],
  });

const send = (state: GameState, command: GameAction, log: DomainEvent[] = []): GameState => {
  const decision = decide(command, state);
  if ('kind' in decision) throw new Error(`${command.type}: ${decision.code}`);
  log.push(...decision);
  return decision.reduce(practiceDecider.evolve, state);
};
const gameOf = ({ record }: GameState) => {
  if (!record) throw new Error('no game');
  return record;
};
const stateOf = (now: GameState, seed: string): State => gameState(offered, gameOf(now), seed);
const seeds = ['00000001aa', '00000002bb', '00000003cc'];

/** The person answers at random, for at most `most` moves or to the end. */
const playOn = (seed: string, most: number, log: DomainEvent[] = []): GameState => {
  const roll = dice(3);
  const games = new GameMemory(offered);
  let now = send(practiceDecider.initialState, starting(seed), log);
  for (let moves = 0; moves < most && !now.ended; moves += 1) {
    const { position, state } = swuReel(games.of(gameOf(now), seed)!);
    const { pending } = state;
    expect(pending?.seat).toBe(0);
    const move = randomMove(pending!, roll, rulesEngine().book.names);
    now = send(now, playing(seed, move, { position }), log);
  }
  return now;
};

describe('practice against the bot', () => {
  it.each(seeds)(
    'seed %s: is played to its end, the bot answering each move in the same fact',
    (seed) => {
      const log: DomainEvent[] = [];
      const over = playOn(seed, 5_000, log);
      expect(over.ended).toMatchObject({ cause: 'played' });
      expect(log[0]?.type).toBe('PracticeStarted');
      expect(log.at(-1)).toMatchObject({
        type: 'PracticeEnded',
        data: { seed, nonce: `nonce of ${seed}` },
      });
      const turns = (log as PracticeEvent[]).flatMap((event) =>
        event.type === 'PracticeMovesPlayed' ? [event.data.moves] : [],
      );
      expect(turns.length).toBe(log.filter((event) => event.type === 'PracticeMovesPlayed').length);
      // Each event begins with the person's move and contains only one, except the event that
      // begins with the deal.
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
    const { moves, hashed } = gameOf(now);
    expect(hashed).toEqual({ moves: moves.length, hash: reached });
    const other = { moves: moves.length, hash: 'something else' };
    const bent = { ...now, record: now.record && { ...now.record, hashed: other } };
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
        expect(answersAt(other, seed, level).moves[0]).toEqual(
          answersAt(step.state, seed, level).moves[0],
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
      const move = randomMove(stateOf(now, seed).pending!, roll, rulesEngine().book.names);
      const command = playing(seed, move);
      const faced = practiceDecider.faced(offered, command, now);
      const answers = faced && botAnswers(offered, structuredClone(faced));
      const within = send(now, command);
      const data = { ...command.data, ...(answers && { answers }) };
      const before = send(now, { ...command, data });
      expect(before).toEqual(within);
      expect(within.reasons.map(({ at }) => at)).toEqual(
        (answers?.moves ?? []).map(({ option }) => Number(option['at']) + 1),
      );
      now = within;
    }
    expect(now.level).toBe(2);
    const [started] = decide(starting(seed), practiceDecider.initialState) as unknown as [
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
    const codeOf = (state: GameState, command: GameAction): string => {
      const decision = decide(command, state);
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
    const elsewhere = { moves: 1, hash: 'another' };
    const outdated = { ...now, record: now.record && { ...now.record, hashed: elsewhere } };
    expect(codeOf(outdated, playing(seed, { at, pick: [0] }))).toBe('practice/outdated');
    const conceded = send(now, playing(seed, { at, concede: true }));
    expect(conceded.ended).toEqual({ winners: [1], cause: 'conceded' });
    expect(practiceWinner(conceded)).toBe('bot');
    expect(codeOf(conceded, playing(seed, { at: at + 1, pick: [0] }))).toBe('practice/over');
  });

  it('goes back to the person’s own last decision, again and again, and on from there as if nothing had been', () => {
    const [seed] = seeds as [string];
    const log: DomainEvent[] = [];
    const played = playOn(seed, 9, log);
    const own = (state: GameState) => gameOf(state).moves.filter(({ seat }) => seat === 0).length;
    const once = send(played, takingBack(played), log);
    const twice = send(once, takingBack(once), log);
    expect([own(once), own(twice)]).toEqual([8, 7]);
    expect(stateOf(twice, seed).pending?.seat).toBe(0);
    expect(decide(takingBack(played), twice)).toMatchObject({
      code: 'practice/taken-back',
    });
    const last = gameOf(played)
      .moves.filter(({ seat }) => seat === 0)
      .slice(-2);
    const again = last.reduce(
      (now, move) => send(now, playing(seed, toMove(move), { takenBack: 2 }), log),
      twice,
    );
    expect(hash(stateOf(again, seed))).toBe(hash(stateOf(played, seed)));
    expect(
      (log as PracticeEvent[]).reduce(practiceDecider.evolve, practiceDecider.initialState),
    ).toEqual(again);
    const stale = { at: gameOf(twice).moves.length, pick: [0] };
    expect(decide(playing(seed, stale), twice)).toMatchObject({
      code: 'practice/taken-back',
    });
  });

  it('takes nothing back of the game that it began in', () => {
    const [seed] = seeds as [string];
    const { moves } = gameOf(playOn(seed, 4));
    const { type, data } = starting(seed);
    const prepared = { game: 'recorded', seed, moves: moves.length } as const;
    const deal = { ...data.deal, prepared, opening: moves };
    const begun = send(practiceDecider.initialState, { type, data: { ...data, deal } });
    expect(gameOf(begun).moves.length).toBeGreaterThanOrEqual(moves.length);
    expect(decide(takingBack(begun), begun)).toMatchObject({
      code: 'practice/nothing-to-take-back',
    });
    const { pending } = stateOf(begun, seed);
    const move = randomMove(pending!, dice(3), []);
    const played = send(begun, playing(seed, move));
    const back = send(played, takingBack(played));
    expect(gameOf(back).moves).toEqual(gameOf(begun).moves);
  });

  it('takes nothing back before the first decision or after the end', () => {
    const [seed] = seeds as [string];
    let now = playOn(seed, 2);
    while (gameOf(now).moves.some(({ seat }) => seat === 0)) now = send(now, takingBack(now));
    expect(decide(takingBack(now), now)).toMatchObject({
      code: 'practice/nothing-to-take-back',
    });
    const over = playOn(seed, 5_000);
    expect(decide(takingBack(over), over)).toMatchObject({
      code: 'practice/over',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { actionSigns, isRefusal, type Move, type State } from '#rules';
import type { GameAction } from '../game/commands.js';
import { openingOf, practiceDecider, practiceWinner } from '../game/kinds/practice.js';
import { practising } from '../testing/practising.js';
import type { GameState } from '../game/state.js';
import type { TableDeck } from '../table/events.js';
import { games as offered, rulesEngine, setupsOf, swuScreen } from '#games';
import { toMove, gameState } from '../game/kinds/swu.js';
import { glanceAt } from '../../../../tools/first-game/compose.js';
import { FIRST_GAME } from './first-game.gen.js';
import { FORMER_GAMES } from './former-games.gen.js';
import { isOwnQuestion, LESSON_IDS, momentsOf, type Script, scriptedMove } from './lesson.js';
import { LESSONS } from './lessons.js';
import { pressesOf } from './presses.js';
import { coachingOf, LATEST_GUIDED_GAME, LESSON_COUNT, preparedSeed } from './prepared.js';

const decks = { a: starterDeck('luke') as TableDeck, b: starterDeck('vader') as TableDeck };

const movesOf = (script: Script, to = script.moves.length): Move[] =>
  Array.from({ length: to }, (_, at) => scriptedMove(script, at) as Move);

/** The states of the script, each with the move that follows it. */
const played = (): { state: State; move: Move }[] => {
  const dealt = swuScreen.begin(setupsOf([decks.a, decks.b]), FIRST_GAME.seed);
  if (!dealt) throw new Error('the decks are refused');
  let { state } = dealt;
  return FIRST_GAME.moves.map((_, at) => {
    const move = scriptedMove(FIRST_GAME, at) as Move;
    const before = state;
    const step = rulesEngine().apply(state, move);
    if (isRefusal(step)) throw new Error(`move ${at} is refused: ${step.code}`);
    ({ state } = step);
    return { state: before, move };
  });
};

const starting = (practiceId: string, lesson: number): GameAction => {
  const prepared = { game: LATEST_GUIDED_GAME, lesson } as const;
  const seed = preparedSeed(prepared, practiceId);
  return practising(practiceId, [decks.a, decks.b], {
    seed,
    nonce: 'n',
    level: 1,
    prepared,
    opening: openingOf(prepared),
  });
};
const send = (command: GameAction, state: GameState = practiceDecider.initialState) => {
  const decision = practiceDecider.decide({ ...command, games: offered }, state);
  if ('kind' in decision) throw new Error(decision.code);
  return decision.reduce(practiceDecider.evolve, state);
};
const seedOf = ({ gameId, prepared }: GameState): string =>
  preparedSeed(prepared ?? { game: LATEST_GUIDED_GAME, lesson: 1 }, gameId ?? '');
const gameOf = ({ record }: GameState) => {
  if (!record) throw new Error('no game');
  return record;
};
const stateOf = (now: GameState): State => gameState(offered, gameOf(now), seedOf(now));
const answering = (now: GameState, pick: readonly number[]): GameState =>
  send(
    {
      type: 'Play',
      data: {
        by: 0,
        choice: { at: gameOf(now).moves.length, pick: [...pick] },
        seed: seedOf(now),
        nonce: 'n',
      },
    },
    now,
  );

describe('the guided first game', () => {
  it('is legal to its end, won by the learner, and shows in each lesson what the lesson is about', () => {
    const steps = played();
    expect(LESSONS.map(({ id }) => id)).toEqual([...LESSON_IDS]);
    expect(FIRST_GAME.starts).toHaveLength(LESSON_COUNT);
    LESSONS.forEach(({ id, shows }, index) => {
      const [from = 0, to = steps.length] = FIRST_GAME.starts.slice(index, index + 2);
      const begins = steps[from];
      expect(begins?.move.seat, id).toBe(0);
      // An action that was begun in the lesson before is finished there.
      expect(begins?.state.pending && isOwnQuestion(begins.state.pending), id).toBe(true);
      const seen = new Set(
        steps
          .slice(from, to)
          .filter(({ move }) => move.seat === 0)
          .flatMap(({ state, move }) => momentsOf(glanceAt(state), move)),
      );
      for (const moment of shows) if (moment !== 'finish') expect([...seen], id).toContain(moment);
    });
    const last = steps.at(-1);
    const over = last && rulesEngine().apply(last.state, last.move);
    expect(over && !isRefusal(over) && over.state.outcome).toMatchObject({
      winners: [0],
      reason: 'base-defeated',
    });
  });

  it('takes at most 70 presses, and no action in it changes nothing', () => {
    const own = played().filter(({ move }) => move.seat === 0);
    const presses = own.reduce(
      (sum, { state, move }) => sum + (state.pending ? pressesOf(state.pending, move) : 0),
      0,
    );
    expect(presses).toBeLessThanOrEqual(70);
    const idle = own.filter(
      ({ state, move }) => actionSigns(rulesEngine().book, state, 0)[move.pick?.[0] ?? -1]?.idle,
    );
    expect(idle).toEqual([]);
  });

  it('has nobody give an upgrade to a unit of the other player', () => {
    const bearers = played().flatMap(({ state, move: { seat, pick } }) => {
      const { decision, players } = rulesEngine().view(state, seat);
      const option = decision?.note === 'attach' ? decision.options[pick?.[0] ?? -1] : undefined;
      if (option === undefined || !('card' in option)) return [];
      return [players[seat]?.units.some(({ card }) => card === option.card)];
    });
    expect(bearers.length).toBeGreaterThan(0);
    expect(bearers).not.toContain(false);
  });

  it('attacks with all that is ready before it ends a round, and takes the initiative while it is free', () => {
    const acts = played().flatMap(({ state, move }, at) => {
      const { pending } = state;
      if (move.seat !== 0 || pending?.kind !== 'action') return [];
      const picked = pending.options[move.pick?.[0] ?? -1]?.o;
      const offers = new Set(pending.options.map(({ o }) => o));
      return [{ at, picked, offers }];
    });
    const ending = acts.filter(({ picked }) => picked === 'pass' || picked === 'take-initiative');
    expect(ending.length).toBeGreaterThan(1);
    expect(ending.filter(({ offers }) => offers.has('attack'))).toEqual([]);
    const passes = ending.filter(({ picked }) => picked === 'pass');
    expect(passes.filter(({ offers }) => offers.has('take-initiative'))).toEqual([]);
    // At the first pass the coach says that nothing else can be done.
    expect([...(passes[0]?.offers ?? [])]).toEqual(['pass']);
  });

  it('speaks of an attack at the first one, and of the base before a unit', () => {
    const [first] = played().flatMap(({ state, move }, at) =>
      move.seat === 0 && state.pending?.options[move.pick?.[0] ?? -1]?.o === 'attack' ? [at] : [],
    );
    const { text } = coachingOf(
      { game: LATEST_GUIDED_GAME, lesson: 1 },
      movesOf(FIRST_GAME, first),
    );
    expect(text?.['en']).toBe(LESSONS[5]?.says['attack-base']?.['en']);
  });

  it('is played through by whoever does what the coach points at, lesson after lesson', () => {
    let now = send(starting('p1', 1));
    const lessons = new Set<number>();
    while (!now.ended) {
      const { lesson, pick } = coachingOf(
        { game: LATEST_GUIDED_GAME, lesson: 1 },
        gameOf(now).moves.map(toMove),
      );
      lessons.add(lesson);
      expect(stateOf(now).pending?.seat).toBe(0);
      now = answering(now, pick ?? []);
    }
    expect(practiceWinner(now)).toBe('person');
    expect([...lessons]).toEqual(LESSONS.map((_, index) => index + 1));
  });

  it.each(LESSONS.map(({ id }, index) => [index + 1, id] as const))(
    'begins with lesson %i (%s) where it is asked for, marked as prepared',
    (lesson) => {
      const [started] = practiceDecider.decide(
        { ...starting('p2', lesson), games: offered },
        practiceDecider.initialState,
      ) as unknown as { data: Record<string, unknown> }[];
      expect(started?.data['prepared']).toEqual({ game: LATEST_GUIDED_GAME, lesson });
      const now = send(starting('p2', lesson));
      expect(gameOf(now).moves.map(toMove)).toHaveLength(FIRST_GAME.starts[lesson - 1] ?? -1);
      expect(
        coachingOf({ game: LATEST_GUIDED_GAME, lesson }, gameOf(now).moves.map(toMove)).lesson,
      ).toBe(lesson);
      expect(stateOf(now).pending?.seat).toBe(0);
    },
  );

  it('lets the learner go their own way: the bot goes on by itself, the coach points no more', () => {
    const now = send(starting('p3', 2));
    const { pick } = coachingOf(
      { game: LATEST_GUIDED_GAME, lesson: 2 },
      gameOf(now).moves.map(toMove),
    );
    const own = answering(now, [pick?.[0] === 0 ? 1 : 0]);
    expect(stateOf(own).pending?.seat).toBe(0);
    expect(
      coachingOf({ game: LATEST_GUIDED_GAME, lesson: 2 }, gameOf(own).moves.map(toMove)).pick,
    ).toBeNull();
  });

  it('says of each thing it shows what is new, while the move that shows it is made', () => {
    const said = played().flatMap(({ move }, at) => {
      if (move.seat !== 0) return [];
      const { text } = coachingOf({ game: LATEST_GUIDED_GAME, lesson: 1 }, movesOf(FIRST_GAME, at));
      return text === null ? [] : [text['en']];
    });
    const wanted = LESSONS.flatMap(({ shows, says }) =>
      shows.map((moment) => says[moment]?.['en']),
    );
    expect(new Set(said)).toEqual(new Set(wanted));
  });

  it.each(Object.entries(FORMER_GAMES))(
    'still goes through games that began with the script %s',
    (name, script) => {
      const former = { game: name as keyof typeof FORMER_GAMES, lesson: 1 };
      const dealt = swuScreen.begin(setupsOf([decks.a, decks.b]), script.seed);
      const over = movesOf(script).reduce<State | null>((state, move) => {
        const step = state && rulesEngine().apply(state, move);
        return step && !isRefusal(step) ? step.state : null;
      }, dealt?.state ?? null);
      expect(over?.outcome?.winners).toEqual([0]);
      expect(coachingOf(former, movesOf(script, 3)).pick).toEqual(movesOf(script)[3]?.pick);
      const initiative = name === 'first-game-4' ? 6 : 8;
      expect(coachingOf(former, movesOf(script, script.starts[initiative])).title['en']).toBe(
        'Act first in the next round',
      );
      expect(preparedSeed(former, 'p')).toMatch(new RegExp(`^${script.seed}`));
    },
  );

  it('tells games apart that are dealt alike', () => {
    const [one, other] = [send(starting('p4', 2)), send(starting('p5', 2))];
    const { pick } = coachingOf(
      { game: LATEST_GUIDED_GAME, lesson: 2 },
      gameOf(one).moves.map(toMove),
    );
    const [kept, renewed] = [
      answering(one, pick ?? []),
      answering(other, [pick?.[0] === 0 ? 1 : 0]),
    ];
    expect(stateOf(kept).players[0]?.hand).not.toEqual(stateOf(renewed).players[0]?.hand);
    expect(seedOf(kept)).not.toBe(seedOf(renewed));
  });
});

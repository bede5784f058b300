/**
 * An attacker at the table: it reads the boards that HTTP sends to one player in a hundred games of
 * the same two lists, learns from the first half, and guesses the opponent's hidden cards in the
 * second. It must not do better than chance.
 */
import { describe, expect, it } from 'vitest';
import type { TableBoard } from '#contracts';
import { rulesEngine, setupOf, setupsOf } from '#games';
import { dice, type Dice, isRefusal, type Option, type State } from '#rules';
import { Boards } from './board.js';
import { CardFaces } from './words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const [VICTIM, ATTACKER] = [0, 1];
const GAMES = 100;

/** This many different cards that need no decisions when they are played. */
const cardsWith = (count: number, wanted: (id: string) => boolean): string[] =>
  [...engine.book.cards.values()]
    .filter(({ type, token, id }) => (type === 'Unit' || type === 'Event') && !token && wanted(id))
    .map(({ id }) => id)
    .slice(0, count);
const hasPlot = (id: string): boolean =>
  engine.book.cards.get(id)?.front.keywords.plot !== undefined;

/** What the attacker receives: the board, serialized and parsed. */
const sent = (state: State): TableBoard =>
  JSON.parse(
    JSON.stringify(
      boards.render({
        reel: { moves: 0, state, events: [], rewinds: [] },
        viewer: ATTACKER,
        names: ['Ana', 'Bob'],
      }),
    ),
  ) as TableBoard;

interface Watch {
  readonly seed: string;
  readonly lists: readonly [readonly string[], readonly string[]];
  readonly leaders?: readonly [string, string];
  /** The option that each player chooses when an action is due; undefined: passes. */
  readonly act: (state: State, options: readonly Option[]) => Option | undefined;
  readonly see: (state: State) => void;
  readonly until: (state: State) => boolean;
}

const answer = (state: State, act: Watch['act'], roll: Dice): number[] => {
  const { kind, options, min, max } = state.pending!;
  if (kind === 'action') {
    const chosen = act(state, options) ?? options.find(({ o }) => o === 'pass');
    return [options.indexOf(chosen!)];
  }
  if (kind === 'mulligan') return [1];
  // Setup and regroup: each player picks random resources, so that no two games of the lists are
  // alike.
  if (kind === 'resource') {
    const left = options.map((_, i) => i);
    return Array.from({ length: max }, () => left.splice(roll(left.length), 1)[0] as number);
  }
  return options.slice(0, min).map((_, i) => i);
};

/** Plays one game, as far as needed. */
const watch = ({ seed, lists, leaders, act, see, until }: Watch): void => {
  const [a, b] = lists.map((deck, seat) => ({
    leaders: [leaders?.[seat] ?? (seat === 0 ? 'SOR_010' : 'SOR_014')],
    base: seat === 0 ? 'SOR_023' : 'SOR_026',
    deck,
  }));
  const begun = engine.create(setupOf({ setups: setupsOf([a!, b!]), terms: null }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const roll = dice(seed.length + Number(seed.replace(/\D/g, '')));
  let { state } = begun;
  for (let n = 0; n < 400 && state.pending && !until(state); n++) {
    see(state);
    const { seat, at } = state.pending;
    const step = engine.apply(state, { seat, at, pick: answer(state, act, roll) });
    if (isRefusal(step)) throw new Error(step.detail);
    ({ state } = step);
  }
};

/** The features by which an option might be recognized, each on its own. */
const signs = (board: TableBoard, at: number): string[] => {
  const options = board.decision?.options ?? [];
  const handles = options.map((option) => option.card ?? -1);
  const handle = handles[at] as number;
  const rank = [...handles].sort((x, y) => x - y).indexOf(handle);
  return [
    `handle ${handle}`,
    `place ${at} of ${handles.length}`,
    `rank ${rank}`,
    `low ${handle % 64}`,
  ];
};

/** How often each card had a feature. */
class Lore {
  readonly #seen = new Map<string, Map<string, number>>();

  learn(sign: string, id: string): void {
    const ids = this.#seen.get(sign) ?? new Map<string, number>();
    this.#seen.set(sign, ids.set(id, (ids.get(id) ?? 0) + 1));
  }

  guess(sign: string): string | undefined {
    return [...(this.#seen.get(sign) ?? [])].sort(([, x], [, y]) => y - x)[0]?.[0];
  }
}

describe('a player who has seen many games of two lists', () => {
  it('cannot tell which face-down resource is which when asked to pick one', () => {
    const victims = cardsWith(50, (id) => id.startsWith('SOR_') && !hasPlot(id));
    const thieves = Array.from({ length: 50 }, () => 'SHD_213');
    const lore = new Lore();
    const hits = new Map<string, number>();
    let guesses = 0;
    for (let game = 0; game < GAMES; game++) {
      const known = new Map<number, string>();
      watch({
        seed: `same lists, game ${game}`,
        lists: [victims, thieves],
        act: (state, options) =>
          state.pending?.seat === ATTACKER
            ? options.find((o) => o.o === 'play' && o.as === 'smuggle')
            : undefined,
        until: ({ round }) => round > 11,
        see: (state) => {
          const board = sent(state);
          for (const { card, id } of [...board.a.units, ...board.a.discard]) known.set(card, id);
          const { pending } = state;
          if (pending?.seat !== ATTACKER || pending.kind !== 'target' || !board.decision) return;
          board.decision.options.forEach((option, at) => {
            const truth = state.id[(pending.options[at] as { card: number }).card] as string;
            expect(Object.values(board.faces).some((face) => option.text.en === face.name)).toBe(
              false,
            );
            if (game < GAMES / 2) for (const sign of signs(board, at)) lore.learn(sign, truth);
            else {
              guesses++;
              const earlier = known.get(option.card ?? -1);
              for (const sign of signs(board, at)) {
                const guess = earlier ?? lore.guess(sign);
                const way = sign.split(' ')[0] as string;
                if (guess === truth) hits.set(way, (hits.get(way) ?? 0) + 1);
              }
            }
          });
        },
      });
    }
    expect(guesses).toBeGreaterThan(300);
    // Fifty different cards, so chance finds one in fifty. Allows four standard deviations above
    // that, for each way of guessing.
    const most = guesses / 50 + 4 * Math.sqrt(guesses / 50);
    for (const [way, right] of hits) expect(right, `${way}, of ${guesses}`).toBeLessThan(most);
  });

  it('cannot tell from the course of a deployment who holds a card with Plot', () => {
    const plots = cardsWith(9, hasPlot);
    const list = [...plots, ...cardsWith(50 - plots.length, (id) => /^SOR_/.test(id))];
    const courses = { holds: new Set<string>(), not: new Set<string>() };
    for (let game = 0; game < GAMES; game++) {
      let began = -1;
      let holds = false;
      const course: unknown[] = [];
      watch({
        seed: `deployment ${game}`,
        lists: [list, list],
        act: (state, options) => {
          const deploys =
            state.pending?.seat === VICTIM
              ? options.find((o) => o.o === 'use' && o.ability > 0)
              : undefined;
          if (deploys) {
            began = state.at;
            holds = state.players[VICTIM]!.resources.some((c) => hasPlot(state.id[c] as string));
          }
          return deploys;
        },
        until: (state) => began >= 0 && state.at > began + 3,
        see: (state) => {
          if (began < 0) return;
          const { at, waitingFor, decision, attack, phase } = sent(state);
          course.push([at - began, waitingFor, decision?.kind ?? null, attack, phase]);
        },
      });
      if (began >= 0) courses[holds ? 'holds' : 'not'].add(JSON.stringify(course));
    }
    expect(courses.holds.size).toBe(1);
    expect([...courses.not]).toEqual([...courses.holds]);
  });
});

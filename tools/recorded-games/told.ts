import { createHash, type Hash } from 'node:crypto';
import {
  canonical,
  type Engine,
  type GameEvent,
  type Intention,
  isRefusal,
  type Move,
  type State,
} from '#rules';

/**
 * The questions that may be asked about the cards in hand and in play of the player to act: why
 * each cannot be played, attack, be used or be chosen.
 */
const intentions = (engine: Engine, state: State, seat: number): readonly Intention[] => {
  const { players } = engine.view(state, seat);
  const units = players.flatMap((player) => player.units);
  const own = players[seat];
  if (own === undefined) return [];
  return [
    ...(own.hand ?? []).map(({ card }): Intention => ({ want: 'play', card })),
    ...own.units.flatMap(({ card }): Intention[] => [
      { want: 'attack', card },
      ...units.map(({ card: target }): Intention => ({ want: 'attack', card, target })),
    ]),
    ...[...own.leaders, ...own.units].map(({ card }): Intention => ({ want: 'use', card })),
    ...units.map(({ card }): Intention => ({ want: 'choose', card })),
  ];
};

/** Decides at a position; null ends the recording. */
export type Chooser = (state: State, decisions: number) => Move | null;

export interface Play {
  readonly moves: readonly Move[];
  readonly digests: readonly string[];
  /** The refusal of the last move, if it was refused. */
  readonly refused: string | null;
}

interface Course {
  readonly choose: Chooser;
  /** Decisions from one digest to the next. */
  readonly stride: number;
  /** Called before each of them to record more output. */
  readonly before?: (state: State) => void;
}

/**
 * Digests of a game's output: questions and events as they occur, and at each digest the views and
 * the state.
 */
export class Told {
  private readonly digests: string[] = [];
  #hash: Hash = createHash('sha256');

  constructor(private readonly engine: Engine) {}

  private question({ pending }: State): void {
    this.#hash.update(canonical(pending));
  }

  events(events: readonly GameEvent[]): void {
    this.#hash.update(canonical(events));
  }

  /** The explanations why the player to act cannot take certain actions. */
  explanations(state: State): void {
    const seat = state.pending?.seat;
    if (seat === undefined) return;
    for (const intention of intentions(this.engine, state, seat))
      this.#hash.update(canonical(this.engine.explain(state, seat, intention)));
  }

  private close(state: State): void {
    for (const seat of [null, ...state.players.keys()])
      this.#hash.update(canonical(this.engine.view(state, seat)));
    this.digests.push(this.#hash.update(canonical(state)).digest('hex').slice(0, 8));
    this.#hash = createHash('sha256');
  }

  /**
   * Plays until nobody chooses any more. All output is digested: questions, events, states, and the
   * view of each player.
   */
  follow(begun: State, { choose, stride, before }: Course): Play {
    const { digests } = this;
    const moves: Move[] = [];
    let state = begun;
    while (state.pending) {
      const move = choose(state, moves.length);
      if (move === null) break;
      this.question(state);
      const step = this.engine.apply(state, move);
      if (isRefusal(step)) return { moves, digests, refused: `${step.code}: ${step.detail}` };
      this.events(step.events);
      state = step.state;
      moves.push(move);
      if (moves.length % stride !== 0) continue;
      before?.(state);
      this.close(state);
    }
    this.close(state);
    return { moves, digests, refused: null };
  }
}

import { createHash, type Hash } from 'node:crypto';
import { canonical, type Engine, type GameEvent, type Intention, type State } from '#rules';

/** What may be asked about the cards in the asked player's hand and in play: why each cannot be played, attack, be used or be chosen. */
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

/** Digests of what a game tells: questions and events as they come, and at each close the views and the state. */
export class Told {
  readonly digests: string[] = [];
  #hash: Hash = createHash('sha256');

  constructor(private readonly engine: Engine) {}

  question({ pending }: State): void {
    this.#hash.update(canonical(pending));
  }

  events(events: readonly GameEvent[]): void {
    this.#hash.update(canonical(events));
  }

  /** Why the player who is asked cannot do what they cannot. */
  explanations(state: State): void {
    const seat = state.pending?.seat;
    if (seat === undefined) return;
    for (const intention of intentions(this.engine, state, seat))
      this.#hash.update(canonical(this.engine.explain(state, seat, intention)));
  }

  close(state: State): void {
    for (const seat of [null, ...state.players.keys()])
      this.#hash.update(canonical(this.engine.view(state, seat)));
    this.digests.push(this.#hash.update(canonical(state)).digest('hex').slice(0, 8));
    this.#hash = createHash('sha256');
  }
}

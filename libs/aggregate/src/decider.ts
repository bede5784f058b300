import type { Refusal } from './refusal.js';

/**
 * An event as deciders produce it: a NewEvent whose data a library may type more closely than "some
 * JSON".
 */
export interface DomainEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
}

/** Pure: time, actor, ids and seeds arrive inside the command. `evolve` never validates and never throws. */
export interface Decider<Command, State, Event extends DomainEvent> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[] | Refusal;
  evolve(state: State, event: Event): State;
}

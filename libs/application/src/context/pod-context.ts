import {
  type PodCommand,
  type PodCommands,
  type PodCommandType,
  podDecider,
  type PodEvent,
  type PodState,
} from '#draft';
import type { LoadedStream } from '#event-store';
import { decideInTurn, isRefusal, type Refusal } from '#aggregate';
import type { CommandMetadata } from '../command/metadata.js';
import type { TournamentContext } from './tournament-context.js';

/** A draft pod and its tournament as loaded, and the sender, whose rights are established. */
export interface PodContext extends TournamentContext {
  readonly pod: LoadedStream<PodState>;
}

/** A command of the domain without its sender and time. */
export type PodAction = {
  [T in PodCommandType]: { readonly type: T; readonly data: PodCommands[T] };
}[PodCommandType];

/**
 * The events of several commands that take effect together, each decided on the state that the ones
 * before it leave; or the first refusal.
 */
export const podEventsInTurn = (
  initial: PodState,
  meta: Pick<CommandMetadata, 'actor' | 'at'>,
  actions: readonly PodAction[],
): { readonly events: readonly PodEvent[]; readonly state: PodState } | Refusal => {
  const { actor, at } = meta;
  const sent = actions.map((action) => ({ ...action, actor, at }) as PodCommand);
  const events = decideInTurn<PodCommand, PodState, PodEvent>(podDecider, initial, sent);
  return isRefusal(events) ? events : { events, state: events.reduce(podDecider.evolve, initial) };
};

/** The events that the pod decides for one command. */
export const podEvents = (
  state: PodState,
  meta: Pick<CommandMetadata, 'actor' | 'at'>,
  action: PodAction,
): readonly PodEvent[] | Refusal => {
  const decided = podEventsInTurn(state, meta, [action]);
  return isRefusal(decided) ? decided : decided.events;
};

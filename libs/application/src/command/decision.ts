import { allUnlessRefused, type DomainEvent, isRefusal, type Refusal } from '#aggregate';
import { appendTo, type LoadedStream, newStream, type StreamAppend } from '#event-store';

/** The events that a command appends, or the refusal. */
export type Decision = readonly StreamAppend[] | Refusal;

type Events = readonly DomainEvent[] | Refusal;

/** Joins what one command does to several streams: all of it, or the first refusal. */
export const joinDecisions = (...parts: readonly Decision[]): Decision => {
  const all = allUnlessRefused(parts);
  return isRefusal(all) ? all : all.flat();
};

/** Appends the decided events to a loaded stream. */
export const appendDecided = (
  loaded: Pick<LoadedStream<unknown>, 'streamId' | 'version' | 'hash'>,
  events: Events,
): Decision => (isRefusal(events) ? events : [appendTo(loaded, events)]);

/** Begins a new stream with the decided events. */
export const beginDecided = (streamId: string, events: Events): Decision =>
  isRefusal(events) ? events : [newStream(streamId, events)];

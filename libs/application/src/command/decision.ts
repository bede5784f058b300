import { allUnlessRefused, type DomainEvent, isRefusal, type Refusal } from '#aggregate';
import { appendTo, type LoadedStream, newStream, type StreamAppend } from '#event-store';

/** What a command appends, or why it is not done. */
export type Decision = readonly StreamAppend[] | Refusal;

type Events = readonly DomainEvent[] | Refusal;

/** What one command does to several streams: all of it, or the first refusal. */
export const joinDecisions = (...parts: readonly Decision[]): Decision => {
  const all = allUnlessRefused(parts);
  return isRefusal(all) ? all : all.flat();
};

/** Appends what was decided about a stream where it was loaded. */
export const appendDecided = (
  loaded: Pick<LoadedStream<unknown>, 'streamId' | 'version' | 'hash'>,
  events: Events,
): Decision => (isRefusal(events) ? events : [appendTo(loaded, events)]);

/** Begins a stream with what was decided. */
export const beginDecided = (streamId: string, events: Events): Decision =>
  isRefusal(events) ? events : [newStream(streamId, events)];

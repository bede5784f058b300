import { idIfOf, type StreamKind } from '#aggregate';
import { likelyLogOf, type RecordedEvent } from '#event-store';
import { channels, type Message, publishAll, type Redis } from '#platform';

/** The newest version of each stream of one kind, by the id in its name. */
const headsOf = (events: readonly RecordedEvent[], kind: StreamKind): ReadonlyMap<string, number> =>
  new Map(
    events.flatMap(({ streamId, version }) => {
      const id = idIfOf(kind, streamId);
      return id === null ? [] : [[id, version] as const];
    }),
  );

/** The messages to publish about these events. */
const newsOf = (events: readonly RecordedEvent[]): readonly Message[] => [
  ...[...new Set(events.map(likelyLogOf))].map((log) => [channels.appended, log] as const),
  ...channelOf.flatMap(([kind, channel]) =>
    [...headsOf(events, kind)].map(([id, version]) => [channel(id), String(version)] as const),
  ),
  ...[...headsOf(events, 'free-match').keys()].map((id) => [channels.table(id), ''] as const),
];

const channelOf: readonly (readonly [StreamKind, (id: string) => string])[] = [
  ['pod', channels.pod],
  ['match', channels.table],
  ['chat', channels.chat],
  ['twin-suns', channels.twinSuns],
  ['duel', channels.duel],
];

/**
 * Publishes over Redis which logs, draft pods and matches have new events, for those who read,
 * draft or watch there. Events appended in the same turn of the event loop are announced together
 * and no message twice, because under load many commands are appended together.
 */
export const announceOver = (
  redis: Pick<Redis, 'publish' | 'pipeline'>,
): ((events: readonly RecordedEvent[]) => void) => {
  let untold = new Map<string, Message>();
  const tell = (): void => {
    const news = [...untold.values()];
    untold = new Map();
    publishAll(redis, news);
  };
  return (events) => {
    const first = untold.size === 0;
    for (const news of newsOf(events)) untold.set(news.join(' '), news);
    if (first && untold.size > 0) setImmediate(tell);
  };
};

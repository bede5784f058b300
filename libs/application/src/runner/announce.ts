import { likelyLogOf, type RecordedEvent } from '#event-store';
import { channels, type Redis } from '#platform';

const idsOf = (events: readonly RecordedEvent[], kind: string): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ streamId }) =>
      streamId.startsWith(kind) ? [streamId.slice(kind.length)] : [],
    ),
  );

/** Tells over Redis which logs, draft pods and matches have new events, to whoever reads, drafts or watches there. */
export const announceOver =
  (redis: Pick<Redis, 'publish'>) =>
  (events: readonly RecordedEvent[]): void => {
    const tell = (channel: string, message: string): void =>
      void redis.publish(channel, message).catch(() => undefined);
    for (const log of new Set(events.map(likelyLogOf))) tell(channels.appended, log);
    for (const podId of idsOf(events, 'pod-')) tell(channels.pod(podId), '');
    for (const matchId of idsOf(events, 'match-')) tell(channels.table(matchId), '');
    for (const matchId of idsOf(events, 'free-match-')) tell(channels.table(matchId), '');
  };

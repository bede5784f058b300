import { likelyLogOf, type RecordedEvent } from '#event-store';
import { channels, type Redis } from '#platform';

/** The streams of one kind, by the ids in their names, and how far each has come. */
const headsOf = (events: readonly RecordedEvent[], kind: string): ReadonlyMap<string, number> =>
  new Map(
    events.flatMap(({ streamId, version }) =>
      streamId.startsWith(kind) ? [[streamId.slice(kind.length), version] as const] : [],
    ),
  );

/** Tells over Redis which logs, draft pods and matches have new events, to whoever reads, drafts or watches there. */
export const announceOver =
  (redis: Pick<Redis, 'publish'>) =>
  (events: readonly RecordedEvent[]): void => {
    const tell = (channel: string, message: string): void =>
      void redis.publish(channel, message).catch(() => undefined);
    for (const log of new Set(events.map(likelyLogOf))) tell(channels.appended, log);
    for (const [podId, version] of headsOf(events, 'pod-'))
      tell(channels.pod(podId), String(version));
    for (const [matchId, version] of headsOf(events, 'match-'))
      tell(channels.table(matchId), String(version));
    for (const [matchId, version] of headsOf(events, 'chat-'))
      tell(channels.chat(matchId), String(version));
    for (const [gameId, version] of headsOf(events, 'twin-suns-'))
      tell(channels.twinSuns(gameId), String(version));
    for (const [duelId, version] of headsOf(events, 'duel-'))
      tell(channels.duel(duelId), String(version));
    for (const matchId of headsOf(events, 'free-match-').keys()) tell(channels.table(matchId), '');
  };

import { streamOf } from '#aggregate';
import type { EventStore, LoadedStream, ModelReader, Plan } from '#event-store';
import { podDecider } from '#draft';
import { matchDecider } from '#match';
import { podKey } from '#read-models';
import { deckIdOf, poolIdOf, type TournamentEvents, type TournamentState } from '#tournament';

export type Head = TournamentEvents['HeadsSealed']['heads'][number];
type Load = Parameters<Plan>[0];

/** The global position of the last seal in the event's stream, 0 before the first. */
const lastSeal = async (store: EventStore, streamId: string): Promise<number> =>
  (await store.readStream(streamId)).findLast((event) => event.type === 'HeadsSealed')
    ?.globalPosition ?? 0;

/**
 * Heads of the event's streams that have changed since the last seal, including the event's own.
 * All seals together cover every stream; each head's hash covers everything before it.
 */
export const movedHeads = async (
  tournament: LoadedStream<TournamentState>,
  { load, store, reader }: { load: Load; store: EventStore; reader: ModelReader },
): Promise<readonly Head[]> => {
  const { eventId } = tournament.state;
  const since = await lastSeal(store, tournament.streamId);
  const [matches, decks, trios, pods] = await Promise.all([
    reader.listDocuments('matches', eventId),
    reader.listDocuments('decks', eventId),
    reader.listDocuments('trios', eventId),
    reader.listDocuments('pods', eventId, { prefix: podKey('') }),
  ]);
  const moved = (documents: typeof matches.documents) =>
    documents.filter((document) => document.position > since);
  const own: Head[] =
    tournament.hash === undefined
      ? []
      : [{ streamId: tournament.streamId, version: tournament.version, hash: tournament.hash }];
  const ofMatches = moved(matches.documents).map(async ({ doc }): Promise<Head[]> => {
    const match = await load(matchDecider, streamOf('match', String(doc['matchId'])));
    return match.hash === undefined
      ? []
      : [{ streamId: match.streamId, version: match.version, hash: match.hash }];
  });
  const ofDecks = [...moved(decks.documents), ...moved(trios.documents)].map(
    async ({ key }): Promise<Head[]> => {
      const last = (await store.readStream(streamOf('deck', deckIdOf(eventId, key)))).at(-1);
      return last ? [{ streamId: last.streamId, version: last.version, hash: last.hash }] : [];
    },
  );
  const ofPods = moved(pods.documents).map(async ({ doc }): Promise<Head[]> => {
    const pod = await load(podDecider, streamOf('pod', String(doc['podId'])));
    return pod.hash === undefined
      ? []
      : [{ streamId: pod.streamId, version: pod.version, hash: pod.hash }];
  });
  const typedIn =
    tournament.state.settings.limited?.source === 'recorded'
      ? [...tournament.state.players.keys()]
      : [];
  const ofPools = typedIn.map(async (playerId): Promise<Head[]> => {
    const last = (await store.readStream(streamOf('pool', poolIdOf(eventId, playerId)))).at(-1);
    return last && last.globalPosition > since
      ? [{ streamId: last.streamId, version: last.version, hash: last.hash }]
      : [];
  });
  return [...own, ...(await Promise.all([...ofMatches, ...ofDecks, ...ofPods, ...ofPools])).flat()];
};

import { streamOf, logOfEvent } from '#aggregate';
import {
  canonicalJson,
  type EventStore,
  type FiledEvent,
  type PersonalEventStore,
  type RecordedEvent,
  factsIn,
} from '#event-store';
import type { PodEvent } from '#draft';
import { streamsNamedIn } from '#tournament';
import { checkpointText, headerExtension, rootOf, type Signer } from '#checkpoints';
import { holdsTableSecrets } from '#read-models';
import type { PublicEvent, PublicView } from './public-events.js';

/**
 * The file with personal data decrypted for reading; erased people appear under a placeholder name.
 */
export const readable = async (file: EventFile, store: PersonalEventStore): Promise<EventFile> => {
  const opened = await store.open(file.events);
  return {
    ...file,
    events: opened.map((event, index): FiledEvent => {
      const stored = file.events[index]?.data ?? event.data;
      const sealed = Object.entries(stored).filter(([field, value]) => event.data[field] !== value);
      return sealed.length === 0 ? event : { ...event, sealedFields: Object.fromEntries(sealed) };
    }),
  };
};

export interface EventFile {
  readonly format: 'conclave-event';
  readonly version: 1;
  readonly exportedAt: string;
  readonly eventId: string;
  /** Streams of the tournament that this reader may not see; everything else is complete. */
  readonly withheld: readonly string[];
  /**
   * The hash of every event of the log in order, including withheld streams: the leaves of the tree
   * over which checkpoints are signed.
   */
  readonly log: readonly string[];
  readonly events: readonly FiledEvent[];
}

/**
 * The version of the file for everybody, for a finished tournament: without the fields that are not
 * public, and signed by the server as a whole.
 */
export interface PublicFile extends Omit<EventFile, 'version' | 'events'> {
  readonly version: 2;
  readonly audience: 'everyone';
  /** A signed note over the events below, one leaf each, in their order. */
  readonly checkpoint: string;
  readonly events: readonly PublicEvent[];
}

/** Raise it when the table of public fields changes, so that one origin never has two trees. */
const audienceVersion = 1;

/**
 * After an erasure names differ from those in files signed earlier: the tree is another one and
 * needs another origin.
 */
const erasedSuffix = ({ events }: EventFile): string => {
  const erasures = events.filter(({ type }) => type === 'PersonErased').length;
  return erasures === 0 ? '' : `.${erasures}`;
};

export const publicFileOf = (file: EventFile, view: PublicView, signer: Signer): PublicFile => {
  const events = view.of(file.events);
  const leaves = events.map((event) => canonicalJson(event));
  const origin = `${signer.name}/events/${file.eventId}/everyone/${audienceVersion}${erasedSuffix(file)}`;
  const { events: _whole, ...header } = {
    ...file,
    version: 2 as const,
    audience: 'everyone' as const,
  };
  const extensions = [headerExtension(canonicalJson(header))];
  const checkpoint = signer.sign(
    checkpointText({ origin, size: leaves.length, root: rootOf(leaves), extensions }),
  );
  return { ...header, checkpoint, events };
};

const atOnce = 16;

/**
 * Nobody may see picks on screen before the packs are revealed; a pod with physical boosters has
 * none.
 */
const holdsHiddenPicks = (stream: readonly RecordedEvent[]): boolean => {
  const facts = factsIn<PodEvent>(stream);
  const seated = facts.find((event) => event.type === 'PodSeated')?.data;
  return seated?.source === 'generated' && !facts.some((event) => event.type === 'PacksRevealed');
};

export interface ExportOptions {
  /**
   * Whether this reader may see deck lists (`decks`), and the secrets of games on screen
   * (`tables`).
   */
  readonly decks: boolean;
  readonly tables: boolean;
  /** Whether this reader may see the players' messages at their tables. */
  readonly chats: boolean;
  readonly at: string;
}

const leavesAtOnce = 1_000;

const hashesOf = async (store: EventStore, eventId: string): Promise<readonly string[]> => {
  const hashes: string[] = [];
  for (;;) {
    const events = await store.readLog(logOfEvent(eventId), hashes.length, leavesAtOnce);
    hashes.push(...events.map((event) => event.hash));
    if (events.length < leavesAtOnce) return hashes;
  }
};

const readStreams = async (
  store: EventStore,
  streamIds: readonly string[],
): Promise<readonly (readonly RecordedEvent[])[]> => {
  const streams: (readonly RecordedEvent[])[] = [];
  for (let from = 0; from < streamIds.length; from += atOnce)
    streams.push(
      ...(await Promise.all(
        streamIds.slice(from, from + atOnce).map((streamId) => store.readStream(streamId)),
      )),
    );
  return streams;
};

/**
 * The events whose hashes are in the log, in order. Events appended while the streams were read are
 * left for the next file.
 */
export const inLog = <E extends RecordedEvent>(
  log: readonly string[],
  events: readonly E[],
): readonly E[] => {
  const logged = new Set(log);
  return events
    .filter(({ hash }) => logged.has(hash))
    .sort((one, other) => one.globalPosition - other.globalPosition);
};

/** The events that a file withholds. */
export const readWithheld = async (
  store: EventStore,
  { log, withheld }: EventFile,
): Promise<readonly RecordedEvent[]> => inLog(log, (await readStreams(store, withheld)).flat());

/**
 * The whole tournament as one file, in order of its log; `npx conclave audit` verifies its hash
 * chains.
 */
export const exportEvent = async (
  store: EventStore,
  eventId: string,
  options: ExportOptions,
): Promise<EventFile> => {
  const log = await hashesOf(store, eventId);
  const own = await store.readStream(streamOf('event', eventId));
  const { matches, chats, decks, pools, pods } = streamsNamedIn(eventId, own);
  const lists = [...decks, ...pools];
  const shown = [...matches, ...pods, ...chats, ...(options.decks ? lists : [])];
  const withheld = options.decks ? [] : [...lists];
  const chat = new Set(chats);
  const events = [...own];
  for (const stream of await readStreams(store, shown)) {
    // A stream is included whole or not at all, because with a changed event its hash chain would
    // prove nothing.
    const streamId = stream[0]?.streamId;
    if (streamId === undefined) continue;
    const secret =
      (!options.tables && (stream.some(holdsTableSecrets) || holdsHiddenPicks(stream))) ||
      (!options.chats && chat.has(streamId));
    if (secret) withheld.push(streamId);
    else events.push(...stream);
  }
  return {
    format: 'conclave-event',
    version: 1,
    exportedAt: options.at,
    eventId,
    withheld,
    log,
    events: inLog(log, events),
  };
};

import { logOfEvent } from '#aggregate';
import {
  catchUp,
  MemoryEventStore,
  MemoryProjectionStore,
  MemorySealedSecrets,
  type NewEvent,
  type RecordedEvent,
  type StoredSecret,
  verifyEvents,
} from '#event-store';
import type { GameCatalogue } from '#game';
import { matchEvents } from '#match';
import { readModels } from '#read-models';
import { streamsNamedIn, type TournamentState } from '#tournament';
import {
  beginningFaults,
  commandFaults,
  fileOwnershipFaults,
  idFaults,
} from './examine-ownership.js';
import { answerFaults, messageOf } from './examine-answers.js';
import { courseFaults } from './examine-course.js';
import { Commitments } from './commitments.js';
import { openFacts, schemaFaults } from './examine-facts.js';
import { secretFaults, secretsToKeep } from './examine-secrets.js';
import { settingsFaults } from './examine-settings.js';
import type { FileFault, HandoverFile } from './handover-file.js';
import { placeOf } from './place-of.js';
import type { PlayedEvent } from './played-event.js';
import { stateOf, tournamentFacts } from './tournament-facts.js';

/** Hashes, links, versions and seals, each fault with stream and version. */
const chainFaults = async (events: readonly RecordedEvent[]): Promise<readonly FileFault[]> => {
  const faults: FileFault[] = [];
  await verifyEvents(() => events, {
    onFault: ({ streamId, version, code, detail }) =>
      faults.push({ path: placeOf(streamId, version), message: `${code}: ${detail}` }),
  });
  return faults;
};

/** Streams that the event names and the file lacks, or that do not belong to the event. */
const streamFaults = (file: HandoverFile): readonly FileFault[] => {
  const { eventId, events } = file;
  const ownId = logOfEvent(eventId);
  const own = tournamentFacts(file);
  const [first] = own;
  if (first?.type !== 'EventCreated' || first.data.eventId !== eventId)
    return [{ path: 'eventId', message: `the stream ${ownId} does not begin this event` }];
  const { matches, chats, decks, pools, pods } = streamsNamedIn(eventId, own);
  const named = new Set([ownId, ...matches, ...chats, ...decks, ...pools, ...pods]);
  const present = new Set(events.map(({ streamId }) => streamId));
  return [
    ...[...matches, ...decks, ...pods]
      .filter((streamId) => !present.has(streamId))
      .map((streamId) => ({ path: streamId, message: 'the event names it, the file lacks it' })),
    ...[...present]
      .filter((streamId) => !named.has(streamId))
      .map((streamId) => ({ path: streamId, message: 'does not belong to the event' })),
  ];
};

/** Events of a later release: they would be ignored here, and the event would go on wrongly. */
const versionFaults = (events: readonly RecordedEvent[]): readonly FileFault[] =>
  events
    .filter((event) => matchEvents.upcast(event) === null)
    .map(({ streamId, version, type, schemaVersion }) => ({
      path: placeOf(streamId, version),
      message: `${type} of version ${schemaVersion} was written by a later release`,
    }));

/** Revealed values that do not match their commitments. */
const openedFaults = (events: readonly RecordedEvent[]): readonly FileFault[] => {
  const commitments = new Commitments();
  for (const event of events) commitments.take(event);
  return commitments.faults.map((message) => ({ path: 'events', message }));
};

/**
 * A seed is revealed only when nothing is drawn from it any more: at the end, or when another
 * replaces it.
 */
const shownSeedFaults = (file: HandoverFile): readonly FileFault[] => {
  const own = tournamentFacts(file);
  const shown = own.findLast(({ type }) => type === 'SeedRevealed');
  const sealed = own.findLast(
    (each) =>
      each.type !== 'PoolsOpened' &&
      'seedCommitment' in each.data &&
      each.data.seedCommitment !== undefined,
  );
  return shown === undefined ||
    (sealed?.version ?? 0) > shown.version ||
    stateOf(file).status === 'finished'
    ? []
    : [
        {
          path: placeOf(shown.streamId, shown.version),
          message: 'the seed was shown, and chance is still drawn from it',
        },
      ];
};

/** The events of one command must be adjacent, in rising positions. */
const orderFaults = (events: readonly RecordedEvent[]): readonly FileFault[] => {
  const over = new Set<string>();
  return events.flatMap((event, index) => {
    const before = events[index - 1];
    const path = `events.${index}`;
    if (before && event.globalPosition <= before.globalPosition)
      return [{ path, message: `position ${event.globalPosition} is out of order` }];
    if (before && before.meta.commandId !== event.meta.commandId) over.add(before.meta.commandId);
    return over.has(event.meta.commandId)
      ? [{ path, message: `command ${event.meta.commandId} is scattered` }]
      : [];
  });
};

const appendGroup = async (
  store: MemoryEventStore,
  group: readonly RecordedEvent[],
): Promise<void> => {
  const streams = new Map<string, { version: number; events: NewEvent[] }>();
  for (const { streamId, version, type, schemaVersion, data } of group) {
    const stream = streams.get(streamId) ?? { version: version - 1, events: [] };
    stream.events.push({ type, schemaVersion, data });
    streams.set(streamId, stream);
  }
  const { meta } = group[0] as RecordedEvent;
  await store.append(
    meta,
    [...streams].map(([streamId, stream]) => ({
      streamId,
      expectedVersion: stream.version,
      events: stream.events,
    })),
  );
};

/** Groups events by command, which are adjacent: `orderFaults` has checked that. */
const byCommand = (events: readonly RecordedEvent[]): readonly (readonly RecordedEvent[])[] => {
  const groups: RecordedEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.meta.commandId === event.meta.commandId) last.push(event);
    else groups.push([event]);
  }
  return groups;
};

/** Plays the events into a store in memory, command by command, and builds all read models. */
export const playEvent = async (
  state: TournamentState,
  events: readonly RecordedEvent[],
  brought: readonly StoredSecret[],
): Promise<Omit<PlayedEvent, 'games'>> => {
  const store = new MemoryEventStore();
  for (const group of byCommand(events)) await appendGroup(store, group);
  const reader = new MemoryProjectionStore();
  await catchUp({ events: store, projections: reader, models: readModels });
  const secrets = new MemorySealedSecrets();
  for (const { streamId, name, ...secret } of secretsToKeep(events, brought))
    await secrets.put(streamId, name, secret);
  return { reader, store, secrets, state, events };
};

/**
 * Plays the whole file in memory: events that cannot be folded here could not be shown or continued
 * either.
 */
const replayFaults = async (
  file: HandoverFile,
  {
    opened,
    secrets,
    games,
  }: {
    readonly opened: readonly RecordedEvent[];
    readonly secrets: readonly StoredSecret[];
    readonly games: GameCatalogue;
  },
): Promise<readonly FileFault[]> => {
  try {
    const played = await playEvent(stateOf(file), opened, secrets);
    return await answerFaults({ games, ...played });
  } catch (error) {
    return [{ path: 'events', message: messageOf(error) }];
  }
};

type Look = () => readonly FileFault[] | Promise<readonly FileFault[]>;

const firstFaults = async (looks: readonly Look[]): Promise<readonly FileFault[]> => {
  for (const look of looks) {
    const faults = await look();
    if (faults.length > 0) return faults.slice(0, 20);
  }
  return [];
};

/** All objections to the decrypted events of a file, apart from hashes and seals. */
export const factFaultsIn = (
  file: HandoverFile,
  opened: readonly RecordedEvent[],
  games: GameCatalogue,
): Promise<readonly FileFault[]> =>
  firstFaults([
    // First, because the later checks rely on the types of the events.
    () => versionFaults(file.events),
    () => schemaFaults(file.events, opened, games),
    () => streamFaults(file),
    () => fileOwnershipFaults(file),
    () => orderFaults(file.events),
    () => commandFaults(file),
    () => beginningFaults(file),
    () => idFaults(file),
    () => settingsFaults(file, games),
    () => openedFaults(file.events),
    () => shownSeedFaults(file),
  ]);

/** All objections to importing the file, the cheapest checks first; empty if it can be imported. */
export const handoverFaults = async (
  file: HandoverFile,
  secrets: readonly StoredSecret[],
  games: GameCatalogue,
): Promise<readonly FileFault[]> => {
  const opened = await openFacts(file.events, secrets);
  return firstFaults([
    () => factFaultsIn(file, opened, games),
    () => chainFaults(file.events),
    () => secretFaults(file.events, secrets),
    () => courseFaults(opened),
    () => replayFaults(file, { opened, secrets, games }),
  ]);
};

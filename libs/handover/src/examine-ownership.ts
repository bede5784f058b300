import { parseStreamName, type StreamKind, logOfEvent } from '#aggregate';
import { factFault, ownershipFaults } from '#event-store';
import { isEventOf, isMatchOfRound, ownership } from '#facts';
import { streamsNamedIn } from '#tournament';
import type { FileFault, HandoverFile } from './handover-file.js';
import { placeOf } from './place-of.js';
import { tournamentFacts } from './tournament-facts.js';

/** The first event of each kind of stream, which occurs only once. */
const beginnings: Readonly<Partial<Record<StreamKind, string>>> = {
  event: 'EventCreated',
  match: 'MatchScheduled',
  pod: 'PodSeated',
};

/**
 * Events in a stream of the wrong kind, or about another event, match, deck or pod than their own;
 * then streams that may not lie in this log.
 */
export const fileOwnershipFaults = ({ eventId, events }: HandoverFile): readonly FileFault[] => {
  const log = logOfEvent(eventId);
  const facts = events.flatMap((event) => {
    const fault = factFault(ownership, log, event.streamId, event);
    return fault === null ? [] : [{ ...fault, streamId: placeOf(event.streamId, event.version) }];
  });
  const faults = facts.length > 0 ? facts : ownershipFaults(ownership, log, events);
  return faults.map(({ code, streamId, detail }) => ({
    path: streamId,
    message: `${code}: ${detail}`,
  }));
};

/** Streams that do not begin with the first event of their kind, or contain it twice. */
export const beginningFaults = ({ events }: HandoverFile): readonly FileFault[] =>
  events.flatMap(({ streamId, version, type }) => {
    const name = parseStreamName(streamId);
    const first = name && beginnings[name.kind];
    if (!first || (version === 1) === (type === first)) return [];
    return [{ path: placeOf(streamId, version), message: `a stream begins with ${first}, once` }];
  });

/**
 * Command ids are unique on a server, and those of its own jobs are predictable: the name of the
 * job, followed by the event, match or pod. A file must not use ids that jobs of another event will
 * need.
 */
export const commandFaults = (file: HandoverFile): readonly FileFault[] => {
  const { eventId, events } = file;
  const { matches, pods } = streamsNamedIn(eventId, tournamentFacts(file));
  const own = new Set([
    eventId,
    ...[...matches, ...pods].map((streamId) => parseStreamName(streamId)?.id ?? ''),
  ]);
  return events.flatMap(({ streamId, version, meta: { commandId } }) => {
    const [, about] = commandId.split('.');
    return about === undefined || own.has(about)
      ? []
      : [
          {
            path: placeOf(streamId, version),
            message: `the command ${commandId.slice(0, 80)} belongs to something else`,
          },
        ];
  });
};

/**
 * Ids that this event cannot have generated: another event here might be about to create a match
 * with such an id.
 */
export const idFaults = (file: HandoverFile): readonly FileFault[] => {
  const { eventId } = file;
  const made = new Set<string>();
  return tournamentFacts(file).flatMap((event) => {
    const { streamId, version, meta } = event;
    const path = placeOf(streamId, version);
    if (event.type === 'EventCreated')
      return isEventOf(eventId, meta.commandId, event.data.convention)
        ? []
        : [{ path, message: 'the event did not make this id' }];
    if (event.type !== 'RoundPaired' && event.type !== 'PairingProposed') return [];
    const round = { eventId, key: event.data, commandId: meta.commandId };
    return event.data.tables.flatMap((table) => {
      if (made.has(table.matchId)) return [];
      made.add(table.matchId);
      return isMatchOfRound(round, table)
        ? []
        : [{ path, message: `the event did not make the match ${table.matchId}` }];
    });
  });
};

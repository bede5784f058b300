import { type StreamKind, streamOf } from '#aggregate';
import type { Ownership } from '#event-store';
import { isFreeEvent } from '#vocabulary';
import { factTypes } from './fact-kinds.js';

const kindsOf = (): Readonly<Record<string, readonly StreamKind[]>> => {
  const kinds: Record<string, StreamKind[]> = {};
  for (const [kind, types] of Object.entries(factTypes))
    for (const type of types) (kinds[type] ??= []).push(kind as StreamKind);
  return kinds;
};

/** The ownership rules of events, which the store and every import check. */
export const ownership: Ownership = {
  kindsOf: kindsOf(),
  fields: {
    eventId: { kind: 'event', ownIn: ['event'] },
    matchId: { kind: 'match', ownIn: ['match', 'free-match', 'chat'] },
    podId: { kind: 'pod', ownIn: ['pod'] },
    deckId: { kind: 'deck', ownIn: ['deck'] },
    seasonId: { kind: 'season', ownIn: ['season'] },
    conventionId: { kind: 'convention', ownIn: ['convention'] },
    practiceId: { kind: 'practice', ownIn: ['practice'] },
    gameId: { kind: 'twin-suns', ownIn: ['twin-suns'] },
    duelId: { kind: 'duel', ownIn: ['duel'] },
  },
  elsewhere: {
    'EventAddedToSeason.eventId': 'a season counts tournaments, each in its own log',
    'EventRemovedFromSeason.eventId': 'a season counts tournaments, each in its own log',
  },
  // A rematch lies in the log of the first match.
  sharesLog: (logId, eventId) => isFreeEvent(logId) && isFreeEvent(eventId),
  mayLie: ({ kind, id }, logId) => {
    switch (kind) {
      case 'event':
        return id === logId && !isFreeEvent(id);
      case 'deck':
      case 'pool':
        return id.startsWith(`${logId}-`) || (isFreeEvent(logId) && isFreeEvent(id));
      // Repeated games lie in the log of the first.
      case 'match':
      case 'chat':
      case 'pod':
      case 'free-match':
      case 'duel':
      case 'twin-suns':
        return true;
      default:
        return id === logId;
    }
  },
  // The match decides who may read and write its chat, so it must exist first. A duel has no match;
  // its chat lies in the duel's own log.
  follows: ({ kind, id }, logId) =>
    kind === 'chat' && !isFreeEvent(logId) ? streamOf('match', id) : null,
  // The ids of a convention's stages begin with its id.
  reservedBy: ({ kind, id }) => {
    const [convention, ...stage] = id.split('-');
    return kind === 'event' && stage.length > 0 ? streamOf('convention', convention ?? '') : null;
  },
};

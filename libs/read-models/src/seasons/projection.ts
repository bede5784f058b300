import { idOf, streamOf } from '#aggregate';
import type { DocumentKey, RecordedEvent } from '#event-store';
import type { SeasonDetails } from '#tournament';
import { change, defineReadModel } from '../define.js';
import type { Facts, FactType } from '../facts.js';

export interface SeasonDoc extends SeasonDetails {
  readonly seasonId: string;
  readonly owner: string;
  readonly events: readonly string[];
  /** Persons who decline invitations. */
  readonly declined: readonly string[];
}

export const ALL_SEASONS = 'all';

const keys = (_data: unknown, { streamId }: RecordedEvent): readonly DocumentKey[] => [
  { scope: ALL_SEASONS, key: idOf('season', streamId) },
];
const on = <T extends FactType>(fold: (doc: SeasonDoc, data: Facts[T]) => SeasonDoc) =>
  change<SeasonDoc, T>(keys, fold);
const without = (list: readonly string[], item: string): readonly string[] =>
  list.filter((each) => each !== item);

/** Seasons with their rules and events. Points are computed by queries, from the current places. */
export const seasonsModel = defineReadModel<SeasonDoc>(
  'seasons',
  { version: 1, scope: 'other', owner: ({ key }) => streamOf('season', key) },
  {
    SeasonCreated: {
      keys,
      fold: (_doc, { seasonId, owner, name, rules }) => ({
        seasonId,
        owner,
        name,
        rules,
        events: [],
        declined: [],
      }),
    },
    SeasonChanged: on((doc, { name, rules }) => ({ ...doc, name, rules })),
    EventAddedToSeason: on((doc, { eventId }) => ({ ...doc, events: [...doc.events, eventId] })),
    EventRemovedFromSeason: on((doc, { eventId }) => ({
      ...doc,
      events: without(doc.events, eventId),
    })),
    SeasonInvitationDeclined: on((doc, { person }) => ({
      ...doc,
      declined: [...without(doc.declined, person), person],
    })),
    SeasonInvitationRestored: on((doc, { person }) => ({
      ...doc,
      declined: without(doc.declined, person),
    })),
  },
);

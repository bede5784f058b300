import { EVENT_STORE } from '#infrastructure';
import { Dependencies } from '#platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import { type Answer, answers } from '#read-models';
import type { QueryName } from '#contracts';
import type { TournamentState } from '#tournament';
import {
  Aggregates,
  type Asker,
  type Grant,
  type Rights,
  authorize,
  authorizeSight,
  does,
  outsider,
  sideOf,
  sightOf,
  rightsIn,
  unknown,
} from '#application';
import { decksArePublic } from '../policy/deck-visibility.js';
import { filePolicy } from '../policy/files.js';
import { queryPolicy } from '../policy/table.js';
import { Answered } from './answered.js';
import { AskQuery, type Reply } from './ask-query.js';
import { audienceOf, redact } from './audience.js';
import { TournamentCache } from './tournament-cache.js';
import { type Snapshot, Snapshots } from './snapshots.js';

/** Questions whose answers show others' decks. */
const hiddenFromPlayers: ReadonlySet<QueryName> = new Set<QueryName>(['deck', 'trio', 'story']);

interface Viewpoint {
  readonly asker: Asker;
  readonly event: TournamentState | null;
  /** Global position up to which `event` has everything; null where there is none. */
  readonly position: number | null;
  readonly rights: Rights;
  /** The rights where others' decks are shown. */
  readonly sight: Rights;
  readonly own: boolean;
  /** Whether the secrets of games on screen are open to the asker. */
  readonly tables: boolean;
}

/** Answers every question: rights from the event's own state, the answer from the read models. */
@QueryHandler(AskQuery)
@Dependencies(Aggregates, TournamentCache, Snapshots, EVENT_STORE)
export class AskQueryHandler implements IQueryHandler<AskQuery> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly glance: TournamentCache,
    private readonly snapshots: Snapshots,
    private readonly store: EventStore,
  ) {}

  async execute(query: AskQuery): Promise<Reply> {
    const view = await this.viewpoint(query);
    const attempt = { ...view, asker: query.asker };
    const { event } = view;
    if (event !== null && hiddenFromPlayers.has(query.name))
      authorizeSight(grantsOf(query.name, event), { ...attempt, event });
    else authorize(grantsOf(query.name, event), attempt);
    const snapshot = event
      ? await this.snapshots.of(event.eventId, query.after)
      : await this.snapshots.ofAll(query.after);
    const audience = audienceOf(query.name, view);
    const key = JSON.stringify([query.name, query.params, audience, view.tables]);
    const answer = await snapshot.answer(key, () => this.compute(query, view, snapshot));
    return {
      answer,
      position: view.position === null ? null : Math.min(snapshot.name, view.position),
    };
  }

  private async viewpoint({ params, asker, after }: AskQuery): Promise<Viewpoint> {
    const match = 'matchId' in params ? await this.aggregates.match(params.matchId) : null;
    if (match && !match.state.place) throw unknown('match/not-found');
    const eventId = match?.state.place?.eventId ?? ('eventId' in params ? params.eventId : null);
    if (eventId === null)
      return {
        asker: await this.withLiveSeats(asker),
        event: null,
        position: null,
        rights: outsider,
        sight: outsider,
        own: false,
        tables: false,
      };
    const { state: event, position } = await this.glance.look(eventId, after);
    if (event.status === 'none') throw unknown('tournament/not-found');
    const rights = rightsIn(event, asker);
    const sight = sightOf(event, asker, rights);
    const own = match
      ? sideOf(match.state, rights) !== null
      : 'playerId' in params && rights.ownPlayers.has(params.playerId);
    const seats = asker.seats.filter(
      (seat) => seat.eventId === eventId && rights.ownPlayers.has(seat.playerId),
    );
    return {
      asker: { account: asker.account, seats },
      event,
      position,
      rights,
      sight,
      own,
      tables: filePolicy.tablesIn(event, sight),
    };
  }

  /** Seats that have been claimed since are no guest's any more. */
  private async withLiveSeats(asker: Asker): Promise<Asker> {
    const live = await Promise.all(
      asker.seats.map(
        async (seat) =>
          rightsIn(await this.glance.at(seat.eventId, null), { account: null, seats: [seat] })
            .ownPlayers.size > 0,
      ),
    );
    return { account: asker.account, seats: asker.seats.filter((_seat, index) => live[index]) };
  }

  private async compute(
    { name, params }: AskQuery,
    { asker, rights, sight, own, tables }: Viewpoint,
    reader: Snapshot,
  ): Promise<Answered> {
    const answer = answers[name] as Answer<QueryName>;
    const result = await answer({ reader, store: this.store }, params, asker);
    if (result === null) throw unknown(`${name}/not-found`);
    return new Answered(
      redact(name, result, {
        staff: does(rights, 'seeDesk'),
        sight: does(sight, 'seeDesk'),
        own,
        tables,
      }),
    );
  }
}

/** Decks are shown to every onlooker once the event's setting says so. */
const grantsOf = (name: QueryName, event: TournamentState | null): readonly Grant[] =>
  (name === 'deck' || name === 'trio') && event && decksArePublic(event)
    ? [...queryPolicy[name], 'onlooker']
    : queryPolicy[name];

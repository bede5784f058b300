import { games } from '#games';
import { EVENT_STORE } from '#infrastructure';
import { Dependencies } from '#platform';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import { type QueryDefinition, queryDefinitions, type Viewer } from '#read-models';
import { opensDeckTo, type TournamentState } from '#tournament';
import { notFoundFailure, unlessRefused } from '../http/failure.js';
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
} from '#application';
import { decksArePublic } from '#vocabulary';
import { filePolicy } from '../policy/files.js';
import { Answered } from './answered.js';
import { AskQuery, type Reply } from './ask-query.js';
import { audienceName } from './audience.js';
import { TournamentCache } from './tournament-cache.js';
import { type Snapshot, Snapshots } from './snapshots.js';

interface Viewpoint {
  readonly asker: Asker;
  readonly tournament: TournamentState | null;
  /** Global position up to which `tournament` is complete; null without a tournament. */
  readonly position: number | null;
  readonly rights: Rights;
  readonly viewer: Viewer;
}

const stranger: Viewer = { staff: false, sight: false, decks: false, own: false, tables: false };

/**
 * Answers every query: rights come from the tournament's own state, the answer from the read
 * models.
 */
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
    const definition: QueryDefinition = queryDefinitions[query.name];
    const view = await this.viewpoint(query);
    const { tournament, rights, viewer } = view;
    const attempt = {
      asker: query.asker,
      tournament,
      rights,
      own: viewer.own || isMetInCut(definition, query.params, { tournament, rights }),
    };
    if (tournament !== null && definition.hiddenFromPlayers)
      unlessRefused(authorizeSight(grantsOf(definition, tournament), { ...attempt, tournament }));
    else unlessRefused(authorize(grantsOf(definition, tournament), attempt));
    const snapshot = tournament
      ? await this.snapshots.of(tournament.eventId, query.after)
      : await this.snapshots.ofAll(query.after);
    const audience = audienceName(definition.audience, viewer, view.asker);
    const params =
      tournament && definition.settle
        ? definition.settle(query.params, await this.snapshots.headOf(tournament.eventId))
        : query.params;
    const key = JSON.stringify([query.name, params, audience, viewer.tables]);
    const answer = await snapshot.answer(key, () =>
      this.compute(definition, { params }, view, snapshot),
    );
    return {
      answer,
      position: view.position === null ? null : Math.min(snapshot.name, view.position),
    };
  }

  private async viewpoint({ params, asker, after }: AskQuery): Promise<Viewpoint> {
    const match = 'matchId' in params ? await this.aggregates.match(params.matchId) : null;
    if (match && !match.state.place) throw notFoundFailure('match/not-found');
    const eventId = match?.state.place?.eventId ?? ('eventId' in params ? params.eventId : null);
    if (eventId === null)
      return {
        asker: await this.withLiveSeats(asker),
        tournament: null,
        position: null,
        rights: outsider,
        viewer: stranger,
      };
    const { state: tournament, position } = await this.glance.look(eventId, after);
    if (tournament.status === 'none') throw notFoundFailure('tournament/not-found');
    const rights = rightsIn(tournament, asker);
    const sight = sightOf(tournament, asker, rights);
    const own = match
      ? sideOf(match.state, rights) !== null
      : 'playerId' in params && rights.ownPlayers.has(params.playerId);
    const seats = asker.seats.filter(
      (seat) => seat.eventId === eventId && rights.ownPlayers.has(seat.playerId),
    );
    return {
      asker: { account: asker.account, seats },
      tournament,
      position,
      rights,
      viewer: {
        staff: does(rights, 'seeDesk'),
        sight: does(sight, 'seeDesk'),
        decks: does(sight, 'seeDecks'),
        own,
        tables: filePolicy.tablesIn(tournament, sight),
      },
    };
  }

  /** Removes seats that have been claimed since, because they are no longer a guest's. */
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
    definition: QueryDefinition,
    { params }: Pick<AskQuery, 'params'>,
    { asker, viewer }: Viewpoint,
    reader: Snapshot,
  ): Promise<Answered> {
    const result = await definition.answer({ games, reader, store: this.store }, params, asker);
    if (result === null) throw notFoundFailure(`${definition.name}/not-found`);
    return new Answered(definition.withhold?.(result, viewer) ?? result);
  }
}

/** Whether the query asks for the deck of the asker's opponent in a cut with open decks. */
const isMetInCut = (
  { opensWithDecks }: QueryDefinition,
  params: AskQuery['params'],
  { tournament, rights }: Pick<Viewpoint, 'tournament' | 'rights'>,
): boolean =>
  opensWithDecks === true &&
  tournament !== null &&
  'playerId' in params &&
  opensDeckTo(tournament, rights.ownPlayers, params.playerId);

/** Every onlooker may see decks once the tournament's setting allows it. */
const grantsOf = (
  { grants, opensWithDecks }: QueryDefinition,
  tournament: TournamentState | null,
): readonly Grant[] =>
  opensWithDecks && tournament && decksArePublic(tournament) ? [...grants, 'onlooker'] : grants;

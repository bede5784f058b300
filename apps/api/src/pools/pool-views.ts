import { streamOf } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { EVENT_STORE } from '#infrastructure';
import { Dependencies } from '#platform';
import { canonicalId, printingsOf } from '#cards';
import type { PoolView } from '#contracts';
import { boostersName, commonBasesOf, setsOf } from '#draft';
import { type EventStore, factsIn } from '#event-store';
import type { CardCount, Deck } from '#formats';
import type { DeckEvent } from '#read-models';
import { currentDraft, deckIdOf, mayBuild, type TournamentState } from '#tournament';
import { notFoundFailure, unlessRefused } from '../http/failure.js';
import { type Asker, type PlayerPool, PlayerPools, authorizeSight } from '#application';
import { TournamentAccess } from '../queries/tournament-access.js';
import { poolRights } from '../policy/pool-visibility.js';
import { poolCard } from './card-faces.js';

/**
 * Lists name a card by its earliest printing, boosters by the printing inside: the result is the
 * one in front of the player.
 */
const asOpened = (pool: PlayerPool): ((id: string) => string) => {
  const opened = new Map(pool.cards.map(({ id }) => [canonicalId(id), id]));
  const sets = setsOf(pool.from);
  return (id) =>
    opened.get(id) ??
    printingsOf(id).find((printing) => sets.some((set) => printing.startsWith(`${set}_`))) ??
    id;
};

const deckIn = (
  deck: Deck,
  shown: (id: string) => string,
): Pick<NonNullable<PoolView['deck']>, 'leader' | 'base' | 'main'> => {
  const first = ([card]: readonly CardCount[]): string | null => (card ? shown(card.id) : null);
  return {
    leader: first(deck.leaders),
    base: first(deck.bases),
    main: deck.main.map(({ id, count }) => ({ id: shown(id), count })),
  };
};

/**
 * The pool and the present deck of a player: for themselves and staff, and for everybody once the
 * pool has been revealed.
 */
@Injectable()
@Dependencies(TournamentAccess, PlayerPools, EVENT_STORE)
export class PoolViews {
  constructor(
    private readonly door: TournamentAccess,
    private readonly pools: PlayerPools,
    private readonly store: EventStore,
  ) {}

  async of(eventId: string, playerId: string, asker: Asker): Promise<PoolView> {
    const { tournament, rights } = await this.door.enter(eventId, asker, Infinity);
    const player = tournament.players.get(playerId);
    const pool = player ? await this.pools.of(tournament, playerId) : null;
    if (!player || !pool) throw notFoundFailure('pool/not-found');
    unlessRefused(
      authorizeSight(poolRights(pool.open), {
        asker,
        rights,
        tournament,
        own: rights.ownPlayers.has(playerId),
      }),
    );
    const serverTime = new Date().toISOString();
    return {
      eventId,
      playerId,
      serverTime,
      name: player.name,
      set: boostersName(pool.from),
      state: pool.state,
      cards: pool.cards.map(({ id, count }) => ({ card: poolCard(id), count })),
      commonBases: commonBasesOf(pool.from).map(({ id }) => poolCard(id)),
      boosters: pool.boosters.map((cards) => [...cards]),
      deck: await this.deckOf(tournament, playerId, pool),
      buildEndsAt: tournament.limited.building?.endsAt ?? null,
      open:
        mayBuild(tournament, serverTime) &&
        player.status !== 'dropped' &&
        player.status !== 'withdrawn',
    };
  }

  private async deckOf(
    tournament: TournamentState,
    playerId: string,
    pool: PlayerPool,
  ): Promise<PoolView['deck']> {
    const deck = await this.store.readStream(
      streamOf('deck', deckIdOf(tournament.eventId, playerId)),
    );
    const submitted = factsIn<DeckEvent>(deck).at(-1)?.data;
    if (!submitted || (submitted.draft ?? 0) !== (currentDraft(tournament)?.draft ?? 0))
      return null;
    return {
      ...deckIn(submitted.deck, asOpened(pool)),
      legal: submitted.verdict.legal,
      revision: submitted.revision,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { id } from '#contracts';
import type { TournamentState } from '#tournament';
import { notFoundFailure, failureOf } from '../http/failure.js';
import {
  type Asker,
  hiddenRefusal,
  type Rights,
  isWithinToken,
  mayLookOn,
  otherEventRefusal,
  rightsIn,
} from '#application';
import { TournamentCache } from './tournament-cache.js';

export interface Visit {
  readonly tournament: TournamentState;
  readonly asker: Asker;
  readonly rights: Rights;
}

/**
 * The access check for everything that is neither command nor query: somebody who may not look on
 * learns nothing about the tournament.
 */
@Injectable()
@Dependencies(TournamentCache)
export class TournamentAccess {
  constructor(private readonly glance: TournamentCache) {}

  /**
   * @param after position that the tournament's state must contain; infinite: the present state.
   */
  async enter(eventId: string, asker: Asker, after: number | null = null): Promise<Visit> {
    if (!id.safeParse(eventId).success) throw notFoundFailure('tournament/not-found');
    const tournament = await this.glance.at(eventId, after);
    const rights = rightsIn(tournament, asker);
    if (tournament.status === 'none') throw notFoundFailure('tournament/not-found');
    if (!mayLookOn(tournament, rights)) throw failureOf(hiddenRefusal(tournament));
    if (!isWithinToken(asker, tournament)) throw failureOf(otherEventRefusal());
    return { tournament, asker, rights };
  }
}

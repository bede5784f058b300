import { Injectable } from '@nestjs/common';
import { Aggregates, GuestCodes, type GuestSeat } from '#application';
import { Dependencies } from '#platform';
import { conflictFailure, notFoundFailure } from '../http/failure.js';

/** Opens seats of guests by their codes. */
@Injectable()
@Dependencies(Aggregates, GuestCodes)
export class GuestSeats {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly codes: GuestCodes,
  ) {}

  /**
   * The seat that the code opens. Fails with 404 for an unknown code, with 409 if an account has
   * claimed the seat.
   */
  async openedBy(eventId: string, code: string): Promise<GuestSeat> {
    const { state } = await this.aggregates.tournament(eventId);
    if (state.status === 'none') throw notFoundFailure('tournament/not-found');
    const playerId = this.codes.find(eventId, state.players.values(), code);
    if (playerId === null) throw notFoundFailure('guest/code-unknown');
    const player = state.players.get(playerId);
    if (player?.account !== null) throw conflictFailure('guest/claimed');
    return { eventId, playerId, issue: player.guestCode?.issue ?? 0 };
  }
}

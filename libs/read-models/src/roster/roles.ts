import type { ModelReader } from '#event-store';
import { accountEventsModel } from '../account-events/projection.js';
import type { Asker, ViewerRole } from '../asker.js';
import { rosterModel } from './projection.js';
import { readDocument } from '../source.js';

export interface Part {
  readonly roles: readonly ViewerRole[];
  readonly playerId: string | null;
}

/**
 * The asker's part in this event: staff roles and seat of the account, otherwise the seat of a
 * guest, otherwise a spectator.
 */
export const partIn = async (reader: ModelReader, eventId: string, asker: Asker): Promise<Part> => {
  const held = asker.account
    ? await readDocument(reader, accountEventsModel, asker.account.id, eventId)
    : null;
  const guestSeat = asker.seats.find((seat) => seat.eventId === eventId)?.playerId ?? null;
  const playerId = held?.playerId ?? guestSeat;
  const seat =
    playerId === null ? null : await readDocument(reader, rosterModel, eventId, playerId);
  const sits = seat !== null && seat.status !== 'withdrawn';
  const seatRole: readonly ViewerRole[] = !sits ? [] : held?.playerId ? ['player'] : ['guest'];
  const roles: readonly ViewerRole[] = [...(held?.roles ?? []), ...seatRole];
  return { roles: roles.length > 0 ? roles : ['spectator'], playerId: sits ? playerId : null };
};

import type { EventView, MySeat } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { currentRound } from './round-name.js';

/**
 * The opponent whose deck the reader may see now, that is, the one at their table in a top cut with
 * open decks; otherwise null.
 */
export const cutOpponent = (
  event: Pick<EventView, 'settings' | 'status' | 'phases' | 'rounds'>,
  seat: Pick<MySeat, 'playerId' | 'current'> | null,
): { readonly playerId: string; readonly name: string } | null => {
  const table = seat?.current ?? null;
  const round = currentRound(event);
  if (event.settings.openCutDecks !== true || event.status !== 'running') return null;
  if (seat === null || table === null || round === null) return null;
  if (event.phases[round.phase]?.kind !== 'elimination') return null;
  return table.a.playerId === seat.playerId ? table.b : table.a;
};

export const useCutOpponent = (event: EventView) => {
  const asks = event.settings.openCutDecks === true && event.myPlayerId !== null;
  const { data } = useAnswer('mySeat', { eventId: event.eventId }, { enabled: asks });
  return cutOpponent(event, data?.seat ?? null);
};

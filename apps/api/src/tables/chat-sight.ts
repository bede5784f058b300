import { does, mayChat, sightOf } from '#application';
import type { Visit } from './visit.js';

/**
 * Whether somebody may read the chat of a match: its two players and staff. Staff who also play
 * count as players here.
 */
export const mayReadChat = ({
  tournament,
  rights,
  side,
  asker,
}: Omit<Visit, 'followed'>): boolean => {
  if (side !== null) return true;
  const sight = sightOf(tournament, asker, rights);
  return does(sight, 'seeDesk') || does(sight, 'rule');
};

/**
 * What the page offers. If the organizer has closed the chat, only staff can still read earlier
 * messages.
 */
export const chatOf = (visit: Visit, matchId: string): 'write' | 'read' | null => {
  const { tournament, followed, side } = visit;
  if (!mayReadChat(visit)) return null;
  if (side === null) return 'read';
  if (mayChat(matchId, followed.match, tournament)) return 'write';
  return tournament.settings.tableChat === false ? null : 'read';
};

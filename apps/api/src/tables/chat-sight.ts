import { does, mayChat, sightOf } from '#application';
import type { Visit } from './visit.js';

/**
 * Whether somebody may read the chat of a match: its two players
 * and the staff. Staff who play in the event are players here.
 */
export const mayReadChat = ({ event, rights, side, asker }: Omit<Visit, 'followed'>): boolean => {
  if (side !== null) return true;
  const sight = sightOf(event, asker, rights);
  return does(sight, 'seeDesk') || does(sight, 'rule');
};

/**
 * What the page offers. Where the organizer has closed
 * the chat only staff still read what was written before.
 */
export const chatOf = (visit: Visit, matchId: string): 'write' | 'read' | null => {
  const { event, followed, side } = visit;
  if (!mayReadChat(visit)) return null;
  if (side === null) return 'read';
  if (mayChat(matchId, followed.match, event)) return 'write';
  return event.settings.tableChat === false ? null : 'read';
};

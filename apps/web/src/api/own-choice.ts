import { recall, remember } from './memory.js';
import type { OutboxEntry } from './outbox.js';

/**
 * What this device's player chose in secret: the server
 * tells it to nobody before the reveal, not even to them.
 */
const placeOf = (matchId: string, game: number): string => `choice.${matchId}.${game}`;

/** Which deck was chosen for a game (0: the ban), where this device sent the choice. */
export const recallChoice = (matchId: string, game: number): number | null =>
  recall<number>(placeOf(matchId, game))?.answer ?? null;

/** Keeps what a delivered command chose in secret; other commands leave nothing. */
export const rememberChoice = ({ name, payload }: Pick<OutboxEntry, 'name' | 'payload'>): void => {
  if (name !== 'SealBan' && name !== 'SealDeck') return;
  remember(placeOf(String(payload['matchId']), Number(payload['game'] ?? 0)), payload['deck']);
};

import { recall, remember } from './memory.js';
import type { OutboxEntry } from './outbox.js';

/**
 * Storage key of a secret choice made on this device: before the reveal the server shows it to
 * nobody, not even to its player.
 */
const placeOf = (matchId: string, game: number): string => `choice.${matchId}.${game}`;

/**
 * The deck that was chosen for a game (0: the ban), if this device sent the choice; otherwise null.
 */
export const recallChoice = (matchId: string, game: number): number | null =>
  recall<number>(placeOf(matchId, game))?.answer ?? null;

/** Stores the secret choice of an accepted command; ignores other commands. */
export const rememberChoice = ({ name, payload }: Pick<OutboxEntry, 'name' | 'payload'>): void => {
  if (name !== 'SealBan' && name !== 'SealDeck') return;
  remember(placeOf(String(payload['matchId']), Number(payload['game'] ?? 0)), payload['deck']);
};

import type { DeckIndex } from '#contracts';
import type { OutboxEntry } from '../../api/outbox.js';

type Entry = Pick<OutboxEntry, 'name' | 'payload' | 'subject' | 'state' | 'attempts'>;

export interface TappedChoice {
  readonly deck: DeckIndex;
  /** Under way to the server now. */
  readonly sending: boolean;
  /** No attempt so far got an answer: the player must not think that the choice is made. */
  readonly unsent: boolean;
}

const isChoice = ({ name, subject }: Entry, matchId: string): boolean =>
  subject === matchId && (name === 'SealBan' || name === 'SealDeck');

/** The choice for a game (0: the ban) that was tapped on this device and that the server has not answered; a refused one is none. */
export const tappedChoice = (
  entries: readonly Entry[],
  matchId: string,
  game: number,
): TappedChoice | null => {
  const entry = entries.findLast(
    (each) =>
      isChoice(each, matchId) &&
      each.state !== 'refused' &&
      Number(each.payload['game'] ?? 0) === game,
  );
  if (entry === undefined) return null;
  const sending = entry.state === 'sending';
  return {
    deck: entry.payload['deck'] as DeckIndex,
    sending,
    unsent: !sending || entry.attempts > 1,
  };
};

/** A choice of this match that was refused, until the player has read so. */
export const refusedChoice = <E extends Entry>(entries: readonly E[], matchId: string): E | null =>
  entries.findLast((each) => isChoice(each, matchId) && each.state === 'refused') ?? null;

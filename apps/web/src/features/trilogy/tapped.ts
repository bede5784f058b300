import type { DeckIndex, GameWinner } from '#contracts';
import type { OutboxEntry } from '../../api/outbox.js';

type Entry = Pick<OutboxEntry, 'name' | 'payload' | 'subject' | 'state' | 'attempts'>;

interface Tapped {
  /** Under way to the server now. */
  readonly sending: boolean;
  /** No attempt so far got an answer: the player must not think that the choice is made. */
  readonly unsent: boolean;
}

export interface TappedChoice extends Tapped {
  readonly deck: DeckIndex;
}

/**
 * What a player says of a game: who has won it, or that the
 * opponent's report, of this winner, is right or wrong.
 */
export interface TappedAnswer extends Tapped {
  readonly name: (typeof answers)[number];
  readonly winner: GameWinner;
}

const choices = ['SealBan', 'SealDeck'] as const;
const answers = ['ReportGame', 'ConfirmGame', 'DisputeGame'] as const;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/**
 * The last of these commands about a game of the match (0: the
 * ban) that the server has not answered; a refused one is none.
 */
const lastOf = <Name extends string>(
  entries: readonly Entry[],
  names: readonly Name[],
  { matchId, game }: { readonly matchId: string; readonly game: number },
) =>
  entries.findLast(
    (each): each is Entry & { readonly name: Name } =>
      each.subject === matchId &&
      isOneOf(names, each.name) &&
      each.state !== 'refused' &&
      Number(each.payload['game'] ?? 0) === game,
  );

const wayOf = ({ state, attempts }: Entry): Tapped => {
  const sending = state === 'sending';
  return { sending, unsent: !sending || attempts > 1 };
};

/** The choice for a game (0: the ban) that was tapped on this device. */
export const tappedChoice = (
  entries: readonly Entry[],
  matchId: string,
  game: number,
): TappedChoice | null => {
  const entry = lastOf(entries, choices, { matchId, game });
  return entry ? { deck: entry.payload['deck'] as DeckIndex, ...wayOf(entry) } : null;
};

/** What was said on this device of the game that is played. */
export const tappedAnswer = (
  entries: readonly Entry[],
  matchId: string,
  game: number,
): TappedAnswer | null => {
  const entry = lastOf(entries, answers, { matchId, game });
  if (!entry) return null;
  return {
    name: entry.name,
    winner: entry.payload['winner'] as GameWinner,
    ...wayOf(entry),
  };
};

/** A choice or an answer of this match that was refused, until the player has read so. */
export const refusedTap = <E extends Entry>(entries: readonly E[], matchId: string): E | null =>
  entries.findLast(
    ({ name, subject, state }) =>
      subject === matchId && state === 'refused' && isOneOf([...choices, ...answers], name),
  ) ?? null;

/** Whether it is a deck that was chosen, and not a game that was told of. */
export const isChoice = ({ name }: Pick<Entry, 'name'>): boolean => isOneOf(choices, name);

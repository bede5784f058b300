import type { DeckIndex, GameWinner } from '#contracts';
import type { OutboxEntry } from '../../api/outbox.js';

type Entry = Pick<OutboxEntry, 'name' | 'payload' | 'subject' | 'state' | 'attempts'>;

interface Tapped {
  /** Whether it is being sent now. */
  readonly sending: boolean;
  /**
   * Whether no attempt has been answered yet: the player must not believe that the choice is made.
   */
  readonly unsent: boolean;
}

export interface TappedChoice extends Tapped {
  readonly deck: DeckIndex;
}

/**
 * A player's answer about a game: the winner, or that the opponent's report of this winner is right
 * or wrong.
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
 * The last of these commands about a game of the match (0: the ban) that the server has not
 * answered; refused ones are ignored.
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

/** The choice for a game (0: the ban) that was made on this device. */
export const tappedChoice = (
  entries: readonly Entry[],
  matchId: string,
  game: number,
): TappedChoice | null => {
  const entry = lastOf(entries, choices, { matchId, game });
  return entry ? { deck: entry.payload['deck'] as DeckIndex, ...wayOf(entry) } : null;
};

/** The answer about the current game that was given on this device. */
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

/** A refused choice or answer of this match, until the player has read the refusal. */
export const refusedTap = <E extends Entry>(entries: readonly E[], matchId: string): E | null =>
  entries.findLast(
    ({ name, subject, state }) =>
      subject === matchId && state === 'refused' && isOneOf([...choices, ...answers], name),
  ) ?? null;

/** Whether a command is the choice of a deck, not an answer about a game. */
export const isChoice = ({ name }: Pick<Entry, 'name'>): boolean => isOneOf(choices, name);

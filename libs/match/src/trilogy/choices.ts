import type { Reporter } from '../place.js';
import type { Opened, TrilogyCommands } from './commands.js';
import type { DeckIndex } from './events.js';
import { choicesOf, silentSides, type TrilogyState } from './state.js';

/** Choices that can be opened now, because every side that has a choice has made it. */
export interface DueReveal {
  /** The game for which decks were picked; 0 for the bans. */
  readonly game: number;
  /** Commitments by side; a side without a choice has none. */
  readonly sealed: Readonly<Partial<Record<Reporter, string>>>;
}

/** The choices that can be revealed now; null while one is missing or nothing is sealed. */
export const dueReveal = (state: TrilogyState | null): DueReveal | null => {
  if (!state || (state.stage !== 'ban' && state.stage !== 'pick') || silentSides(state).length > 0)
    return null;
  const sealed = Object.fromEntries(
    state.choosing.flatMap((by) => (state[by].sealed === null ? [] : [[by, state[by].sealed]])),
  ) as DueReveal['sealed'];
  return state.choosing.length === 0 ? null : { game: choosingFor(state), sealed };
};

export type RevealCommand = {
  [T in 'RevealBans' | 'RevealDecks']: { readonly type: T; readonly data: TrilogyCommands[T] };
}['RevealBans' | 'RevealDecks'];

/** A choice as the sealed table returns it, as text. */
type OpenedText = Omit<Opened, 'choice'> & { readonly choice: string };

/** The command that reveals the choices that are due. */
export const revealCommand = (
  { game }: DueReveal,
  opened: Readonly<Partial<Record<Reporter, OpenedText>>>,
): RevealCommand => {
  const [a, b] = [opened.a, opened.b].map(
    (each) => each && { ...each, choice: Number(each.choice) as DeckIndex },
  );
  if (game > 0) return { type: 'RevealDecks', data: { game, a: a ?? null, b: b ?? null } };
  if (!a || !b) throw new Error('both sides ban');
  return { type: 'RevealBans', data: { a, b } };
};

/** The game that the current choice belongs to; 0 for the bans. */
export const choosingFor = (state: TrilogyState): number =>
  state.stage === 'ban' ? 0 : state.game + 1;

export type Sha256 = (text: string) => string;

/**
 * The choice for a player whose time ran out: drawn at random from their options. The draw follows
 * from the event's secret, which is committed to before the first player comes and revealed at the
 * end, so that nobody can predict or influence it and anyone can check it (docs/adr/0013).
 */
export const defaultChoice = (
  state: TrilogyState,
  by: Reporter,
  lot: { readonly secret: string; readonly matchId: string },
  sha256: Sha256,
): DeckIndex => {
  const options = choicesOf(state, by);
  const drawn = BigInt(
    `0x${sha256([lot.secret, 'default-choice', lot.matchId, choosingFor(state), by].join('|'))}`,
  );
  const choice = options[Number(drawn % BigInt(Math.max(1, options.length)))];
  if (choice === undefined) throw new Error(`side ${by} has no choice`);
  return choice;
};

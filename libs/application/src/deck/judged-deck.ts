import { type CheckedDeck, checkDeck } from '#formats';
import type { TournamentState } from '#tournament';
import { rulesOf } from './deck-rules.js';

type Ruled = Pick<TournamentState, 'format' | 'date' | 'settings' | 'bundles'>;

const judged = new WeakMap<object, { readonly by: Ruled; readonly read: CheckedDeck }>();

/**
 * Reads a constructed list and judges it by the rules of the tournament. A command is decided again
 * if its tournament has changed meanwhile, in the morning rush nearly every time, so the verdict is
 * cached by payload and rules.
 */
export const judgedDeck = (payload: { readonly text: string }, event: Ruled): CheckedDeck => {
  const known = judged.get(payload);
  if (known && sameRules(known.by, event)) return known.read;
  const { format, date, settings, bundles } = event;
  const read = checkDeck(payload.text, rulesOf(event));
  judged.set(payload, { by: { format, date, settings, bundles }, read });
  return read;
};

/** Settings are replaced whole when they are changed. */
const sameRules = (one: Ruled, other: Ruled): boolean =>
  one.format === other.format && one.date === other.date && one.settings === other.settings;

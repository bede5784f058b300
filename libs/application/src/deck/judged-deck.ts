import { type CheckedDeck, checkDeck } from '#formats';
import type { TournamentState } from '#tournament';
import { rulesOf } from './deck-rules.js';

type Ruled = Pick<TournamentState, 'format' | 'date' | 'settings' | 'bundles'>;

const judged = new WeakMap<object, { readonly by: Ruled; readonly read: CheckedDeck }>();

/**
 * A constructed list read and judged by the rules of the event. A command is decided
 * again when its event has moved meanwhile, in the crowd of a morning nearly each of
 * them: for the same payload and the same rules the list is judged once.
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

import type { EventView, RoundKey } from '#contracts';
import type { Words } from '../words/words.js';

/** A round by its number, one of the cut by how many matches it has. */
export const roundNamed = (
  event: EventView,
  { phase, round }: Pick<RoundKey, 'phase' | 'round'>,
  words: Words,
): string => {
  const played = event.phases[phase];
  return played?.kind === 'elimination' && played.losses === undefined
    ? words.cut(Math.max(1, Math.round(played.size / 2 ** round)))
    : words.round(round);
};

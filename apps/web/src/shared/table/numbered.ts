import type { TableDecision } from '#contracts';
import type { Hands } from './hands.js';

/**
 * The number that stands for an option among those shown as buttons: the number that it says itself, else
 * its place from 1. Null where digits stand for cards of the board instead.
 */
export const numberOf = (
  { aimed, places }: Pick<Hands, 'aimed' | 'places'>,
  { options }: TableDecision,
  shown: readonly number[],
  index: number,
): number | null => {
  const ofCards = options.some(({ card }) => card !== undefined && places.has(card));
  if (ofCards && aimed === null) return null;
  const said = options[index]?.['n'];
  return options[index]?.o === 'number' && typeof said === 'number'
    ? said
    : shown.indexOf(index) + 1;
};

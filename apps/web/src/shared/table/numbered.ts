import type { TableDecision } from '#contracts';
import type { Hands } from './hands.js';

/**
 * The number for an option shown as a button: the number that it stands for, otherwise its position
 * counted from 1. Null if digits select cards on the board instead.
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

import type { Aspect, CardFacts } from '#cards';

/**
 * Icons of the card that leader and base do not provide (a double icon needs two): each costs 2
 * more (CR 8.2).
 */
export const missingIcons = (
  card: Pick<CardFacts, 'aspects'>,
  icons: readonly Aspect[],
): number => {
  const left = [...icons];
  return card.aspects.filter((aspect) => {
    const at = left.indexOf(aspect);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  }).length;
};

import { parseDeck, type ParsedDeck } from '#formats';

/**
 * Parses a list of cards without sections, such as a pool or a cube: a plain list is accepted and
 * needs neither leader nor base.
 */
export const parsePool = (text: string): Pick<ParsedDeck, 'deck' | 'problems'> => {
  const parsed = parseDeck(text);
  const { deck, problems } = parsed.problems.some(({ code }) => code === 'deck/card-before-section')
    ? parseDeck(`Deck\n${text}`)
    : parsed;
  return { deck, problems: problems.filter(({ code }) => code !== 'deck/missing-part') };
};

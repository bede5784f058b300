import { cardLabel, type Aspect, type CardFacts, type CardId } from '#cards';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

/**
 * A leader with two leader sides shows only the first when the game starts; its facts list the icons of both.
 */
const startingAspects: ReadonlyMap<CardId, readonly Aspect[]> = new Map([
  ['TWI_017', ['Cunning', 'Heroism']],
]);

const aspectsAtStart = (card: CardFacts): readonly Aspect[] =>
  startingAspects.get(card.id) ?? card.aspects;

/** Leaders that start with Heroism and with Villainy between them may not stand together. */
export const areOpposed = (leaders: readonly CardFacts[]): boolean => {
  const aspects = new Set(leaders.flatMap(aspectsAtStart));
  return aspects.has('Heroism') && aspects.has('Villainy');
};

/** Two different leaders that do not start with Heroism and Villainy between them (CR 12.2.1A). */
export const checkTwinSunsLeaders = ({ rules, known, placeOf }: DeckUnderCheck): DeckProblem[] => {
  if (rules.format !== 'twin-suns') return [];
  const same = known.leaders
    .filter(({ count }) => count > 1)
    .map(({ card }) =>
      problem('deck/same-leader', { card: cardLabel(card) }, placeOf('leaders', card.id), [
        card.id,
      ]),
    );
  const leaders = known.leaders.map(({ card }) => card);
  return areOpposed(leaders)
    ? [
        ...same,
        problem(
          'deck/opposed-leaders',
          { leaders: leaders.map(cardLabel) },
          {},
          leaders.map((card) => card.id),
        ),
      ]
    : same;
};

import { cardLabel, type Aspect, type CardFacts, type CardId } from '#cards';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

/**
 * The icons of the first side of leaders with two leader sides, which is the only one at the start
 * of the game; their facts list the icons of both sides.
 */
const startingAspects: ReadonlyMap<CardId, readonly Aspect[]> = new Map([
  ['TWI_017', ['Cunning', 'Heroism']],
]);

const aspectsAtStart = (card: CardFacts): readonly Aspect[] =>
  startingAspects.get(card.id) ?? card.aspects;

/** Whether these leaders start with both Heroism and Villainy among them, which is not allowed. */
export const areOpposed = (leaders: readonly CardFacts[]): boolean => {
  const aspects = new Set(leaders.flatMap(aspectsAtStart));
  return aspects.has('Heroism') && aspects.has('Villainy');
};

/**
 * Two different leaders that do not start with both Heroism and Villainy among them (CR 12.2.1A).
 */
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

import { cardById, type Aspect, type CardFacts } from '#cards';
import { missingIcons } from '#formats';
import { costColumnOf } from '#vocabulary';
import { cardRating } from '../build/rating.js';

/** What a bot knows when it picks: the cards before it and what it has drafted, leaders first. */
export interface BotsView {
  readonly offer: readonly string[];
  readonly pool: readonly string[];
}

/** House figures, in the points of `cardRating`. */
const weights = {
  /** Off every leader's colours, once the bot has settled a little. */
  missingIcon: 2.5,
  /** For each card of the same colour in the pool, up to ten of them. */
  sameColour: 0.25,
  /** For each card more of a cost than the curve wants. */
  crowdedCost: 0.5,
  base: -4,
} as const;

const colours: ReadonlySet<Aspect> = new Set<Aspect>([
  'Vigilance',
  'Command',
  'Aggression',
  'Cunning',
]);
/** How many cards thirty-odd drafted ones should hold in each of `costColumns`. */
const curve = [5, 9, 8, 7, 5, 4, 3] as const;

const facts = (ids: readonly string[]): readonly CardFacts[] =>
  ids.flatMap((id) => cardById(id) ?? []);
const isLeader = (card: CardFacts): boolean => card.type === 'Leader';

/**
 * Icons short under the kindest of the drafted leaders; one colour
 * is forgiven, because any common base of that colour will do.
 */
const iconsShort = (card: CardFacts, leaders: readonly CardFacts[]): number => {
  if (leaders.length === 0) return 0;
  const fewest = Math.min(...leaders.map((leader) => missingIcons(card, leader.aspects)));
  return Math.max(0, fewest - (card.aspects.some((aspect) => colours.has(aspect)) ? 1 : 0));
};

const sharing = (card: CardFacts, drafted: readonly CardFacts[]): number => {
  const own = card.aspects.filter((aspect) => colours.has(aspect));
  return Math.min(
    10,
    drafted.filter((other) => other.aspects.some((aspect) => own.includes(aspect))).length,
  );
};

const worth = (card: CardFacts, drafted: readonly CardFacts[]): number => {
  const leaders = drafted.filter(isLeader);
  if (isLeader(card)) return cardRating(card) + weights.sameColour * sharing(card, leaders);
  const crowd =
    drafted.filter((other) => !isLeader(other) && costColumnOf(other) === costColumnOf(card))
      .length - (curve[costColumnOf(card)] ?? 0);
  return (
    cardRating(card) +
    (card.type === 'Base' ? weights.base : 0) -
    weights.missingIcon * iconsShort(card, leaders) +
    weights.sameColour * sharing(card, drafted) -
    weights.crowdedCost * Math.max(0, crowd)
  );
};

/**
 * The card that a bot takes, and the clock for a player who does not choose: the best by printed
 * facts (body over cost, keywords, rarity), less what its aspects would cost under the drafted
 * leaders, more for colours already drafted, less where the curve is full. Among equals the
 * first by id, so that the same view always gives the same card. Null when nothing is offered.
 */
export const botPick = ({ offer, pool }: BotsView): string | null => {
  const drafted = facts(pool);
  const rated = offer.map((id) => {
    const card = cardById(id);
    return { id, worth: card ? worth(card, drafted) : -Infinity };
  });
  return (
    rated.sort((one, other) => other.worth - one.worth || (one.id < other.id ? -1 : 1))[0]?.id ??
    null
  );
};

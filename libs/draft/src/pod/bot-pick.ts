import { cardById, type Aspect, type CardFacts } from '#cards';
import { missingIcons } from '#formats';
import { costColumnOf } from '#vocabulary';
import { cardRating } from '../build/rating.js';

/** The knowledge of a bot when it picks: the offered cards and its own pool, leaders first. */
export interface BotsView {
  readonly offer: readonly string[];
  readonly pool: readonly string[];
}

/** House figures, in points of `cardRating`. */
const weights = {
  /** The deduction per icon that no drafted leader has, once the bot has drafted some cards. */
  missingIcon: 2.5,
  /** The bonus for each card of the same colour in the pool, up to ten of them. */
  sameColour: 0.25,
  /** The deduction for each card of this cost beyond the curve. */
  crowdedCost: 0.5,
  base: -4,
} as const;

const colours: ReadonlySet<Aspect> = new Set<Aspect>([
  'Vigilance',
  'Command',
  'Aggression',
  'Cunning',
]);
/** The preferred number of cards in each of `costColumns` among the thirty-odd drafted ones. */
const curve = [5, 9, 8, 7, 5, 4, 3] as const;

const facts = (ids: readonly string[]): readonly CardFacts[] =>
  ids.flatMap((id) => cardById(id) ?? []);
const isLeader = (card: CardFacts): boolean => card.type === 'Leader';

/**
 * The number of icons that are missing with the best fitting of the drafted leaders; one colour is
 * not counted, because any common base of that colour provides it.
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
 * The card that a bot takes, and that the clock takes for a player who does not choose: the best by
 * printed facts (body over cost, keywords, rarity), less for aspects missing with the drafted
 * leaders, more for colours already drafted, less if the curve is full at its cost. Among equals
 * the first by id, so that the same view always gives the same card. Null if nothing is offered.
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

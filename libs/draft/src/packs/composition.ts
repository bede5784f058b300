import { type CardFacts, type Catalogue, catalogueOf, type Rarity } from '#cards';

/** The certainty of a figure, in the grades of docs/event-settings.md. */
export type Certainty = 'medium' | 'house';

/** The composition of a set's boosters. All odds are fractions [numerator, denominator]. */
export interface Composition {
  readonly set: string;
  readonly leaders: 1;
  readonly commons: 9;
  readonly uncommons: 3;
  /** The odds that the card in the rare slot is legendary. */
  readonly legendaryOdds: readonly [number, number];
  /**
   * The odds that the third uncommon is a rare or legendary card; null in sets where it never is.
   */
  readonly upgradeOdds: readonly [number, number] | null;
  /** The distribution of rarities in the foil slot. */
  readonly foil: Readonly<Record<'Common' | 'Uncommon' | 'Rare' | 'Legendary', number>>;
  readonly certainty: {
    readonly slots: Certainty;
    readonly legendary: Certainty;
    readonly upgrade: Certainty;
    readonly foil: Certainty;
  };
}

type Odds = Pick<Composition, 'upgradeOdds' | 'foil' | 'certainty'>;

const early = new Set(['SOR', 'SHD', 'TWI']);
const plain: Odds = {
  upgradeOdds: null,
  foil: { Common: 70, Uncommon: 20, Rare: 8, Legendary: 2 },
  certainty: { slots: 'medium', legendary: 'medium', upgrade: 'medium', foil: 'house' },
};
/**
 * We know of no count of Homeworlds boxes. The shares of the third uncommon (Prestige 1 in 22,
 * otherwise 1 in 3 a variant, of which 13 in 40 are rare or legendary) and of the foil slot were
 * counted in 261 boosters of the set before. Special cards in those counts count as common.
 */
const ODDS: Readonly<Record<string, Odds>> = {
  LAW: { ...plain, upgradeOdds: [1, 3] },
  ASH: { ...plain, upgradeOdds: [1, 3] },
  HMW: {
    upgradeOdds: [3, 20],
    foil: { Common: 85, Uncommon: 10, Rare: 3, Legendary: 2 },
    certainty: { slots: 'medium', legendary: 'medium', upgrade: 'house', foil: 'house' },
  },
};

/**
 * The composition of a set's boosters: slots and the odds of a legendary card as others observed
 * them on opened boxes, the shares of the foil slot by our own choice. Cosmetic variants
 * (hyperspace, showcase, prestige) do not change which card is in the pack and are ignored.
 */
export const compositionOf = (set: string): Composition => ({
  set,
  leaders: 1,
  commons: 9,
  uncommons: 3,
  legendaryOdds: early.has(set) ? [1, 8] : [1, 5],
  ...(ODDS[set] ?? plain),
});

/**
 * The cards of a set from which boosters are drawn, by slot. Special rarity is never in a booster.
 */
export interface Sheet {
  readonly set: string;
  readonly leaders: Readonly<Record<'Common' | 'Rare', readonly CardFacts[]>>;
  readonly commonBases: readonly CardFacts[];
  readonly rareBases: readonly CardFacts[];
  readonly cards: Readonly<
    Record<'Common' | 'Uncommon' | 'Rare' | 'Legendary', readonly CardFacts[]>
  >;
}

const isPlayed = (card: CardFacts): boolean => card.type !== 'Leader' && card.type !== 'Base';

const sheets = new WeakMap<Catalogue, Map<string, Sheet>>();

/**
 * The sheets from which a set's boosters are drawn, sorted out of its card data once. Throws for a
 * set without data.
 */
export const sheetOf = (set: string, catalogue: Catalogue = catalogueOf()): Sheet => {
  const known = sheets.get(catalogue) ?? new Map<string, Sheet>();
  sheets.set(catalogue, known);
  const sheet = known.get(set) ?? sortIntoSheet(set, catalogue.content.facts);
  known.set(set, sheet);
  return sheet;
};

const sortIntoSheet = (set: string, facts: readonly CardFacts[]): Sheet => {
  const cards = facts.filter((card) => card.id.startsWith(`${set}_`));
  if (cards.length === 0) throw new Error(`no card facts of the set ${set}`);
  const having = (type: (card: CardFacts) => boolean, rarity: Rarity) =>
    cards.filter((card) => type(card) && card.rarity === rarity);
  const leader = (card: CardFacts) => card.type === 'Leader';
  const base = (card: CardFacts) => card.type === 'Base';
  return {
    set,
    leaders: { Common: having(leader, 'Common'), Rare: having(leader, 'Rare') },
    // Bases whose rarity is missing in the source are printed as often as common ones.
    commonBases: cards.filter(
      (card) => base(card) && (card.rarity === 'Common' || card.rarity === undefined),
    ),
    rareBases: having(base, 'Rare'),
    cards: {
      Common: having(isPlayed, 'Common'),
      Uncommon: having(isPlayed, 'Uncommon'),
      Rare: having(isPlayed, 'Rare'),
      Legendary: having(isPlayed, 'Legendary'),
    },
  };
};

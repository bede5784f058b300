import type { CardRow } from './card-row.js';

const cardTypes = [
  'battlefield',
  'character',
  'downgrade',
  'event',
  'plot',
  'support',
  'upgrade',
] as const;
export type CardType = (typeof cardTypes)[number];

const affiliations = ['hero', 'villain', 'neutral'] as const;
export type Affiliation = (typeof affiliations)[number];

const colors = ['red', 'blue', 'yellow', 'gray'] as const;
export type Color = (typeof colors)[number];

const symbolCodes = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  '*': 'any-damage',
  Sh: 'shield',
  R: 'resource',
  Dr: 'disrupt',
  Dc: 'discard',
  F: 'focus',
  Sp: 'special',
  '-': 'blank',
} as const;
export type DieSymbol = (typeof symbolCodes)[keyof typeof symbolCodes];

/** One side of a die. Specials and blanks count 0 (reference, part 2). */
export interface Side {
  readonly symbol: DieSymbol;
  readonly value: number | 'X';
  /**
   * There is a plus before the value: it resolves only together with a plain die of the same
   * symbol.
   */
  readonly modifier: boolean;
  /** The resources needed to resolve it. */
  readonly cost: number;
}

export interface DestinyCard {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly name: string;
  readonly subtitle?: string;
  readonly type: CardType;
  readonly affiliation: Affiliation;
  readonly color: Color;
  readonly rarity: string;
  readonly unique: boolean;
  readonly limit: number;
  readonly subtypes: readonly string[];
  readonly cost: number;
  readonly health: number;
  readonly points: readonly number[];
  /** Six sides; empty for a card without a die. */
  readonly die: readonly Side[];
  readonly reprintOf?: string;
}

const sidePattern = /^(\+?)(\d+|X)?(MD|RD|ID|\*|Sh|R|Dr|Dc|F|Sp|-)(\d+)?$/;

/** Reads a side such as `+2RD1`. Throws an error with the text if it is not a side. */
export const parseSide = (text: string): Side => {
  const match = sidePattern.exec(text);
  const symbol = match && symbolCodes[match[3] as keyof typeof symbolCodes];
  if (!match || !symbol) throw new Error(`"${text}" is no side of a die`);
  const [, plus, value, , cost] = match;
  const counts = symbol !== 'special' && symbol !== 'blank';
  if (counts !== (value !== undefined)) throw new Error(`"${text}" is no side of a die`);
  return {
    symbol,
    value: value === 'X' ? 'X' : Number(value ?? 0),
    modifier: plus === '+',
    cost: Number(cost ?? 0),
  };
};

const member = <T extends string>(of: readonly T[], value: string, what: string): T => {
  const found = of.find((one) => one === value);
  if (found === undefined) throw new Error(`"${value}" is no ${what}`);
  return found;
};

const whole = (value: number, what: string): number => {
  if (!Number.isInteger(value)) throw new Error(`${what} ${value} is no whole number`);
  return value;
};

const checkCard = (row: CardRow, set: string): DestinyCard => {
  const type = member(cardTypes, row.type, 'card type');
  const die = (row.die ?? []).map(parseSide);
  if (die.length !== 0 && die.length !== 6) throw new Error(`a die has 6 sides, not ${die.length}`);
  if (row.name.trim() === '') throw new Error('a card has a name');
  if (type === 'character' && !(row.health && row.points?.length))
    throw new Error('a character has health and points');
  // One support of a fan-made set is printed without a cost.
  if ((type === 'event' || type === 'upgrade') && row.cost === undefined)
    throw new Error('an event or upgrade has a cost');
  return {
    id: row.id,
    set,
    number: whole(row.no, 'number'),
    name: row.name,
    ...(row.subtitle === undefined ? {} : { subtitle: row.subtitle }),
    type,
    affiliation: member(affiliations, row.aff, 'affiliation'),
    color: member(colors, row.color, 'colour'),
    rarity: row.rarity,
    unique: row.unique,
    limit: whole(row.limit, 'limit'),
    subtypes: row.subtypes ?? [],
    cost: whole(row.cost ?? 0, 'cost'),
    health: whole(row.health ?? 0, 'health'),
    points: (row.points ?? []).map((points) => whole(points, 'points')),
    die,
    ...(row.reprintOf === undefined ? {} : { reprintOf: row.reprintOf }),
  };
};

/** Reads the rows of one set. Throws an error that names the set, the card and the fault. */
export const loadCards = (set: string, rows: readonly CardRow[]): DestinyCard[] => {
  const seen = new Set<string>();
  return rows.map((row) => {
    try {
      if (seen.has(row.id)) throw new Error('the id stands twice');
      seen.add(row.id);
      return checkCard(row, set);
    } catch (error) {
      throw new Error(`${set} ${row.id}: ${(error as Error).message}`, { cause: error });
    }
  });
};

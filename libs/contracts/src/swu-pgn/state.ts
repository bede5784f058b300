import type { PgnRecord } from './text.js';

/** A unit in play, as in the format's keyframes. */
export interface PgnUnit {
  readonly id: string;
  readonly zone: string;
  readonly damage: number;
  readonly exhausted: boolean;
  readonly upgrades: readonly string[];
  readonly shields: number;
  readonly experience: number;
  readonly statusTokens: Readonly<Record<string, number>>;
  readonly captured: readonly string[];
  readonly power: number;
  readonly hp: number;
  readonly keywords: readonly string[];
}

export interface PgnPlayer {
  readonly seat: 1 | 2;
  readonly baseHp: number;
  readonly baseMaxHp: number;
  readonly handSize: number;
  readonly hand: readonly string[];
  readonly deckSize: number;
  readonly resourcesReady: number;
  readonly resourcesExhausted: number;
  readonly resources: readonly string[];
  readonly credits: number;
  readonly hasForce: boolean;
  readonly discard: readonly string[];
  readonly baseEpicActionUsed: boolean;
  readonly leader: {
    readonly id: string;
    readonly deployed: boolean;
    readonly exhausted: boolean;
    readonly epicActionUsed: boolean;
  };
  readonly cards: readonly PgnUnit[];
}

export interface PgnState {
  readonly round: number;
  readonly phase: string;
  readonly initiative: 1 | 2;
  readonly initiativeTaken: boolean;
  readonly players: readonly [PgnPlayer, PgnPlayer];
}

const blankPlayer = (seat: 1 | 2, leader: string, deckSize: number): PgnPlayer => ({
  seat,
  baseHp: 30,
  baseMaxHp: 30,
  handSize: 0,
  hand: [],
  deckSize,
  resourcesReady: 0,
  resourcesExhausted: 0,
  resources: [],
  credits: 0,
  hasForce: false,
  discard: [],
  baseEpicActionUsed: false,
  leader: { id: leader, deployed: false, exhausted: false, epicActionUsed: false },
  cards: [],
});

/**
 * The state at the beginning of a game: leaders by seat, and the number of cards in each deck. 30
 * is a placeholder until the first keyframe.
 */
export const blankPgnState = (
  leaders: readonly [string, string],
  decks: readonly [number, number],
): PgnState => ({
  round: 0,
  phase: 'setup',
  initiative: 1,
  initiativeTaken: false,
  players: [blankPlayer(1, leaders[0], decks[0]), blankPlayer(2, leaders[1], decks[1])],
});

export const words = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
export const seatOf = (value: unknown): 1 | 2 | null => (value === 1 || value === 2 ? value : null);

/** More than any game has of anything: a limit for lists and counts. */
const MOST = 500;

const isRecord = (value: unknown): value is PgnRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST) : [];
const wordsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((each) => typeof each === 'string');
/** A count of things that a page draws one by one. */
const amount = (value: unknown, otherwise = 0): number =>
  Math.min(MOST, Math.max(0, Math.trunc(number(value, otherwise))));

const unitOf = (unit: PgnRecord): PgnUnit => ({
  id: words(unit['id']),
  zone: words(unit['zone']),
  damage: number(unit['damage']),
  exhausted: unit['exhausted'] === true,
  upgrades: wordsOf(unit['upgrades']),
  shields: amount(unit['shields']),
  experience: amount(unit['experience']),
  statusTokens: Object.fromEntries(
    Object.entries(isRecord(unit['statusTokens']) ? unit['statusTokens'] : {})
      .slice(0, MOST)
      .map(([kind, count]) => [kind, number(count)]),
  ),
  captured: wordsOf(unit['captured']),
  power: number(unit['power']),
  hp: number(unit['hp']),
  keywords: wordsOf(unit['keywords']),
});

const playerOf = (player: PgnRecord, seat: 1 | 2): PgnPlayer => {
  const leader = isRecord(player['leader']) ? player['leader'] : {};
  const hand = wordsOf(player['hand']);
  return {
    seat,
    baseHp: number(player['baseHp'], 30),
    baseMaxHp: number(player['baseMaxHp'], 30),
    handSize: amount(player['handSize'], hand.length),
    hand,
    deckSize: amount(player['deckSize']),
    resourcesReady: amount(player['resourcesReady']),
    resourcesExhausted: amount(player['resourcesExhausted']),
    resources: wordsOf(player['resources']),
    credits: amount(player['credits']),
    hasForce: player['hasForce'] === true,
    discard: wordsOf(player['discard']),
    baseEpicActionUsed: player['baseEpicActionUsed'] === true,
    leader: {
      id: words(leader['id']),
      deployed: leader['deployed'] === true,
      exhausted: leader['exhausted'] === true,
      epicActionUsed: leader['epicActionUsed'] === true,
    },
    cards: listOf(player['cards']).filter(isRecord).map(unitOf),
  };
};

/**
 * Reads a keyframe and checks each part; null if it is not one or lacks a seat. Some programs write
 * its players as a list, others as an object by seat.
 */
export const readKeyframe = (value: unknown): PgnState | null => {
  if (!isRecord(value)) return null;
  const { players: written } = value;
  const players = (isRecord(written) ? Object.values(written) : listOf(written)).filter(isRecord);
  const [one, two] = ([1, 2] as const).map((seat) => players.find((each) => each['seat'] === seat));
  if (one === undefined || two === undefined) return null;
  return {
    round: amount(value['round']),
    phase: words(value['phase']),
    initiative: seatOf(value['initiative']) ?? 1,
    initiativeTaken: value['initiativeTaken'] === true,
    players: [playerOf(one, 1), playerOf(two, 2)],
  };
};

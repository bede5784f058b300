import type { Refusal } from '#aggregate';
import { type ScreenMove, type ScreenTerms, toScreenMove } from '#game';
import type { DealTerms } from '#rules';
import { matchEvent, type MatchEvent } from '../../events.js';
import { type MatchPlace, type Reporter, seatOf, sideAt } from '../../place.js';
import { matchRefusals } from '../../refusals.js';
import type { TableEvents } from '../../table/events.js';
import type { GameCommand } from '../commands.js';
import { decideGame } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer, type RecordedOpening } from '../facts.js';
import { type GameRules, type Reads, type Write, writeBy } from '../kind.js';
import type { ScreenRecord } from '../record.js';
import type { GameState } from '../state.js';
import { SWU, toMove } from './swu.js';

/** The events of the games on screen of a match. */
export type TableEvent<T extends keyof TableEvents = keyof TableEvents> = MatchEvent<T>;

/**
 * Both players of a game, each identified by their side: the stream of the match says who they are.
 */
export const playersOf = (decks: Pick<TableEvents['TableOpened'], 'a' | 'b'>) => {
  const player = (playerId: Reporter): GamePlayer => ({
    playerId,
    name: '',
    list: '',
    setup: { ...decks[playerId] },
  });
  return { host: player('a'), guest: player('b') };
};

/** The table of the game with that number. */
export const openedAs = (
  game: number,
  host: GamePlayer,
  plays: string = SWU,
): GameFact<'Opened'>['data'] => ({
  gameId: String(game),
  game: plays,
  seats: 2,
  host,
  openedAt: '',
  openUntil: '',
  listed: false,
});

/** The side that chooses who has the initiative first, as part of the terms of the deal. */
export const choosing = (chooser: Reporter | null): Pick<DealTerms, 'chooser'> =>
  chooser === null ? {} : { chooser: seatOf(chooser) };

const readOpening = ({
  moves,
  ...from
}: NonNullable<TableEvents['TableOpened']['from']>): RecordedOpening => ({
  ...from,
  at: moves.length,
  moves: moves.map(toScreenMove),
});

/** The side that chose who had the initiative first; undefined if it was decided at random. */
export const chooserOf = ({ terms }: Pick<ScreenRecord, 'terms'>): Reporter | undefined => {
  const { chooser } = (terms ?? {}) as Partial<DealTerms>;
  return chooser === undefined ? undefined : sideAt(chooser);
};

const readOpened = (data: TableEvents['TableOpened']): readonly GameFact[] => {
  const { game, seedCommitment, engine, cards, discreet = false, chooser = null } = data;
  const { thinkingTime, from } = data;
  const { host, guest } = playersOf(data);
  const terms: ScreenTerms | null =
    data.plays === undefined ? { engine, cards, discreet, ...choosing(chooser) } : null;
  const begun = {
    players: [guest],
    level: 1,
    seedCommitment,
    terms,
    prepared: null,
    ...(thinkingTime && { thinkingTime }),
    ...(from && { from: readOpening(from) }),
  } as const;
  return [gameFact('Opened', openedAs(game, host, data.plays)), gameFact('Begun', begun)];
};

const readWarning = (data: TableEvents['SilenceWarned']): readonly GameFact[] => {
  const { by, rulingFrom, claimFrom } = data;
  const seats = { by: seatOf(by), seat: 1 - seatOf(by) };
  const [until, then] =
    claimFrom === null ? ([rulingFrom ?? '', 'ruling'] as const) : ([claimFrom, 'claim'] as const);
  return [gameFact('SilenceWarned', { ...seats, until, then })];
};

const readClosed = (data: TableEvents['TableClosed']): readonly GameFact[] => {
  const { winner, points, cause, seed, nonce } = data;
  if (cause === 'ruled' || cause === 'agreed' || cause === 'time') return [gameFact('Closed', {})];
  const winners = winner === 'draw' ? [] : [seatOf(winner)];
  return [gameFact('Ended', { winners, ...(points && { points }), cause, seed, nonce })];
};

/** Reads a stored move; in Star Wars: Unlimited the seat and the option are one flat object. */
export const readMove = (move: TableEvents['MovePlayed']['move']): ScreenMove =>
  'option' in move ? move : toScreenMove(move);

const storedMove = (move: ScreenMove, plays: string) => (plays === SWU ? toMove(move) : move);

/**
 * The facts about a game that an event of the match contains; none if the event is only between the
 * players and a judge.
 */
export const readTable = ({ type, data }: Pick<MatchEvent, 'type' | 'data'>) =>
  (reads as Readonly<Record<string, (data: object) => readonly GameFact[]>>)[type]?.(data) ?? [];

const reads: Partial<Reads<TableEvents>> = {
  TableOpened: readOpened,
  MovePlayed: ({ move, hash }) => [
    gameFact('Moved', { moves: [readMove(move)], hash, reasons: [] }),
  ],
  GameRewound: ({ to, cause, by }) => [
    gameFact('Rewound', { to, cause, by: by === null ? null : seatOf(by) }),
  ],
  ClockTurned: ({ a, b, asked, since }) => [
    gameFact('ClockTurned', {
      left: [a, b],
      asked: asked === null ? null : seatOf(asked),
      since,
    }),
  ],
  SilenceWarned: readWarning,
  RulingAsked: ({ by }) => [gameFact('RulingAsked', { by: seatOf(by) })],
  TableClosed: readClosed,
};

/** The single winner, else a draw. */
const winnerAmong = ([first, ...more]: readonly number[]): Reporter | 'draw' =>
  first === undefined || more.length > 0 ? 'draw' : sideAt(first);

const storedOpening = ({ source, game, hash, moves }: RecordedOpening) => ({
  source,
  game,
  hash,
  moves: moves.map(toMove),
});

/**
 * The terms of the deal as stored: for Star Wars: Unlimited the digests of what judges it and who
 * chose who goes first, else only the id of the game.
 */
const termsOf = ({ game: plays }: Pick<GameState, 'game'>, terms: ScreenTerms | null) => {
  if (plays !== SWU) return { plays };
  const { engine, cards, chooser } = terms as unknown as DealTerms;
  const chosen = chooser !== undefined && { chooser: sideAt(chooser) };
  return { engine, cards, discreet: true as const, ...chosen };
};

const dealtEvent = (
  at: MatchPlace & { readonly game: number },
  before: GameState,
  { players: [guest], seedCommitment, terms, thinkingTime, from }: GameFact<'Begun'>['data'],
): readonly TableEvent[] => {
  const [host] = before.players;
  if (!host || !guest) return [];
  return [
    matchEvent('TableOpened', {
      ...at,
      a: host.setup,
      b: guest.setup,
      seedCommitment,
      ...termsOf(before, terms),
      ...(thinkingTime && { thinkingTime }),
      ...(from && { from: storedOpening(from) }),
    }),
  ];
};

/** How much time each player has left, and whose time runs. */
export const clockEvent = (
  at: MatchPlace & { readonly game: number },
  { left: [a = 0, b = 0], asked, since }: GameFact<'ClockTurned'>['data'],
): TableEvent =>
  matchEvent('ClockTurned', { ...at, a, b, asked: asked === null ? null : sideAt(asked), since });

/** Stores no fact about sitting down: the pairing decides who plays. */
const writeAt = (at: MatchPlace & { readonly game: number }): Write<TableEvent> =>
  writeBy<TableEvent>({
    Begun: (data, before) => dealtEvent(at, before, data),
    Moved: ({ moves, hash }, { game: plays }) =>
      moves.map((move) => matchEvent('MovePlayed', { ...at, move: storedMove(move, plays), hash })),
    Rewound: ({ to, cause, by }, { record }) => {
      const from = record?.moves.length ?? 0;
      const who = by === null ? null : sideAt(by);
      return [matchEvent('GameRewound', { ...at, from, to, cause, by: who })];
    },
    ClockTurned: (clock) => [clockEvent(at, clock)],
    SilenceWarned: ({ by, until, then }) => {
      const follows = {
        rulingFrom: then === 'ruling' ? until : null,
        claimFrom: then === 'claim' ? until : null,
      };
      return [matchEvent('SilenceWarned', { ...at, by: sideAt(by), ...follows })];
    },
    RulingAsked: ({ by }) => [matchEvent('RulingAsked', { ...at, by: sideAt(by) })],
    Ended: ({ winners, points: [a, b] = [], cause, seed, nonce }) => {
      const scored = a !== undefined && b !== undefined && ({ points: [a, b] } as const);
      const winner = winnerAmong(winners);
      return [matchEvent('TableClosed', { ...at, winner, ...scored, cause, seed, nonce })];
    },
  });

/** A hash of the state is recorded at every so many moves. */
export const HASHED = 20;

const rules: GameRules = {
  begins: 'when-dealt',
  takesBack: 'undisclosed',
  claimWins: true,
  hashedEvery: HASHED,
  refusals: matchRefusals,
  codes: {
    'not-begun': 'no-table-open',
    over: 'no-table-open',
    outdated: 'table-outdated',
    'not-your-turn': 'taken-back',
    'own-silence': 'no-silence-warned',
  },
};

/** Types of the events after which the game asks a new question. */
export const tableMoves: ReadonlySet<string> = new Set([
  'TableOpened',
  'MovePlayed',
  'GameRewound',
]);

/**
 * Decides a game of a match. Its events are in the stream of the match, which has a judge, a clock
 * and a score.
 */
export const matchTable =
  (place: MatchPlace, game: number) =>
  (command: GameCommand, state: GameState): readonly TableEvent[] | Refusal =>
    decideGame({ ...rules, write: writeAt({ ...place, game }) }, command, state);

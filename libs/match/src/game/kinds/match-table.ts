import type { ScreenTerms } from '#game';
import { decksOf, setupsOf, type SwuTerms, toMove, toScreenMove } from '#games';
import { matchEvent, type MatchEvent } from '../../events.js';
import { type MatchPlace, type Reporter, seatOf, sideAt } from '../../place.js';
import type { TableEvents } from '../../table/events.js';
import { type GameDecider, gameDecider } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import type { GameRules } from '../kind.js';
import type { GameState } from '../state.js';
import { SWU } from './swu.js';

/** Facts of the games of a match. */
export type TableEvent<T extends keyof TableEvents = keyof TableEvents> = MatchEvent<T>;

/** Both players of a game, each named by their side: who they are stands in the match. */
export const playersOf = (decks: Pick<TableEvents['TableOpened'], 'a' | 'b'>) => {
  const [a = {}, b = {}] = setupsOf([decks.a, decks.b]);
  const player = (playerId: Reporter, setup: GamePlayer['setup']): GamePlayer => ({
    playerId,
    name: '',
    list: '',
    setup,
  });
  return { host: player('a', a), guest: player('b', b) };
};

/** The table at which the game of that number is played. */
export const openedAs = (game: number, host: GamePlayer): GameFact<'Opened'>['data'] => ({
  gameId: String(game),
  game: SWU,
  seats: 2,
  host,
  openedAt: '',
  openUntil: '',
  listed: false,
});

/** Who says who has the initiative first, as part of what the game is dealt from. */
export const choosing = (chooser: Reporter | null): Pick<SwuTerms, 'chooser'> =>
  chooser === null ? {} : { chooser: seatOf(chooser) };

const readOpened = (data: TableEvents['TableOpened']): readonly GameFact[] => {
  const { game, seedCommitment, engine, cards, discreet = false, chooser = null } = data;
  const { host, guest } = playersOf(data);
  const terms: ScreenTerms = { engine, cards, discreet, ...choosing(chooser) };
  const begun = { players: [guest], level: 1, seedCommitment, terms, prepared: null } as const;
  return [gameFact('Opened', openedAs(game, host)), gameFact('Begun', begun)];
};

const readWarning = (data: TableEvents['SilenceWarned']): readonly GameFact[] => {
  const { by, rulingFrom, claimFrom } = data;
  const seats = { by: seatOf(by), seat: 1 - seatOf(by) };
  const [until, then] =
    claimFrom === null ? ([rulingFrom ?? '', 'ruling'] as const) : ([claimFrom, 'claim'] as const);
  return [gameFact('SilenceWarned', { ...seats, until, then })];
};

const readClosed = (data: TableEvents['TableClosed']): readonly GameFact[] => {
  const { winner, cause, seed, nonce } = data;
  if (cause === 'ruled' || cause === 'agreed' || cause === 'time') return [gameFact('Closed', {})];
  const winners = winner === 'draw' ? [] : [seatOf(winner)];
  return [gameFact('Ended', { winners, cause, seed, nonce })];
};

/** What an event of the match tells of its game; none for what is between the players and their judge. */
export const readTable = ({ type, data }: Pick<MatchEvent, 'type' | 'data'>) =>
  (reads as Readonly<Record<string, (data: object) => readonly GameFact[]>>)[type]?.(data) ?? [];

const reads: { readonly [T in keyof TableEvents]?: (data: TableEvents[T]) => readonly GameFact[] } =
  {
    TableOpened: readOpened,
    MovePlayed: ({ move, hash }) => [
      gameFact('Moved', { moves: [toScreenMove(move)], hash, reasons: [] }),
    ],
    GameRewound: ({ to, cause, by }) => [
      gameFact('Rewound', { to, cause, by: by === null ? null : seatOf(by) }),
    ],
    SilenceWarned: readWarning,
    RulingAsked: ({ by }) => [gameFact('RulingAsked', { by: seatOf(by) })],
    TableClosed: readClosed,
  };

/** One winner, else a draw. */
const winnerAmong = ([first, ...more]: readonly number[]): Reporter | 'draw' =>
  first === undefined || more.length > 0 ? 'draw' : sideAt(first);

const dealtEvent = (
  at: MatchPlace & { readonly game: number },
  { players: [host] }: GameState,
  { players: [guest], seedCommitment, terms }: GameFact<'Begun'>['data'],
): readonly TableEvent[] => {
  if (!host || !guest) return [];
  const [a, b] = decksOf({ setups: [host.setup, guest.setup] });
  if (!a || !b) return [];
  const { engine, cards, chooser } = terms as SwuTerms;
  return [
    matchEvent('TableOpened', {
      ...at,
      a,
      b,
      seedCommitment,
      engine,
      cards,
      discreet: true,
      ...(chooser !== undefined && { chooser: sideAt(chooser) }),
    }),
  ];
};

const writeAt =
  (at: MatchPlace & { readonly game: number }) =>
  ({ type, data }: GameFact, before: GameState): readonly TableEvent[] => {
    switch (type) {
      case 'Begun':
        return dealtEvent(at, before, data);
      case 'Moved':
        return data.moves.map((move) =>
          matchEvent('MovePlayed', { ...at, move: toMove(move), hash: data.hash }),
        );
      case 'Rewound': {
        const { to, cause, by } = data;
        const from = before.record?.moves.length ?? 0;
        const who = by === null ? null : sideAt(by);
        return [matchEvent('GameRewound', { ...at, from, to, cause, by: who })];
      }
      case 'SilenceWarned': {
        const { by, until, then } = data;
        const follows = {
          rulingFrom: then === 'ruling' ? until : null,
          claimFrom: then === 'claim' ? until : null,
        };
        return [matchEvent('SilenceWarned', { ...at, by: sideAt(by), ...follows })];
      }
      case 'RulingAsked':
        return [matchEvent('RulingAsked', { ...at, by: sideAt(data.by) })];
      case 'Ended': {
        const { winners, cause, seed, nonce } = data;
        const winner = winnerAmong(winners);
        return [matchEvent('TableClosed', { ...at, winner, cause, seed, nonce })];
      }
      default:
        // Who plays is decided by the pairing.
        return [];
    }
  };

/** A hash of the state stands at every so many moves. */
export const HASHED = 20;

const rules: GameRules = {
  name: 'match',
  begins: 'when-dealt',
  takesBack: 'undisclosed',
  claimWins: true,
  hashedEvery: HASHED,
  codes: {
    'not-begun': 'no-table-open',
    over: 'no-table-open',
    outdated: 'table-outdated',
    'own-silence': 'no-silence-warned',
  },
};

/** A game of a match: it stands in the stream of the match, which has a judge, a clock and a score. */
export const matchTable = (place: MatchPlace, game: number): GameDecider<TableEvent> =>
  gameDecider<TableEvent>({
    ...rules,
    moves: new Set(['TableOpened', 'MovePlayed', 'GameRewound']),
    read: readTable,
    write: writeAt({ ...place, game }),
  });

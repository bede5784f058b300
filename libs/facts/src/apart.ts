import { z } from 'zod';
import {
  botLevel,
  displayName,
  duelCause,
  freeBestOf,
  freeFormat,
  gameId,
  onlookers,
  thinkingTime,
} from '#contracts';
import type {
  DuelEvents,
  FreeMatchEvents,
  GamePracticeEvents,
  PracticeEvents,
  TwinSunsEvents,
} from '#match';
import {
  id,
  instant,
  line,
  moves,
  playerId,
  screenMove,
  seat,
  setup,
  side,
  token,
} from './parts.js';
import { clockLeft, moment, move, tableDeck } from './match.js';
import type { SchemasOf } from './schemas-of.js';
import { card } from './tournament.js';

const ofFree = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ eventId: id, matchId: id, ...shape });
const freePlayer = z.strictObject({
  playerId,
  name: displayName,
  leader: card.nullable(),
  base: card.nullable(),
});

/** Events of the stream in which two people arrange a match outside a tournament. */
export const freeMatchSchemas = {
  FreeMatchOpened: [
    ofFree({
      host: freePlayer,
      seatsOf: id,
      format: freeFormat,
      bestOf: freeBestOf,
      thinkingTime: thinkingTime.exactOptional(),
      onlookers: onlookers.exactOptional(),
      from: z.strictObject({ ...moment, at: moves, seat: side }).exactOptional(),
      listed: z.boolean(),
      openedAt: instant,
      openUntil: instant,
    }),
  ],
  FreeMatchJoined: [ofFree({ guest: freePlayer })],
  FreeMatchCancelled: [ofFree({})],
  RematchOffered: [ofFree({ by: side })],
  RematchAccepted: [ofFree({ next: id })],
} satisfies SchemasOf<FreeMatchEvents>;

const ofTwinSuns = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ gameId: id, ...shape });
const twinSunsPlayer = z.strictObject({
  playerId: playerId.nullable(),
  name: displayName,
  deck: tableDeck,
});
const clock = {
  left: z.array(clockLeft).min(1).max(4),
  asked: seat.nullable(),
  since: instant.nullable(),
};
const judged = { seedCommitment: token, engine: token, cards: token };

/** Events of the stream of a table of Twin Suns. */
export const twinSunsSchemas = {
  TwinSunsTableOpened: [
    ofTwinSuns({
      host: twinSunsPlayer,
      seats: z.literal([3, 4]),
      openedAt: instant,
      openUntil: instant,
      listed: z.literal(true).exactOptional(),
      thinkingTime: thinkingTime.exactOptional(),
      onlookers: onlookers.exactOptional(),
    }),
  ],
  TwinSunsSeatTaken: [ofTwinSuns({ player: twinSunsPlayer })],
  TwinSunsSeatLeft: [ofTwinSuns({ playerId })],
  TwinSunsTableCancelled: [ofTwinSuns({})],
  TwinSunsDealt: [ofTwinSuns({ bots: z.array(twinSunsPlayer).max(3), level: botLevel, ...judged })],
  TwinSunsMovesPlayed: [ofTwinSuns({ moves: z.array(move).min(1).max(10_000), hash: token })],
  TwinSunsRewound: [ofTwinSuns({ from: moves, to: moves, by: seat })],
  TwinSunsClockTurned: [ofTwinSuns(clock)],
  TwinSunsSilenceWarned: [ofTwinSuns({ by: seat, seat, removableFrom: instant })],
  TwinSunsPlayerRemoved: [ofTwinSuns({ seat, by: seat })],
  TwinSunsEnded: [
    ofTwinSuns({
      winners: z.array(seat).max(4),
      cause: z.enum(['played', 'conceded']),
      seed: token,
      nonce: token,
    }),
  ],
  TwinSunsRematchOpened: [ofTwinSuns({ next: id, by: seat })],
} satisfies SchemasOf<TwinSunsEvents>;

const ofDuel = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ duelId: id, ...shape });
const duelPlayer = z.strictObject({
  playerId,
  name: displayName,
  list: line(500),
  setup,
  seat: seat.exactOptional(),
});

/** Events of the stream of a duel, whose game describes its own board. */
export const duelSchemas = {
  DuelOpened: [
    ofDuel({
      game: gameId,
      host: duelPlayer,
      seats: z.literal(4).exactOptional(),
      sides: z.literal(2).exactOptional(),
      openedAt: instant,
      openUntil: instant,
      listed: z.literal(true).exactOptional(),
      thinkingTime: thinkingTime.exactOptional(),
      onlookers: onlookers.exactOptional(),
    }),
  ],
  DuelCancelled: [ofDuel({})],
  DuelSeatTaken: [ofDuel({ player: duelPlayer })],
  DuelSeatLeft: [ofDuel({ playerId })],
  DuelDealt: [
    ofDuel({
      bots: z
        .array(duelPlayer.extend({ playerId: z.null() }))
        .min(1)
        .max(3),
      seedCommitment: token,
    }),
  ],
  DuelJoined: [ofDuel({ guest: duelPlayer, seedCommitment: token })],
  DuelMoved: [
    ofDuel({
      move: screenMove,
      answers: z.array(screenMove).min(1).max(10_000).exactOptional(),
      hash: token,
    }),
  ],
  DuelRewound: [ofDuel({ to: moves, by: seat })],
  DuelClockTurned: [ofDuel(clock)],
  DuelSilenceWarned: [ofDuel({ by: seat, seat: seat.exactOptional(), claimFrom: instant })],
  DuelEnded: [
    ofDuel({
      winner: seat.nullable(),
      winners: z.array(seat).max(4).exactOptional(),
      cause: duelCause,
      seed: token,
      nonce: token,
    }),
  ],
  DuelRematchOpened: [ofDuel({ next: id, by: seat })],
} satisfies SchemasOf<DuelEvents>;

const ofPractice = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ practiceId: id, ...shape });
const owner = z.string().regex(/^(account|visitor):[a-z0-9-]{1,64}$/);
const deed = z.strictObject({
  does: z.literal([
    'play',
    'attack',
    'attacks',
    'use',
    'choose',
    'first',
    'take-initiative',
    'pass',
  ]),
  card: token.exactOptional(),
});
const did = { did: deed.exactOptional() };
const botReason = z.discriminatedUnion('why', [
  z.strictObject({
    ...did,
    why: z.literal(['only-choice', 'rule-of-thumb', 'wins', 'guards-base']),
  }),
  z.strictObject({ ...did, why: z.literal('best-board'), gain: z.number() }),
  z.strictObject({
    ...did,
    instead: deed.exactOptional(),
    why: z.literal('best-odds'),
    passes: z.number(),
    chance: z.number(),
    next: z.number().nullable(),
  }),
]);

/** Events of the stream of a game against the bot. */
export const practiceSchemas = {
  PracticeStarted: [
    ofPractice({
      owner,
      person: tableDeck,
      bot: tableDeck,
      others: z.array(tableDeck).max(2).exactOptional(),
      ...judged,
      discreet: z.literal(true).exactOptional(),
      level: botLevel.exactOptional(),
      prepared: z
        .discriminatedUnion('game', [
          z.strictObject({
            game: z.literal([
              'first-game',
              'short-first-game',
              'first-game-3',
              'first-game-4',
              'first-game-5',
            ]),
            lesson: z.int().min(1).max(99),
          }),
          z.strictObject({ game: z.literal('recorded'), seed: token, moves }),
        ])
        .exactOptional(),
      alone: z.literal(true).exactOptional(),
      seat: seat.exactOptional(),
      chooser: seat.exactOptional(),
      thinkingTime: thinkingTime.exactOptional(),
    }),
  ],
  PracticeClockTurned: [ofPractice(clock)],
  PracticeMovesPlayed: [
    ofPractice({
      moves: z.array(move).min(1).max(10_000),
      hash: token,
      reasons: z.array(botReason).max(10_000).exactOptional(),
    }),
  ],
  PracticeRewound: [ofPractice({ from: moves, to: moves, by: seat.exactOptional() })],
  PracticeEnded: [
    ofPractice({
      winner: z.enum(['person', 'bot', 'draw']),
      winners: z.array(seat).max(4).exactOptional(),
      cause: z.enum(['played', 'conceded', 'clock']),
      seed: token,
      nonce: token,
    }),
  ],
  GamePracticeStarted: [
    ofPractice({
      owner,
      game: gameId,
      setups: z.array(setup).min(2).max(4),
      names: z.array(line(500)).min(2).max(4),
      sides: z.literal(2).exactOptional(),
      seedCommitment: token,
      thinkingTime: thinkingTime.exactOptional(),
      prepared: z.strictObject({ game: z.literal('first'), seed: token }).exactOptional(),
    }),
  ],
  GamePracticeMoved: [ofPractice({ moves: z.array(screenMove).min(1).max(10_000), hash: token })],
  GamePracticeRewound: [ofPractice({ to: moves })],
  GamePracticeEnded: [
    ofPractice({
      winner: z.enum(['person', 'bot', 'draw']),
      winners: z.array(seat).max(4).exactOptional(),
      cause: z.literal('clock').exactOptional(),
      seed: token,
      nonce: token,
    }),
  ],
} satisfies SchemasOf<PracticeEvents & GamePracticeEvents>;

/** Events of the stream that records replacements of a server's signing key. */
export const signingSchemas = {
  SigningKeyReplaced: [
    z.strictObject({
      note: z.string().max(4_000),
      generation: z.int().min(1).max(100_000).exactOptional(),
      fresh: z.boolean().exactOptional(),
    }),
  ],
} as const;

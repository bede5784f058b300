import { z } from 'zod';
import {
  chatMessageText,
  chatPhrase,
  chatReception,
  commands,
  deckIndex,
  closeCause,
  endOfRound,
  gameId,
  note,
  tableMove,
  thinkingTime,
} from '#contracts';
import type { ChatEvents, MatchEvents } from '#match';
import {
  erasable,
  gameNumber,
  id,
  instant,
  moves,
  phaseNumber,
  playerId,
  roundNumber,
  score,
  screenMove,
  setup,
  side,
  token,
  winner,
} from './parts.js';
import { card, face } from './tournament.js';
import type { SchemasOf } from './schemas-of.js';

const place = {
  eventId: id,
  phase: phaseNumber,
  round: roundNumber,
  table: z.int().min(0).max(9_999),
  players: z.tuple([playerId, playerId]),
};
const ofMatch = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ ...place, ...shape });
const ofGame = <S extends z.ZodRawShape>(shape: S) => ofMatch({ game: gameNumber, ...shape });

/** A deck in the form for games on screen. */
export const tableDeck = z.strictObject({
  leaders: z.array(card).max(2),
  base: card,
  deck: z.array(card).max(500),
});
const { at, pick, amounts, name } = tableMove.shape;
export const move = z.strictObject({
  seat: z.int().min(0).max(3),
  at,
  pick: pick.unwrap().exactOptional(),
  amounts: amounts.unwrap().exactOptional(),
  name: name.unwrap().exactOptional(),
  concede: z.literal(true).exactOptional(),
});

/** A completed game, and the hash of a position in it. */
export const moment = { source: token, game: gameNumber, hash: token };

const scheduled = {
  matchId: id,
  bestOf: z.literal([1, 3]),
  drawsAllowed: z.boolean(),
  agreedDrawAllowed: z.boolean(),
  confirmAfterMinutes: z.int().min(0).max(240),
  seats: z.literal(3).exactOptional(),
};
const matchPoints = z.int().min(0).max(2_000);
const points = z.strictObject({ most: matchPoints.min(1) });
const opened = z.strictObject({ choice: deckIndex, nonce: token });
const deckForGame = z.union([opened, z.strictObject({ choice: deckIndex, nonce: z.null() })]);
const faces = z.array(face).max(3);
const choiceSeconds = z.int().min(0).max(1_800);

const trilogySchemas = {
  DecksPresented: [
    ofMatch({
      a: faces,
      b: faces,
      banSeconds: choiceSeconds,
      pickSeconds: choiceSeconds,
      chooseBy: instant.nullable(),
      waitsFor: z.enum(['table', 'round']).exactOptional(),
    }),
  ],
  PlayerSatDown: [ofMatch({ by: side })],
  BanClockStarted: [
    ofMatch({
      because: z.enum(['both-here', 'round', 'judge']),
      chooseBy: instant.nullable(),
    }),
  ],
  BanSealed: [ofMatch({ by: side, commitment: token, byClock: z.boolean() })],
  BansRevealed: [ofMatch({ a: opened, b: opened, chooseBy: instant.nullable() })],
  DeckSealed: [ofGame({ by: side, commitment: token, byClock: z.boolean() })],
  DecksRevealed: [ofGame({ a: deckForGame, b: deckForGame })],
  GameStarted: [ofGame({ a: deckIndex, b: deckIndex })],
  GameReported: [ofGame({ by: side, winner, confirmBy: instant.nullable() })],
  GameDisputed: [ofGame({ by: side, note })],
  GameRuled: [ofGame({ winner, note })],
  GameEnded: [ofGame({ winner, chooseBy: instant.nullable() })],
} as const;

/** The rest of a thinking time reserve, in ms. */
export const clockLeft = z.int().min(0).max(86_400_000);

const dealt = { seedCommitment: token, thinkingTime: thinkingTime.exactOptional() };

const tableSchemas = {
  TableOpened: [
    z.union([
      ofGame({
        ...dealt,
        a: tableDeck,
        b: tableDeck,
        engine: token,
        cards: token,
        discreet: z.literal(true).exactOptional(),
        chooser: side.exactOptional(),
        from: z.strictObject({ ...moment, moves: z.array(move).max(10_000) }).exactOptional(),
      }),
      ofGame({
        ...dealt,
        plays: gameId,
        a: setup,
        b: setup,
        // Absent in the earliest of these events, recorded before the server had rules that check
        // the moves.
        engine: token.exactOptional(),
        cards: token.exactOptional(),
        discreet: z.literal(true).exactOptional(),
      }),
    ]),
  ],
  GameDeckChosen: [ofGame({ by: side, deck: tableDeck })],
  MovePlayed: [ofGame({ move: z.union([move, screenMove]), hash: token.nullable() })],
  TakeBackAsked: [ofGame({ by: side, to: moves })],
  TakeBackDeclined: [ofGame({ by: side })],
  GameRewound: [
    ofGame({
      from: moves,
      to: moves,
      cause: z.enum(['own-choice', 'agreed', 'ruled']),
      by: side.nullable(),
      note: note.exactOptional(),
    }),
  ],
  ClockTurned: [
    ofGame({ a: clockLeft, b: clockLeft, asked: side.nullable(), since: instant.nullable() }),
  ],
  SilenceWarned: [
    ofGame({ by: side, rulingFrom: instant.nullable(), claimFrom: instant.nullable() }),
  ],
  RulingAsked: [ofGame({ by: side })],
  DrawOffered: [ofGame({ by: side })],
  DrawDeclined: [ofGame({ by: side })],
  TimeCalled: [
    ofMatch({
      game: z.int().min(0).max(99),
      rule: endOfRound,
      lastRound: z.int().min(0).max(10_000).nullable(),
    }),
  ],
  FaultReported: [
    ofGame({
      number: z.int().min(1).max(1_000),
      by: side,
      at: moves,
      words: note,
      engine: token,
      cards: token,
    }),
  ],
  TableClosed: [
    ofGame({
      winner,
      points: z.tuple([matchPoints, matchPoints]).exactOptional(),
      cause: closeCause,
      seed: token,
      nonce: token,
    }),
  ],
} as const;

/** Events of the stream of a match, of its Trilogy choices and of its games on screen. */
export const matchSchemas = {
  MatchScheduled: [
    ofMatch({
      ...scheduled,
      format: z.literal('trilogy').exactOptional(),
      points: points.exactOptional(),
    }),
    ofMatch({ ...scheduled, format: z.enum(['plain', 'trilogy']), points: points.nullable() }),
  ],
  ResultReported: [ofMatch({ by: side, score, confirmBy: instant.nullable() })],
  ReportWithdrawn: [ofMatch({ by: side })],
  ResultConfirmed: [ofMatch({ by: side })],
  ResultDisputed: [ofMatch({ by: side, claim: score.nullable(), note })],
  ResultRuled: [ofMatch({ score, note })],
  MatchCompleted: [
    ofMatch({
      score,
      cause: z.enum(['confirmed', 'agreed', 'ruled', 'unanswered', 'dropped', 'played', 'time']),
    }),
  ],
  ResultCorrected: [ofMatch({ previous: score, score, note })],
  TimeExtended: [
    ofMatch({
      seconds: commands.ExtendTime.shape.seconds,
      reason: commands.ExtendTime.shape.reason,
    }),
  ],
  MatchVoided: [ofMatch({ reason: note, score: score.nullable() })],
  ...trilogySchemas,
  ...tableSchemas,
} satisfies SchemasOf<MatchEvents>;

const reportSchema = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({
    eventId: id,
    matchId: id,
    players: z.tuple([playerId, playerId]),
    by: side,
    at: instant,
    ...shape,
  });

/** Events of the chat of a match. */
export const chatSchemas = {
  MessageSent: [reportSchema({ text: erasable(chatMessageText) })],
  PhraseSent: [reportSchema({ phrase: chatPhrase })],
  ChatReceptionSet: [reportSchema({ reception: chatReception })],
} satisfies SchemasOf<ChatEvents>;

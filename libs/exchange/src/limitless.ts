import { z } from 'zod';
import type { EventRecord } from '#contracts';
import { jsonFormat } from './json-file.js';
import { matchesOf, resultTaker, type RecordRound } from './record-view.js';

const details = z.looseObject({
  id: z.string(),
  game: z.string(),
  format: z.string().nullable(),
  name: z.string(),
  date: z.iso.datetime(),
  players: z.int().min(0),
  phases: z.array(
    z.looseObject({
      phase: z.int().min(1),
      type: z.string(),
      rounds: z.int().min(0),
      mode: z.string(),
    }),
  ),
});
const standing = z.looseObject({
  player: z.string(),
  name: z.string(),
  placing: z.int().nullable(),
  record: z.object({ wins: z.int(), losses: z.int(), ties: z.int() }),
  drop: z.int().nullable(),
});
const pairing = z.looseObject({
  round: z.int().min(1),
  phase: z.int().min(1),
  table: z.int().optional(),
  match: z.string().optional(),
  player1: z.string(),
  player2: z.string().optional(),
  /** 0 is a draw, -1 a loss for everybody at the table. */
  winner: z.union([z.string(), z.literal(0), z.literal(-1)]).optional(),
});

/** The tournament as returned by Limitless. A best of three has match results only. */
export const limitlessDetailsJson = jsonFormat('limitless-details-json', details);
export const limitlessStandingsJson = jsonFormat('limitless-standings-json', z.array(standing));
export const limitlessPairingsJson = jsonFormat('limitless-pairings-json', z.array(pairing));

export type LimitlessStanding = z.infer<typeof standing>;
export type LimitlessPairing = z.infer<typeof pairing>;

export const limitlessStandings = (record: EventRecord): readonly LimitlessStanding[] =>
  record.players
    .filter(({ rank }) => rank !== null)
    .map(({ playerId, name, rank, droppedAfter }) => {
      const { wins, losses, draws } = matchesOf(record.rounds, playerId);
      return {
        player: playerId,
        name,
        country: null,
        placing: rank,
        record: { wins, losses, ties: draws },
        decklist: null,
        drop: droppedAfter,
      };
    });

const labelOf = (round: RecordRound, index: number) =>
  round.kind === 'elimination'
    ? { match: `T${round.tables.length * 2}-${index + 1}` }
    : { table: round.tables[index]?.table ?? index + 1 };

const winnerOf = (table: RecordRound['tables'][number]) => {
  const taker = resultTaker(table);
  if (taker === null) return {};
  if (taker === 'draw') return { winner: 0 as const };
  return { winner: taker === 'loss' ? (-1 as const) : table[taker] };
};

export const limitlessPairings = (record: EventRecord): readonly LimitlessPairing[] =>
  record.rounds.flatMap((round) => {
    const at = { round: round.number, phase: round.phase + 1 };
    return [
      ...round.tables.map((table, index) => ({
        ...at,
        ...labelOf(round, index),
        player1: table.a,
        player2: table.b,
        ...winnerOf(table),
      })),
      ...round.byes.map((player1) => ({ ...at, player1, winner: player1 })),
      ...round.losses.map((player1) => ({ ...at, player1, winner: -1 as const })),
    ];
  });

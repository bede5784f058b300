import { z } from 'zod';
import type { EventRecord } from '#contracts';
import { csvFormat } from './csv-table.js';
import { jsonFormat } from './json-file.js';
import { matchesOf, namesOf, resultTaker, swissRounds } from './record-view.js';

const seat = z.looseObject({ name: z.string(), id: z.string().nullable() });
const tournament = z.looseObject({
  TID: z.string(),
  tournamentName: z.string(),
  swissNum: z.int(),
  startDate: z.int(),
  game: z.string(),
  format: z.string(),
  standings: z.array(
    z.looseObject({ name: z.string(), wins: z.int(), draws: z.int(), losses: z.int() }),
  ),
  rounds: z.array(
    z.looseObject({
      round: z.union([z.int(), z.string()]),
      tables: z.array(
        z.looseObject({
          table: z.union([z.int(), z.string()]),
          players: z.array(seat),
          status: z.string(),
        }),
      ),
    }),
  ),
});

export const topdeckTournamentJson = jsonFormat('topdeck-tournament-json', z.array(tournament));
export const topdeckPairingsCsv = csvFormat({
  id: 'topdeck-pairings-csv',
  required: ['table', 'player 1', 'player 2'],
});

export type TopdeckTournament = z.infer<typeof tournament>;

/**
 * Tables of two, three and four. The format contains only a winner, so the places are added as
 * `places`.
 */
const roundsOf = (record: EventRecord): TopdeckTournament['rounds'] => {
  const names = namesOf(record);
  const seated = (id: string) => ({ name: names.get(id) ?? '', id });
  return record.rounds.map((round) => ({
    round: round.kind === 'elimination' ? `Top ${round.tables.length * 2}` : round.number,
    tables: [
      ...round.tables.map((table) => {
        const taker = resultTaker(table);
        const winner = taker === 'a' || taker === 'b' ? seated(table[taker]) : null;
        return {
          table: table.table,
          players: [seated(table.a), seated(table.b)],
          winner: taker === 'draw' ? 'Draw' : (winner?.name ?? null),
          winner_id: winner?.id ?? null,
          status: taker === null ? 'Pending' : 'Completed',
        };
      }),
      ...(round.multiplayer ?? []).map(({ table, seats }) => {
        const first = seats.filter(({ place }) => place === 1);
        const winner = first.length === 1 && first[0] ? seated(first[0].playerId) : null;
        return {
          table,
          players: seats.map(({ playerId }) => seated(playerId)),
          places: seats.map(({ place }) => place),
          winner: winner?.name ?? (first.length > 1 ? 'Draw' : null),
          winner_id: winner?.id ?? null,
          status: first.length === 0 ? 'Pending' : 'Completed',
        };
      }),
    ],
  }));
};

export const topdeckTournament = (record: EventRecord): readonly TopdeckTournament[] => {
  const swiss = swissRounds(record);
  const cut = record.rounds.filter(({ kind }) => kind === 'elimination');
  return [
    {
      TID: record.eventId,
      tournamentName: record.name,
      swissNum: swiss.length,
      startDate: Math.floor(Date.parse(`${record.date}T00:00:00Z`) / 1_000),
      game: 'Star Wars Unlimited',
      format: record.format,
      topCut: (cut[0]?.tables.length ?? 0) * 2,
      standings: record.players
        .filter(({ rank }) => rank !== null)
        .map(({ playerId, name }) => {
          const [all, inSwiss, inCut] = [record.rounds, swiss, cut].map((rounds) =>
            matchesOf(rounds, playerId),
          );
          return {
            name,
            id: playerId,
            decklist: null,
            wins: all?.wins ?? 0,
            winsSwiss: inSwiss?.wins ?? 0,
            winsBracket: inCut?.wins ?? 0,
            draws: all?.draws ?? 0,
            losses: all?.losses ?? 0,
            lossesSwiss: inSwiss?.losses ?? 0,
            lossesBracket: inCut?.losses ?? 0,
            byes: swiss.filter(({ byes }) => byes.includes(playerId)).length,
          };
        }),
      rounds: roundsOf(record),
    },
  ];
};

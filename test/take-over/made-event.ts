import { seededRandom } from '#chance';
import type { EventRecord } from '#contracts';
import { playedMatch, type RoundResult, toDecimal } from '#game';
import { swu } from '#games';
import { plainSettings } from '#tournament';

type Round = EventRecord['rounds'][number];

const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 0, b: 2, drawn: 0 },
  { a: 1, b: 2, drawn: 0 },
  { a: 1, b: 1, drawn: 1 },
  { a: 0, b: 0, drawn: 3 },
  { a: 1, b: 0, drawn: 0 },
] as const;

/** The results of the Swiss rounds of a record, for the ledger of the game. */
const resultsIn = (rounds: readonly Round[]): readonly RoundResult[] =>
  rounds.flatMap(({ number: round, tables, byes, losses }): readonly RoundResult[] => [
    ...tables.flatMap(({ a, b, score }) => (score ? [playedMatch(round, { a, b }, score)] : [])),
    ...byes.map((player) => ({ kind: 'bye', round, player }) as const),
    ...losses.map((player) => ({ kind: 'loss', round, player }) as const),
  ]);

export interface Standing {
  readonly name: string;
  readonly points: number;
  readonly omw: number;
  readonly gw: number;
  readonly ogw: number;
}

/**
 * The standings after so many rounds as the game's ledger
 * counts them from the results alone, no event in between.
 */
export const standingsAfter = (record: EventRecord, rounds: number): readonly Standing[] => {
  const played = record.rounds.slice(0, rounds);
  const results = resultsIn(played);
  const present = new Set(
    played.flatMap(({ tables, byes, losses }) => [
      ...tables.flatMap(({ a, b }) => [a, b]),
      ...byes,
      ...losses,
    ]),
  );
  const names = new Map(record.players.map(({ playerId, name }) => [playerId, name]));
  const gone = record.players.filter(
    ({ droppedAfter }) => droppedAfter !== null && droppedAfter <= rounds,
  );
  return swu
    .standings({
      players: [...present],
      results,
      settings: plainSettings,
      swissRounds: record.rounds.length,
      seed: 'c',
      dropped: gone.map(({ playerId }) => playerId),
    })
    .map(({ player, points, values }) => ({
      name: names.get(player) ?? '',
      points,
      omw: Number(toDecimal(values['omw'] ?? { numerator: 0n, denominator: 1n })),
      gw: Number(toDecimal(values['gw'] ?? { numerator: 0n, denominator: 1n })),
      ogw: Number(toDecimal(values['ogw'] ?? { numerator: 0n, denominator: 1n })),
    }));
};

/**
 * An event of invented players: whoever still plays meets at random, some come late and get a loss for it,
 * some leave, one is left over. Whoever has met meets again only where a seed leaves nothing else.
 */
export const madeEvent = (seed: string, size: number, roundCount: number): EventRecord => {
  const random = seededRandom(seed);
  const below = (most: number): number => random.below(most);
  const ids = Array.from({ length: size }, (_, index) => `player-${index + 1}`);
  const left = new Map<string, number>();
  const met = new Set<string>();
  const rounds: Round[] = [];
  for (let number = 1; number <= roundCount; number += 1) {
    const late = number === 1 ? ids.filter(() => below(12) === 0).slice(0, 2) : [];
    const waiting = ids.filter((id) => !left.has(id) && !late.includes(id));
    for (let at = waiting.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [waiting[at], waiting[other]] = [waiting[other] ?? '', waiting[at] ?? ''];
    }
    const byes = waiting.length % 2 === 1 ? waiting.splice(0, 1) : [];
    const tables: Round['tables'] = [];
    while (waiting.length > 1) {
      const a = waiting.shift() ?? '';
      const fresh = waiting.findIndex((b) => !met.has([a, b].toSorted().join(' ')));
      const [b = ''] = waiting.splice(Math.max(0, fresh), 1);
      met.add([a, b].toSorted().join(' '));
      const table = tables.length + 1;
      tables.push({
        ...{ matchId: `match-${number}-${table}`, table, a, b },
        score: { ...(scores[below(scores.length)] ?? scores[0]) },
      });
    }
    rounds.push({
      ...{ phase: 0, round: number, number, kind: 'swiss', completed: true },
      ...{ tables, byes, losses: late },
    });
    if (number < roundCount)
      for (const id of ids.filter(() => below(14) === 0))
        if (!left.has(id) && ids.length - left.size > 4) left.set(id, number);
  }
  const record: EventRecord = {
    ...{ eventId: 'made-event', name: 'Made event', date: '2026-05-16', venue: 'Made' },
    ...{ game: 'swu', format: 'premier', status: 'running', bestOf: 3 },
    points: { win: 3, draw: 1, loss: 0, bye: 3 },
    columns: ['omw', 'gw', 'ogw'],
    phases: [{ kind: 'swiss', rounds: roundCount }],
    players: ids.map((playerId, index) => ({
      ...{ playerId, name: `Player ${index + 1}`, rank: null, swissRank: null },
      ...{
        points: 0,
        record: '',
        tiebreaks: {},
        droppedAfter: left.get(playerId) ?? null,
        decks: [],
      },
    })),
    rounds,
  };
  const rows = standingsAfter(record, roundCount);
  return {
    ...record,
    players: record.players.map((player) => {
      const at = rows.findIndex(({ name }) => name === player.name);
      const row = rows[at];
      if (!row) return player;
      const { points, omw, gw, ogw } = row;
      return { ...player, rank: at + 1, swissRank: at + 1, points, tiebreaks: { omw, gw, ogw } };
    }),
  };
};

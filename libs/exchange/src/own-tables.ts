import type { EventRecord } from '#contracts';
import { csvFormat, type CsvTable } from './csv-table.js';
import { namesOf, resultTaker } from './record-view.js';

const ours = (id: string, required: readonly string[]) => csvFormat({ id, required, mark: true });

export const playersCsv = ours('players-csv', ['Player', 'Name', 'Dropped after']);
export const pairingsCsv = ours('pairings-csv', ['Round', 'Table', 'Player 1', 'Player 2']);
export const standingsCsv = ours('standings-csv', ['Rank', 'Player', 'Name', 'Points', 'Record']);
export const decksCsv = ours('decks-csv', ['Player', 'Deck', 'Section', 'Card', 'Count']);

const text = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export const playersTable = ({ players }: EventRecord): CsvTable => ({
  columns: ['Player', 'Name', 'Dropped after'],
  rows: players.map(({ playerId, name, droppedAfter }) => [playerId, name, text(droppedAfter)]),
});

/** One row for a table of two, one for each seat of a larger table, one for a bye or an assigned loss. */
export const pairingsTable = (record: EventRecord): CsvTable => {
  const names = namesOf(record);
  const name = (id: string) => names.get(id) ?? '';
  const alone = (number: number, kind: string, id: string) =>
    [text(number), kind, '', '', id, name(id), '', '', '', '', '', kind, ''] as const;
  return {
    columns: [
      'Round',
      'Phase',
      'Table',
      'Match',
      'Player 1',
      'Name 1',
      'Player 2',
      'Name 2',
      'Games 1',
      'Games 2',
      'Drawn',
      'Result',
      'Place',
    ],
    rows: record.rounds.flatMap((round) => [
      ...round.tables.map((table) => {
        const { a, b, score } = table;
        return [
          text(round.number),
          round.kind,
          text(table.table),
          table.matchId,
          a,
          name(a),
          b,
          name(b),
          text(score?.a),
          text(score?.b),
          text(score?.drawn),
          { a: '1', b: '2', draw: 'draw', loss: 'double loss', none: '' }[
            resultTaker(table) ?? 'none'
          ],
          '',
        ];
      }),
      ...(round.multiplayer ?? []).flatMap(({ table, seats }) =>
        seats.map(({ playerId, place }) => [
          ...[text(round.number), round.kind, text(table), '', playerId, name(playerId)],
          ...['', '', '', '', '', 'place', text(place)],
        ]),
      ),
      ...round.byes.map((id) => alone(round.number, 'bye', id)),
      ...round.losses.map((id) => alone(round.number, 'loss', id)),
    ]),
  };
};

export const standingsTable = ({ players, columns }: EventRecord): CsvTable => ({
  columns: [
    'Rank',
    'Swiss rank',
    'Player',
    'Name',
    'Points',
    'Record',
    ...columns,
    'Dropped after',
  ],
  rows: players
    .filter(({ rank }) => rank !== null)
    .map((player) => [
      text(player.rank),
      text(player.swissRank),
      player.playerId,
      player.name,
      text(player.points),
      player.record,
      ...columns.map((column) => text(player.tiebreaks[column])),
      text(player.droppedAfter),
    ]),
});

const sections = ['leaders', 'bases', 'main', 'sideboard'] as const;

export const decksTable = ({ players }: EventRecord): CsvTable => ({
  columns: ['Player', 'Name', 'Deck', 'Section', 'Card', 'Count'],
  rows: players.flatMap(({ playerId, name, decks }) =>
    decks.flatMap((deck, index) =>
      sections.flatMap((section) =>
        deck[section].map(({ id, count }) => [
          ...[playerId, name, text(index + 1), section, id, text(count)],
        ]),
      ),
    ),
  ),
});

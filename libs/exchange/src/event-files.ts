import type { EventRecord } from '#contracts';
import { limitlessPairings, limitlessPairingsJson } from './limitless.js';
import { limitlessStandings, limitlessStandingsJson } from './limitless.js';
import { meleeMatches, meleeMatchesCsv, meleeStandings, meleeStandingsCsv } from './melee-csv.js';
import {
  decksCsv,
  decksTable,
  pairingsCsv,
  pairingsTable,
  playersCsv,
  playersTable,
  standingsCsv,
  standingsTable,
} from './own-tables.js';
import { topdeckTournament, topdeckTournamentJson } from './topdeck.js';
import { trfFormat } from './trf.js';
import { trfOf } from './trf-event.js';

/** A file format in which an event can be exported. */
export interface EventFileFormat {
  readonly ending: string;
  readonly media: string;
  readonly write: (record: EventRecord) => string;
}

const file = <T>(
  format: { readonly ending: string; readonly media: string; write(value: T): string },
  valueOf: (record: EventRecord) => T,
): EventFileFormat => ({
  ending: format.ending,
  media: format.media,
  write: (record) => format.write(valueOf(record)),
});

/** By the name in the address; the same names as in `eventFileNames` of the contracts. */
export const eventFiles = {
  players: file(playersCsv, playersTable),
  pairings: file(pairingsCsv, pairingsTable),
  standings: file(standingsCsv, standingsTable),
  decks: file(decksCsv, decksTable),
  record: {
    ending: 'json',
    media: 'application/json',
    write: (record) => `${JSON.stringify(record, null, 1)}\n`,
  },
  'melee-standings': file(meleeStandingsCsv, meleeStandings),
  'melee-matches': file(meleeMatchesCsv, meleeMatches),
  'limitless-standings': file(limitlessStandingsJson, (record) => [...limitlessStandings(record)]),
  'limitless-pairings': file(limitlessPairingsJson, (record) => [...limitlessPairings(record)]),
  topdeck: file(topdeckTournamentJson, (record) => [...topdeckTournament(record)]),
  trf26: file(trfFormat, (record) => trfOf(record, 'trf26')),
  trfbx: file(trfFormat, (record) => trfOf(record, 'trfbx')),
} satisfies Record<string, EventFileFormat>;

export type EventFileName = keyof typeof eventFiles;

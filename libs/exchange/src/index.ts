export type { ExchangeFormat, ExchangeProblem, Reading } from './reading.js';
export { cellsOf, csvFormat, type CsvTable } from './csv-table.js';
export { jsonFormat } from './json-file.js';
export {
  decksCsv,
  decksTable,
  pairingsCsv,
  pairingsTable,
  playersCsv,
  playersTable,
  standingsCsv,
  standingsTable,
} from './own-tables.js';
export {
  cardeStandingsCsv,
  meleeMatches,
  meleeMatchesCsv,
  meleeResults,
  meleeStandings,
  meleeStandingsCsv,
  type MeleeResult,
} from './melee-csv.js';
export {
  meleeDeckJson,
  meleeMatchesJson,
  meleePageStandingsJson,
  meleePlayersJson,
  meleeStandingsJson,
  meleeTournamentJson,
} from './melee-json.js';
export {
  limitlessDetailsJson,
  limitlessPairings,
  limitlessPairingsJson,
  limitlessStandings,
  limitlessStandingsJson,
} from './limitless.js';
export { topdeckPairingsCsv, topdeckTournament, topdeckTournamentJson } from './topdeck.js';
export { eventJsonLd, problemJson, startggPhasesJson } from './other-json.js';
export { trfFormat, trfPairs, type TrfFile, type TrfPlayer, type TrfRound } from './trf.js';
export { trfFaults, trfOf, type TrfKind } from './trf-event.js';
export { deckLink, deckSites, type DeckLink } from './deck-links.js';
export { readForeignEvent } from './foreign/read-foreign-event.js';
export type { ForeignReading } from './foreign/tables.js';
export { eventFiles, type EventFileFormat, type EventFileName } from './event-files.js';

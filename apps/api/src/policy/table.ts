import { commandDefinitions, deckReaders, type Grant, staff } from '#application';
import { commandNames, type CommandName, type QueryName } from '#contracts';

/** The one table of rights over commands, out of their definitions. What a row does not grant is denied. */
export const commandPolicy = Object.fromEntries(
  commandNames.map((name) => [name, commandDefinitions[name].grants]),
) as { readonly [N in CommandName]: readonly Grant[] };

/** The one table of rights over questions. Decks are opened further by the event's own setting (deck-visibility.ts). */
export const queryPolicy: { readonly [Q in QueryName]: readonly Grant[] } = {
  publicEvents: ['anyone'],
  games: ['anyone'],
  myEvents: ['anyone'],
  event: ['onlooker'],
  roster: ['onlooker'],
  pairings: ['onlooker'],
  pairingDesk: staff,
  standings: ['onlooker'],
  bracket: ['onlooker'],
  resultsFile: ['onlooker'],
  eventRecord: ['onlooker'],
  moments: ['onlooker'],
  moment: ['onlooker'],
  archive: ['anyone'],
  metagame: ['anyone'],
  player: ['onlooker'],
  mySeat: ['onlooker'],
  match: ['onlooker'],
  deck: [...deckReaders, 'self'],
  judgeCalls: staff,
  corrections: staff,
  story: staff,
  trio: [...deckReaders, 'self'],
  trilogyMatch: ['onlooker'],
  trilogyStandings: ['onlooker'],
  trilogyStatistics: ['onlooker'],
  pods: ['onlooker'],
  draftStandings: ['onlooker'],
  seasons: ['anyone'],
  season: ['anyone'],
  conventions: ['anyone'],
  convention: ['anyone'],
  openTables: ['anyone'],
};

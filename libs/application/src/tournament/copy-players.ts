import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { validateDeck } from '#formats';
import { isLimited, type PlayerState, type TournamentState } from '#tournament';
import { joinDecisions } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import {
  appendToTournament,
  loadTournament,
  type TournamentAction,
} from '../context/tournament-context.js';
import { type DeckAgain, deckAgain } from '../deck/deck-again.js';
import { rulesOf } from '../deck/deck-rules.js';
import { ownListsOf } from '../deck/own-lists.js';
import { conflictRefusal, forbiddenRefusal, notFoundRefusal } from '../refusals.js';
import { organizers } from '../rights/grants.js';
import { beforeStart } from '../rights/lifecycles.js';
import { rightsIn } from '../rights/roles.js';
import { nonceOf } from './entry.js';

/**
 * The players of one tournament who are not in the other yet. Those on a waitlist are not copied.
 */
const missing = (from: TournamentState, into: TournamentState): readonly PlayerState[] => {
  const accounts = new Set([...into.players.values()].map(({ account }) => account));
  return [...from.players.values()].filter(
    ({ playerId, account, status }) =>
      (status === 'registered' || status === 'checked-in' || status === 'playing') &&
      !into.players.has(playerId) &&
      (account === null || !accounts.has(account)),
  );
};

/**
 * The actions that copy a player, without anything that depends on rounds. The player id stays the
 * same, so the code of a guest's seat opens the copy as well: its hash covers the id, not the
 * tournament.
 */
const actionsFor = (
  { playerId, name, account, members, team, staticTable, guestCode }: PlayerState,
  index: number,
  { meta, teams }: { readonly meta: CommandMetadata; readonly teams: boolean },
): readonly TournamentAction[] => [
  {
    type: 'RegisterPlayer',
    data: {
      ...{ playerId, name, account, nonce: nonceOf(meta, undefined, index), byStaff: true },
      members: teams ? members : undefined,
    },
  },
  ...(account === null && guestCode !== undefined
    ? [
        {
          type: 'IssueGuestCode',
          data: { playerId, codeHash: guestCode.hash, endDevices: false },
        } as const,
      ]
    : []),
  ...(team ? [{ type: 'SetTeam', data: { playerId, team } } as const] : []),
  ...(staticTable === null
    ? []
    : [{ type: 'AssignStaticTable', data: { playerId, table: staticTable } } as const]),
];

/**
 * The player's deck for the other tournament. Lists in a game's own form keep their verdict if the
 * format is the same; others are judged by the rules of the new tournament.
 */
const deckFor = (
  { playerId, deck }: PlayerState,
  { from, into }: { readonly from: TournamentState; readonly into: TournamentState },
  services: CommandServices,
): Promise<DeckAgain | null> => {
  const brought = (format: TournamentState['format']) => format !== 'trilogy' && !isLimited(format);
  if (!brought(from.format) || !brought(into.format)) return Promise.resolve(null);
  const own = ownListsOf(services.games, into) !== null;
  if (own && from.format !== into.format) return Promise.resolve(null);
  const rules = own ? null : rulesOf(into);
  return deckAgain(
    { playerId, deckId: deck?.deckId, eventId: into.eventId },
    (earlier) => (rules === null ? earlier.verdict : validateDeck(earlier.deck, rules)),
    services,
  );
};

/**
 * For a tournament that began wrongly and starts over: enters all its players here, with their
 * decks and guest codes. The sender must be an organizer of both.
 */
export const CopyPlayers = defineCommand({
  name: 'CopyPlayers',
  payload: commands.CopyPlayers,
  grants: organizers,
  token: 'players',
  during: beforeStart,
  makes: { PlayerRegistered: 'playerId', DeckRegistered: 'deckId' },
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    return isRefusal(context) ? context : { ...context, asker: request.asker };
  },
  decide: async ({ from: fromId }, { asker, ...context }, services) => {
    const { state: from } = await services.aggregates.tournament(fromId);
    if (from.status === 'none') return notFoundRefusal('tournament/not-found');
    const { roles } = rightsIn(from, asker);
    if (!organizers.some((role) => roles.has(role))) return forbiddenRefusal();
    const { state: into } = context.tournament;
    if (from.game !== into.game) return conflictRefusal('copy/other-game');
    const players = missing(from, into);
    if (players.length === 0) return conflictRefusal('copy/nobody');
    const decks = await Promise.all(
      players.map((player) => deckFor(player, { from, into }, services)),
    );
    const { meta } = context;
    const teams = into.settings.teamSeats !== undefined;
    const actions = players.flatMap((player, index) => {
      const deck = decks[index]?.action;
      return [...actionsFor(player, index, { meta, teams }), ...(deck ? [deck] : [])];
    });
    return joinDecisions(
      appendToTournament(context, ...actions),
      decks.flatMap((deck) => (deck ? [deck.list] : [])),
    );
  },
});

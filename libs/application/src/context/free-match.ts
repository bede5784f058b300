import { isRefusal } from '#aggregate';
import { catalogueInForce } from '#cards';
import type { CommandName } from '#contracts';
import type { LoadedStream } from '#event-store';
import { bySide, type FreeMatchState, isFreeMatch, type MatchState, sideAt } from '#match';
import { deriveId } from '#platform';
import { GrowingMap, type PlayerState, tournamentDecider, type TournamentState } from '#tournament';
import { freeEventOf } from '#vocabulary';
import type { RequestAbout } from '../command/request.js';
import { forbiddenRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { sideOf, type Rights } from '../rights/roles.js';
import type { CommandServices } from '../command/services.js';
import { actorsOf, personalMetadata } from './personal-context.js';

/** The namespace from which player ids of free matches are derived. */
export const freeMatchSeats = 'free-match-seat';

/**
 * The id of a person in one free match and its rematches; it reveals nothing about who they are
 * elsewhere.
 */
export const freeMatchPlayerId = (seatsOf: string, actor: string): string =>
  deriveId(`${seatsOf}/${actor}`, freeMatchSeats);

/** The seats of a free match that the asker holds. */
export const freeMatchRights = ({ seatsOf, host, guest }: FreeMatchState, asker: Asker): Rights => {
  const own = new Set(actorsOf(asker).map((actor) => freeMatchPlayerId(seatsOf, actor)));
  const seats = [host, guest].flatMap((player) => player ?? []);
  return {
    roles: new Set(),
    ownPlayers: new Set(seats.flatMap(({ playerId }) => (own.has(playerId) ? [playerId] : []))),
  };
};

/** The side of a free match that the asker plays; null for everybody else. */
export const freeMatchSide = (state: FreeMatchState, asker: Asker): 'a' | 'b' | null => {
  const { ownPlayers } = freeMatchRights(state, asker);
  const own = bySide(state, [state.host, state.guest]).map(
    (player) => player !== null && ownPlayers.has(player.playerId),
  );
  const side = own.indexOf(true);
  return side < 0 ? null : sideAt(side);
};

const asPlayer = ({
  playerId,
  name,
}: {
  readonly playerId: string;
  readonly name: string;
}): PlayerState => ({
  playerId,
  name,
  account: null,
  nonce: '',
  status: 'playing',
  deck: null,
  staticTable: null,
  missed: [],
  droppedAfter: null,
});

/**
 * Stands in for the tournament of a match that belongs to none: its two players, Premier with the
 * cards in force today, no staff. Hands are open once the match is over.
 */
export const freeTournament = (
  { matchId, openedAt, host, guest, thinkingTime }: FreeMatchState,
  match: Pick<MatchState, 'status'>,
): TournamentState => ({
  ...tournamentDecider.initialState,
  eventId: freeEventOf(matchId),
  date: openedAt.slice(0, 10),
  bundles: catalogueInForce().bundles,
  settings: { ...tournamentDecider.initialState.settings, thinkingTime },
  status: match.status === 'completed' ? 'finished' : 'running',
  players: GrowingMap.of(
    [host, guest].flatMap((player) =>
      player === null ? [] : [[player.playerId, asPlayer(player)] as const],
    ),
  ),
});

/**
 * What the players of a free match may do at its table; nobody reports results, rules or calls a
 * judge there.
 */
const playing: ReadonlySet<CommandName> = new Set<CommandName>([
  'OpenTable',
  'ChooseGameDeck',
  'PlayMove',
  'TakeBackMove',
  'AskTakeBack',
  'AnswerTakeBack',
  'WarnSilence',
  'CallClock',
  'ClaimGame',
  'OfferDraw',
  'AnswerDraw',
  'ReportFault',
  'SendMessage',
  'SendPhrase',
  'SetChatReception',
]);

export const isOfNoTournament = (matchId: string, { place }: Pick<MatchState, 'place'>): boolean =>
  isFreeMatch(matchId, place?.eventId);

/** Loads a match of no tournament; rights follow from who sits where. */
export const loadFreeMatch = async (
  request: RequestAbout<{ readonly matchId: string }>,
  match: LoadedStream<MatchState>,
  { aggregates, games }: Pick<CommandServices, 'aggregates' | 'games'>,
) => {
  const { asker, name, payload } = request;
  const { state: free } = await aggregates.freeMatch(payload.matchId);
  const rights = freeMatchRights(free, asker);
  const side = sideOf(match.state, rights);
  if (side === null || !playing.has(name)) return forbiddenRefusal();
  const meta = personalMetadata(request);
  if (isRefusal(meta)) return meta;
  const nothing = await aggregates.tournament(freeEventOf(payload.matchId));
  return {
    tournament: { ...nothing, state: freeTournament(free, match.state) },
    match,
    rights,
    side,
    meta,
    games,
  };
};

import { isRefusal, type Refusal } from '#aggregate';
import type { LoadedStream } from '#event-store';
import {
  chatDecider,
  type ChatCommand,
  type ChatActing,
  type ChatState,
  type MatchState,
  sideAt,
} from '#match';
import type { TournamentState } from '#tournament';
import { freeEventOf } from '#vocabulary';
import { appendDecided, type Decision } from '../command/decision.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { isOfNoTournament } from '../context/free-match.js';
import { loadOwnMatch } from '../context/match-context.js';
import { loadOwnGame } from '../game/game-context.js';
import { duels } from '../game/played-kinds.js';
import { conflictRefusal } from '../refusals.js';
import type { Grant } from '../rights/grants.js';
import { isPossible, playing } from '../rights/lifecycles.js';

/** A chat as loaded, with the player who is about to write. */
export interface ChatContext {
  readonly meta: CommandMetadata;
  readonly chat: LoadedStream<ChatState>;
  /** Null if nobody may write. */
  readonly acting: ChatActing | null;
}

type Load<Payload> = (
  request: RequestAbout<Payload>,
  grants: readonly Grant[],
  services: Pick<CommandServices, 'aggregates' | 'games'>,
) => Promise<Omit<ChatContext, 'chat'> | Refusal>;

/**
 * Whether the players of a match may write: if the organizer allows it, until the tournament is
 * over; in a match of no tournament also after its end.
 */
export const mayChat = (
  matchId: string,
  match: Pick<MatchState, 'status' | 'place'>,
  tournament: TournamentState,
): boolean => {
  if (match.status === 'void') return false;
  if (isOfNoTournament(matchId, match)) return true;
  return tournament.settings.tableChat !== false && isPossible(playing, tournament);
};

const inMatch: Load<{ readonly matchId: string }> = async (request, grants, services) => {
  const context = await loadOwnMatch(request, grants, services);
  if (isRefusal(context)) return context;
  const { match, tournament, meta, side: by } = context;
  const { matchId } = request.payload;
  const { place } = match.state;
  if (!place || !mayChat(matchId, match.state, tournament.state)) return { meta, acting: null };
  const { eventId, players } = place;
  return { meta, acting: { eventId, matchId, players, by } };
};

/** The chat of a game between two people of no tournament that describes its own board. */
const inDuel: Load<{ readonly duelId: string }> = async (request, grants, services) => {
  const context = await loadOwnGame(duels)(request, grants, services);
  if (isRefusal(context)) return context;
  const { game, seat, meta } = context;
  const { duelId } = request.payload;
  const [host, guest] = game.state.players;
  if (game.state.sides !== null || !host?.playerId || !guest?.playerId)
    return { meta, acting: null };
  const players = [host.playerId, guest.playerId] as const;
  const by = sideAt(seat);
  return { meta, acting: { eventId: freeEventOf(duelId), matchId: duelId, players, by } };
};

/** The chat of a match, or of a game between two people of no tournament. */
export const loadChat = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  services: Pick<CommandServices, 'aggregates' | 'games'>,
): Promise<ChatContext | Refusal> => {
  const { aggregates } = services;
  const { matchId } = request.payload;
  const ofMatch =
    aggregates.matchInMemory(matchId).state.place !== null ||
    (await aggregates.game(duels.decider, matchId)).state.status === 'none';
  const context = ofMatch
    ? await inMatch(request, grants, services)
    : await inDuel({ ...request, payload: { duelId: matchId } }, grants, services);
  return isRefusal(context) ? context : { ...context, chat: await aggregates.chat(matchId) };
};

/** Appends what a player does to the stream of the chat. */
export const appendToChat = (
  { acting, chat, meta }: ChatContext,
  asked: (acting: ChatActing, at: string) => ChatCommand,
): Decision => {
  if (acting === null) return conflictRefusal('chat/closed');
  return appendDecided(chat, chatDecider.decide(asked(acting, meta.at), chat.state));
};

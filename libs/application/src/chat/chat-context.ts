import { appendTo, type LoadedStream, type StreamAppend } from '#event-store';
import {
  chatDecider,
  type ChatCommand,
  type ChatActing,
  type ChatState,
  type MatchState,
} from '#match';
import type { TournamentState } from '#tournament';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { isOfNoTournament } from '../context/free-match.js';
import { loadMatch, type MatchContext, ownSide } from '../context/match-context.js';
import { refused } from '../failure/request-failure.js';
import type { Grant } from '../rights/grants.js';

/** A match with its chat as loaded, and which of its players is about to act. */
export interface ChatContext extends MatchContext {
  readonly matchId: string;
  readonly chat: LoadedStream<ChatState>;
}

export const loadChat = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  services: Pick<CommandServices, 'aggregates'>,
): Promise<ChatContext> => {
  const context = await loadMatch(request, grants, services);
  const { matchId } = request.payload;
  return { ...context, matchId, chat: await services.aggregates.chat(matchId) };
};

/** Whether the players of a match may write: where the organizer lets them, until the event is over. After a match of no event they still may. */
export const mayChat = (
  matchId: string,
  match: Pick<MatchState, 'status' | 'place'>,
  { status, settings }: Pick<TournamentState, 'status' | 'settings'>,
): boolean => {
  if (match.status === 'void') return false;
  if (isOfNoTournament(matchId, match)) return true;
  return settings.tableChat !== false && status !== 'finished' && status !== 'cancelled';
};

/** What a player's deed appends to the chat's stream. Throws the refusal. */
export const appendToChat = (
  context: ChatContext,
  asked: (acting: ChatActing, at: string) => ChatCommand,
): readonly StreamAppend[] => {
  const { matchId, match, event, chat, meta } = context;
  const by = ownSide(context);
  const { place } = match.state;
  if (!place || !mayChat(matchId, match.state, event.state)) throw refused({ code: 'chat/closed' });
  const { eventId, players } = place;
  const command = asked({ eventId, matchId, players, by }, meta.at);
  return [appendTo(chat, acceptedEvents(chatDecider.decide(command, chat.state)))];
};

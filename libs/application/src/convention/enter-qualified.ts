import { joinDecisions } from '../command/decision.js';
import { isRefusal, type Refusal } from '#aggregate';
import { commands } from '#contracts';
import type { LoadedStream } from '#event-store';
import { eventResults } from '#read-models';
import {
  type ConventionState,
  type Opening,
  qualifiers,
  type Stage,
  stageEventId,
  stageOf,
  type TournamentState,
  yetToEnter,
} from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import { loadConvention } from '../context/convention-context.js';
import { appendToTournament, type TournamentAction } from '../context/tournament-context.js';
import { type DeckAgain, deckAgain } from '../deck/deck-again.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { codeFor, nonceOf } from '../tournament/entry.js';
import { refuseByLifecycle, beforeStart } from '../rights/lifecycles.js';

/**
 * Somebody who enters a stage, with what they bring along. A person keeps the same id in every
 * stage.
 */
interface Entrant {
  readonly playerId: string;
  readonly name: string;
  readonly account: string | null;
  readonly opening: Opening;
  readonly members?: readonly string[];
  /** The tournament whose deck the entrant keeps; null: none. */
  readonly deckFrom: TournamentState | null;
}

const findQualified = async (
  { state }: LoadedStream<ConventionState>,
  stage: Stage,
  { aggregates, models, positions, games }: CommandServices,
): Promise<readonly Entrant[] | Refusal> => {
  if (stage.entry.kind !== 'qualified') return [];
  const sourceId = stageEventId(state.conventionId ?? '', stage.entry.from);
  const source = await aggregates.tournament(sourceId);
  if (source.state.status !== 'finished')
    return conflictRefusal('convention/source-not-finished', {
      stage: stageOf(state, stage.entry.from)?.name ?? stage.entry.from,
    });
  await positions.reached(source.streamId, source.position);
  const results = await eventResults(models, sourceId);
  return qualifiers(games, source.state, results, stage).map(({ player, opening }) => ({
    playerId: player.playerId,
    name: player.name,
    account: player.account,
    opening,
    ...(player.members ? { members: player.members } : {}),
    deckFrom: stage.decks === 'kept' ? source.state : null,
  }));
};

const listInvited = ({ invitations }: ConventionState, stageId: string): readonly Entrant[] =>
  [...invitations.values()]
    .filter((each) => each.stageId === stageId)
    .map(({ invitationId, name, account, points }) => ({
      playerId: invitationId,
      name,
      account,
      opening: { from: null, points, met: [] },
      deckFrom: null,
    }));

const registerAction = (
  { playerId, name, account, opening, members }: Entrant,
  index: number,
  meta: CommandMetadata,
): TournamentAction => ({
  type: 'RegisterPlayer',
  data: {
    playerId,
    name,
    account,
    nonce: nonceOf(meta, undefined, index),
    byStaff: true,
    opening,
    members,
  },
});

/** The deck that an entrant played in the stage before, submitted again unchanged. */
const keptDeck = (
  { playerId, deckFrom }: Entrant,
  eventId: string,
  services: CommandServices,
): Promise<DeckAgain | null> =>
  deckAgain(
    { playerId, deckId: deckFrom?.players.get(playerId)?.deck?.deckId, eventId },
    ({ verdict }) => verdict,
    services,
  );

/**
 * Enters the qualified and the invited, each with a seat of their own. Sent again, it enters those
 * who are still missing.
 */
export const EnterQualified = defineCommand({
  name: 'EnterQualified',
  payload: commands.EnterQualified,
  grants: ['owner'],
  token: 'players',
  during: beforeStart,
  makes: { PlayerRegistered: 'playerId', DeckRegistered: 'deckId' },
  load: loadConvention,
  decide: async ({ conventionId, stageId }, { convention, meta }, services) => {
    const stage = stageOf(convention.state, stageId);
    if (stage === null) return notFoundRefusal('convention/stage-unknown');
    const eventId = stageEventId(conventionId, stageId);
    const tournament = await services.aggregates.tournament(eventId);
    if (tournament.state.status === 'none')
      return conflictRefusal('convention/stage-not-opened', { stage: stage.name });
    const refusal = refuseByLifecycle(beforeStart, tournament.state);
    if (refusal) return refusal;
    const qualified = await findQualified(convention, stage, services);
    if (isRefusal(qualified)) return qualified;
    const entrants = yetToEnter(
      [...tournament.state.players.values()],
      [...qualified, ...listInvited(convention.state, stageId)],
    );
    if (entrants.length === 0) return conflictRefusal('convention/nobody-to-enter');
    const decks = await Promise.all(
      entrants.map((entrant) => keptDeck(entrant, eventId, services)),
    );
    const actions = entrants.flatMap((entrant, index): readonly TournamentAction[] => {
      const deck = decks[index]?.action;
      return [
        registerAction(entrant, index, meta),
        ...(entrant.account === null ? [codeFor(services.guestCodes, meta, entrant)] : []),
        ...(deck ? [deck] : []),
      ];
    });
    return joinDecisions(
      appendToTournament({ tournament, meta, games: services.games }, ...actions),
      decks.flatMap((deck) => (deck ? [deck.list] : [])),
    );
  },
});

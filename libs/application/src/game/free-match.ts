import { joinDecisions } from '../command/decision.js';
import { decideInTurn, type DomainEvent, isRefusal, type Refusal, streamOf } from '#aggregate';
import { commands, type PracticeDeck } from '#contracts';
import { appendTo, newStream } from '#event-store';
import type { Deck } from '#formats';
import {
  freeMatchOf,
  type FreeMatchState,
  type GameCommand,
  type GameState,
  plainTerms,
  seatOf,
  SWU,
  type TableDeck,
} from '#match';
import { deriveId } from '#platform';
import type { RequestAbout } from '../command/request.js';
import { defineCommand } from '../command/definition.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import { loadNothing } from '../context/personal-context.js';
import { broughtBy } from '../free-match/brought-by.js';
import { firstDeal } from './first-deal.js';
import { broughtDeck, facesOf, handInFree } from '../free-match/free-deck.js';
import { bothDecks, openingFor, readableGame, recordedGame } from './recorded-game.js';
import { asList } from '../practice/practice-deck.js';
import { conflictRefusal } from '../refusals.js';
import type { Grant } from '../rights/grants.js';
import { loadGame, loadOwnGame, playerIdIn } from './game-context.js';
import { openGame } from './open.js';
import { freeMatches } from './played-kinds.js';
import { seatCommands } from './seat-commands.js';
import { ofAnybody, ofPlayers } from './senders.js';

const load = loadGame(freeMatches);
const loadOwn = loadOwnGame(freeMatches);

/** Opens a table for a match of no tournament. */
export const OpenFreeMatch = defineCommand({
  name: 'OpenFreeMatch',
  payload: commands.OpenFreeMatch,
  ...ofAnybody,
  opens: 'table',
  makes: { FreeMatchOpened: 'matchId' },
  load: loadNothing,
  decide: async (asked, { meta }, services) => {
    const { deck, name, format, bestOf, listed } = asked;
    const { at, commandId } = meta;
    const list = broughtDeck({ asked: deck, format, seed: commandId, at });
    if (isRefusal(list)) return list;
    const opened = await openGame(freeMatches, meta, services, {
      game: SWU,
      seats: 2,
      listed,
      agreed: { format, bestOf, ...plainTerms(asked) },
      brought: { name, list: '', setup: facesOf(list) },
    });
    if (isRefusal(opened)) return opened;
    const { gameId, host, appends } = opened;
    return [...appends, handInFree(gameId, host.playerId, list)];
  },
});

/** Opens a table at which two people play on from a decision of a finished game. */
export const PlayOnTogether = defineCommand({
  name: 'PlayOnTogether',
  payload: commands.PlayOnTogether,
  ...ofAnybody,
  opens: 'table',
  makes: { FreeMatchOpened: 'matchId' },
  load: async (request, grants, services) => {
    const loaded = await loadNothing(request, grants);
    if (isRefusal(loaded)) return loaded;
    const recorded = await readableGame(request.payload.from, request.asker, services);
    return isRefusal(recorded) ? recorded : { ...loaded, recorded };
  },
  decide: async ({ from, seat, name }, { meta, recorded }, services) => {
    const opening = openingFor(services.games, recorded, from);
    if (isRefusal(opening)) return opening;
    const list = asList(bothDecks(recorded.record)[seatOf(seat)]);
    const { hash } = opening;
    const agreed = { format: 'eternal', bestOf: 1, from: { ...from, hash, seat } };
    const brought = { name, list: '', setup: facesOf(list) };
    const table = { game: SWU, seats: 2, listed: false, agreed, brought };
    const opened = await openGame(freeMatches, meta, services, table);
    if (isRefusal(opened)) return opened;
    const { gameId, host, appends } = opened;
    return [...appends, handInFree(gameId, host.playerId, list)];
  },
});

/** The host cancels the table. Before somebody joins, only the host has a seat. */
export const CancelFreeMatch = defineCommand({
  name: 'CancelFreeMatch',
  payload: commands.CancelFreeMatch,
  ...seatCommands(freeMatches).leave,
});

/** The guest's deck: their own, or in a recorded game that of the side the host did not choose. */
const guestsDeck = async (
  asked: PracticeDeck | undefined,
  { format, from }: FreeMatchState,
  {
    meta: { at, commandId },
    services,
  }: { readonly meta: CommandMetadata; readonly services: CommandServices },
): Promise<Deck | Refusal> => {
  if (from) {
    if (asked) return conflictRefusal('free-match/deck-fixed');
    const recorded = await recordedGame(from, services);
    if (isRefusal(recorded)) return recorded;
    return asList(bothDecks(recorded.record)[1 - seatOf(from.seat)] as TableDeck);
  }
  if (!asked) return conflictRefusal('free-match/deck-missing');
  return broughtDeck({ asked, format, seed: commandId, at });
};

/**
 * Takes the other seat of a free match: both are seated and the first game is dealt, or nothing
 * happens.
 */
export const JoinFreeMatch = defineCommand({
  name: 'JoinFreeMatch',
  payload: commands.JoinFreeMatch,
  ...ofAnybody,
  load,
  decide: async ({ deck, name }, context, services) => {
    const { kind, game, meta, games } = context;
    const { actor, at } = meta;
    const free = freeMatchOf(game.state);
    const { matchId, host } = free;
    const playerId = playerIdIn(kind, matchId, actor);
    const refusal = kind.decider.mayJoin(game.state, { playerId }, at);
    if (refusal) return refusal;
    const list = await guestsDeck(deck, free, { meta, services });
    if (isRefusal(list)) return list;
    const player = { playerId, name, list: '', setup: facesOf(list) };
    const events = kind.decider.decide({ type: 'Join', data: { player, at }, games }, game.state);
    if (isRefusal(events)) return events;
    const joined = freeMatchOf(events.reduce(kind.decider.evolve, game.state));
    const hosts = await broughtBy(services.store, matchId, host?.playerId ?? '');
    return joinDecisions(
      [appendTo(game, events), handInFree(matchId, playerId, list)],
      await firstDeal(joined, { a: hosts, b: list }, { acting: context, services }),
    );
  },
});

const loadPlayed = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  services: CommandServices,
) => {
  const loaded = await loadOwn(request, grants, services);
  if (isRefusal(loaded)) return loaded;
  const match = await services.aggregates.match(request.payload.matchId);
  return { ...loaded, over: match.state.status === 'completed' };
};

/**
 * Opens another match of the same two with the same decks, once both want it. It belongs to the log
 * of the first.
 */
export const OfferRematch = defineCommand({
  name: 'OfferRematch',
  payload: commands.OfferRematch,
  ...ofPlayers,
  opens: 'table',
  makes: { FreeMatchOpened: 'matchId' },
  visitorPass: true,
  load: loadPlayed,
  decide: async ({ matchId }, context, services) => {
    const { kind, game, seat, over, meta, games } = context;
    // Derived from the id of the accepting command, which nobody else knows: otherwise everybody
    // who sees this match could claim the id of the next one.
    const next = deriveId(meta.commandId, 'rematch');
    const { initialState, evolve, decide } = kind.decider;
    const events = decide(
      { type: 'OpenRematch', data: { by: seat, next, over }, games },
      game.state,
    );
    if (isRefusal(events)) return events;
    if (!events.some(({ type }) => type === 'RematchAccepted')) return [appendTo(game, events)];
    const { players, game: played, seats, agreed, seatsOf } = game.state;
    const [host, guest] = players;
    if (!host?.playerId || !guest?.playerId) throw new Error('a match of two has two players');
    const times = { openedAt: meta.at, openUntil: meta.at, listed: false };
    const table = { gameId: next, game: played, seats, host, agreed, seatsOf, ...times };
    const opened = decideInTurn<GameCommand, GameState, DomainEvent>(kind.decider, initialState, [
      { type: 'Open', data: table, games },
      { type: 'Join', data: { player: guest, at: meta.at }, games },
    ]);
    if (isRefusal(opened)) return opened;
    const joined = freeMatchOf(opened.reduce(evolve, initialState));
    const { store } = services;
    const lists = {
      a: await broughtBy(store, matchId, host.playerId),
      b: await broughtBy(store, matchId, guest.playerId),
    };
    return joinDecisions(
      [
        appendTo(game, events),
        newStream(streamOf('free-match', next), opened),
        handInFree(next, host.playerId, lists.a),
        handInFree(next, guest.playerId, lists.b),
      ],
      await firstDeal(joined, lists, { acting: context, services }),
    );
  },
});

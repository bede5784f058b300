import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { type CommandPayload, recordedSource } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import type { GameCatalogue } from '#game';
import {
  finishedGame,
  type MatchEvent,
  openingAt,
  practiceDecider,
  type SeededRecord,
  type RecordedOpening,
  type ScreenRecord,
  SWU,
  type TableDeck,
} from '#match';
import type { TournamentState } from '#tournament';
import { decksArePublic } from '#vocabulary';
import type { CommandServices } from '../command/services.js';
import { visitMatch } from '../context/match-visitor.js';
import { gameFor } from './game-context.js';
import { practices } from './played-kinds.js';
import { seedOfGame } from './running-game.js';
import type { Asker } from '../people/asker.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';

type Source = Pick<CommandPayload<'PlayOnTogether'>['from'], 'source' | 'game'>;
type Services = Pick<CommandServices, 'aggregates' | 'store' | 'seeds'>;

const noSuchGame = (): Refusal => notFoundRefusal('free-match/no-such-game');
const notOver = (): Refusal => conflictRefusal('free-match/game-not-over');

const ofTwo = (record: ScreenRecord): Refusal | null => {
  if (record.game !== SWU) return noSuchGame();
  return record.setups.length === 2 ? null : conflictRefusal('free-match/game-of-several');
};

const gameOfMatch = async (
  { matchId, game }: { readonly matchId: string; readonly game: number },
  { store, seeds }: { readonly store: EventStore; readonly seeds: Services['seeds'] },
): Promise<SeededRecord | Refusal> => {
  const streamId = streamOf('match', matchId);
  const finished = finishedGame(factsIn<MatchEvent>(await store.readStream(streamId)), game);
  if (!finished) return notOver();
  const { choice: seed } = await seeds.of(streamId, game);
  return ofTwo(finished.record) ?? { record: finished.record, seed };
};

const gameOfPractice = async (
  practiceId: string,
  { aggregates, seeds }: Pick<Services, 'aggregates' | 'seeds'>,
): Promise<SeededRecord | Refusal> => {
  const { state, streamId } = await aggregates.game(practiceDecider, practiceId);
  const { record, ended } = state;
  if (record === null) return noSuchGame();
  if (ended === null) return notOver();
  const { choice: seed } = await seedOfGame({ streamId, state }, seeds);
  return ofTwo(record) ?? { record, seed };
};

/** A finished game as recorded. The caller has checked that the asker may see it. */
export const recordedGame = async (
  { source, game }: Source,
  services: Services,
): Promise<SeededRecord | Refusal> => {
  const kept = recordedSource(source);
  if (kept === null) return noSuchGame();
  return kept.kind === 'match'
    ? gameOfMatch({ matchId: kept.id, game }, services)
    : gameOfPractice(kept.id, services);
};

/**
 * The refusal if the hands of a finished game are not open, to its own players (`own`) or to
 * others; null if they are.
 */
export const closedHands = (
  tournament: Pick<TournamentState, 'settings' | 'status'>,
  own: boolean,
): 'free-match/game-not-open' | 'free-match/game-shown-late' | null => {
  if (!decksArePublic(tournament)) return 'free-match/game-not-open';
  // Onlookers of a running tournament may get to see games with a delay.
  const delayed = (tournament.settings.watchDelaySeconds ?? 0) > 0;
  return delayed && !own && tournament.status !== 'finished' ? 'free-match/game-shown-late' : null;
};

/**
 * A finished game for somebody who may see both hands; while a tournament is shown with a delay,
 * only the game's own players.
 */
export const readableGame = async (
  from: Source,
  asker: Asker,
  services: Services,
): Promise<SeededRecord | Refusal> => {
  const kept = recordedSource(from.source);
  if (kept === null) return noSuchGame();
  const { id } = kept;
  if (kept.kind === 'practice') {
    const asked = { kind: practices, gameId: id };
    const own = await gameFor(asked, asker, ['self'], services.aggregates);
    return isRefusal(own) ? own : recordedGame(from, services);
  }
  const { aggregates } = services;
  const { state: match } = await aggregates.match(id);
  if (!match.place) return noSuchGame();
  const visitor = await visitMatch(id, match, asker, {
    tournament: async (eventId) => (await aggregates.tournament(eventId)).state,
    freeMatch: (matchId) => aggregates.freeMatch(matchId),
  });
  if (isRefusal(visitor)) return visitor;
  const closed = closedHands(visitor.tournament, visitor.side !== null);
  return closed === null ? recordedGame(from, services) : conflictRefusal(closed);
};

/** The decks of both players of such a game. */
export const bothDecks = ({ setups }: ScreenRecord): readonly [TableDeck, TableDeck] => {
  const [a, b] = setups as unknown as readonly TableDeck[];
  if (!a || !b) throw new Error('a game of one');
  return [a, b];
};

/** The decision of a recorded game from which two people play on. */
export const openingFor = (
  games: GameCatalogue,
  recorded: SeededRecord,
  from: CommandPayload<'PlayOnTogether'>['from'],
): RecordedOpening | Refusal => {
  const opening = openingAt(games, recorded, from);
  if (typeof opening !== 'string') return opening;
  return conflictRefusal(
    opening === 'outdated' ? 'free-match/game-outdated' : 'free-match/no-such-decision',
  );
};

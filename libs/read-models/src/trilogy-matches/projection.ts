import {
  blankTrilogy,
  trilogyFolds,
  type DeckIndex,
  type GameScore,
  type GameWinner,
  type Reporter,
  type TrilogyEvents,
  type TrilogyState,
} from '#match';
import type { RecordedEvent } from '#event-store';
import { change, defineReadModel, matchIdOf, type Fold } from '../define.js';
import type { Facts, MatchFactType } from '../facts.js';

interface PlayedGame {
  readonly game: number;
  readonly a: DeckIndex;
  readonly b: DeckIndex;
  /** Null while it is played, and for ever when a ruling ended the match first. */
  readonly winner: GameWinner | null;
}

export interface TrilogyMatchDoc {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly players: readonly [string, string];
  readonly status: 'open' | 'completed' | 'void';
  /** Null until the decks are presented. Holds commitments, never a choice that is not revealed. */
  readonly trilogy: TrilogyState | null;
  readonly dispute: { readonly by: Reporter; readonly note: string } | null;
  readonly games: readonly PlayedGame[];
  readonly score: GameScore | null;
}

const on = <T extends MatchFactType>(
  fold: (doc: TrilogyMatchDoc, data: Facts[T], event: RecordedEvent) => TrilogyMatchDoc,
) =>
  change<TrilogyMatchDoc, T>(
    ({ eventId }, event) => [{ scope: eventId, key: matchIdOf(event) }],
    fold,
  );

/** As the match itself folds the fact; `more` is what only a page wants to know. */
const played = <T extends keyof TrilogyEvents>(
  type: T,
  more: (doc: TrilogyMatchDoc, data: TrilogyEvents[T]) => Partial<TrilogyMatchDoc> = () => ({}),
) =>
  on<T & MatchFactType>((doc, fact, event) => {
    const data = fact as TrilogyEvents[T];
    return {
      ...doc,
      trilogy: trilogyFolds[type](doc.trilogy ?? blankTrilogy, data, event.version),
      ...more(doc, data),
    };
  }) as unknown as Fold<TrilogyMatchDoc, T>;

/** Every Trilogy match of an event as it stands, one document each. */
export const trilogyMatchesModel = defineReadModel<TrilogyMatchDoc>('trilogy-matches', 1, {
  MatchScheduled: {
    keys: ({ eventId, matchId }) => [{ scope: eventId, key: matchId }],
    fold: (_doc, { matchId, phase, round, table, players, format }) =>
      format === 'trilogy'
        ? {
            matchId,
            phase,
            round,
            table,
            players,
            status: 'open',
            trilogy: null,
            dispute: null,
            games: [],
            score: null,
          }
        : undefined,
  },
  DecksPresented: played('DecksPresented'),
  BanSealed: played('BanSealed'),
  BansRevealed: played('BansRevealed'),
  DeckSealed: played('DeckSealed'),
  DecksRevealed: played('DecksRevealed'),
  GameStarted: played('GameStarted', (doc, { game, a, b }) => ({
    games: [...doc.games, { game, a, b, winner: null }],
  })),
  GameReported: played('GameReported'),
  GameDisputed: played('GameDisputed', (_doc, { by, note }) => ({ dispute: { by, note } })),
  GameRuled: played('GameRuled'),
  GameEnded: played('GameEnded', (doc, { game, winner }) => ({
    dispute: null,
    games: doc.games.map((each) => (each.game === game ? { ...each, winner } : each)),
  })),
  MatchCompleted: on((doc, { score }) => ({ ...doc, status: 'completed', dispute: null, score })),
  ResultCorrected: on((doc, { score }) => ({ ...doc, score })),
  MatchVoided: on((doc) => ({ ...doc, status: 'void' })),
});

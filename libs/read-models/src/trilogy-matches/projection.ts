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
  /** Null while it is played, and for ever if a ruling ended the match first. */
  readonly winner: GameWinner | null;
}

/** A choice that was drawn by lot: whose, for which game (0: the bans), and why. */
interface DrawnChoice {
  readonly game: number;
  readonly by: Reporter;
  readonly because: 'clock' | 'judge';
}

export interface TrilogyMatchDoc {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly players: readonly [string, string];
  readonly status: 'open' | 'completed' | 'void';
  /**
   * Null until the decks are presented. Contains commitments, but never a choice before it is
   * revealed.
   */
  readonly trilogy: TrilogyState | null;
  readonly dispute: { readonly by: Reporter; readonly note: string } | null;
  readonly games: readonly PlayedGame[];
  readonly lots: readonly DrawnChoice[];
  readonly score: GameScore | null;
}

const on = <T extends MatchFactType>(
  fold: (doc: TrilogyMatchDoc, data: Facts[T], event: RecordedEvent) => TrilogyMatchDoc,
) =>
  change<TrilogyMatchDoc, T>(
    ({ eventId }, event) => [{ scope: eventId, key: matchIdOf(event) }],
    fold,
  );

/** Folds the event as the match itself does; `more` is additional data for pages. */
const foldTrilogy = <T extends keyof TrilogyEvents>(
  type: T,
  more: (
    doc: TrilogyMatchDoc,
    data: TrilogyEvents[T],
    event: RecordedEvent,
  ) => Partial<TrilogyMatchDoc> = () => ({}),
) =>
  on<T & MatchFactType>((doc, fact, event) => {
    const data = fact as TrilogyEvents[T];
    return {
      ...doc,
      trilogy: trilogyFolds[type](doc.trilogy ?? blankTrilogy, data, event.version),
      ...more(doc, data, event),
    };
  }) as unknown as Fold<TrilogyMatchDoc, T>;

/**
 * Adds the lot that was drawn for a player who had not chosen. Before the deadline only a judge can
 * have the lot drawn (docs/adr/0013), so the times show who ended the wait.
 */
const withLot = (
  doc: TrilogyMatchDoc,
  { game, by, byClock }: { game: number; by: Reporter; byClock: boolean },
  { meta }: RecordedEvent,
): Pick<TrilogyMatchDoc, 'lots'> => {
  if (!byClock) return { lots: doc.lots };
  const chooseBy = doc.trilogy?.chooseBy ?? null;
  const inTime = chooseBy === null || Date.parse(meta.at) < Date.parse(chooseBy);
  return { lots: [...doc.lots, { game, by, because: inTime ? 'judge' : 'clock' }] };
};

/** The current state of every Trilogy match of an event, one document each. */
export const trilogyMatchesModel = defineReadModel<TrilogyMatchDoc>(
  'trilogy-matches',
  { version: 3, scope: 'event', matchOf: (key) => key },
  {
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
              lots: [],
              score: null,
            }
          : undefined,
    },
    DecksPresented: foldTrilogy('DecksPresented'),
    PlayerSatDown: foldTrilogy('PlayerSatDown'),
    BanClockStarted: foldTrilogy('BanClockStarted'),
    BanSealed: foldTrilogy('BanSealed', (doc, data, event) =>
      withLot(doc, { ...data, game: 0 }, event),
    ),
    BansRevealed: foldTrilogy('BansRevealed'),
    DeckSealed: foldTrilogy('DeckSealed', withLot),
    DecksRevealed: foldTrilogy('DecksRevealed'),
    GameStarted: foldTrilogy('GameStarted', (doc, { game, a, b }) => ({
      games: [...doc.games, { game, a, b, winner: null }],
    })),
    GameReported: foldTrilogy('GameReported'),
    GameDisputed: foldTrilogy('GameDisputed', (_doc, { by, note }) => ({ dispute: { by, note } })),
    GameRuled: foldTrilogy('GameRuled'),
    GameEnded: foldTrilogy('GameEnded', (doc, { game, winner }) => ({
      dispute: null,
      games: doc.games.map((each) => (each.game === game ? { ...each, winner } : each)),
    })),
    MatchCompleted: on((doc, { score }) => ({ ...doc, status: 'completed', dispute: null, score })),
    ResultCorrected: on((doc, { score }) => ({ ...doc, score })),
    MatchVoided: on((doc) => ({ ...doc, status: 'void' })),
  },
);

import type { DeckFace, DeckIndex, GameWinner, MatchPlace, Reporter } from '#match';
import type { DocumentKey } from '#event-store';
import { change, defineReadModel, matchIdOf } from '../define.js';
import type { Facts, MatchFactType } from '../facts.js';
import { blankRecord, recordFolds, foldEntries, type PlayerRecordDoc } from './records.js';

/** What happened to one player's three decks in one match. */
export interface MatchUse {
  readonly matchId: string;
  readonly decks: readonly DeckFace[];
  readonly banned: DeckIndex | null;
  /** The opponent did not choose in time, so their ban was drawn by lot. */
  readonly bannedByLot: boolean;
  /** The player did not choose in time, so their first deck was drawn by lot. */
  readonly openedByLot: boolean;
  readonly games: readonly {
    readonly deck: DeckIndex;
    readonly outcome: 'won' | 'lost' | 'drawn' | null;
  }[];
}

export interface TrilogyRecordDoc extends PlayerRecordDoc {
  readonly uses: readonly MatchUse[];
}

const sideOf = ({ players }: MatchPlace, playerId: string): Reporter =>
  players[0] === playerId ? 'a' : 'b';

/** Changes the data of this match for both players. */
const inMatch = <T extends MatchFactType>(
  fold: (use: MatchUse, data: Facts[T], side: Reporter) => MatchUse,
) =>
  change<TrilogyRecordDoc, T>(
    ({ eventId, players }): readonly DocumentKey[] =>
      players.map((key) => ({ scope: eventId, key })),
    (doc, data, event, { key }) => {
      const matchId = matchIdOf(event);
      const before = doc.uses.find((use) => use.matchId === matchId) ?? {
        matchId,
        decks: [],
        banned: null,
        bannedByLot: false,
        openedByLot: false,
        games: [],
      };
      return {
        ...doc,
        uses: [
          ...doc.uses.filter((use) => use.matchId !== matchId),
          fold(before, data, sideOf(data, key)),
        ],
      };
    },
  );

const outcomeFor = (winner: GameWinner, side: Reporter): 'won' | 'lost' | 'drawn' =>
  winner === 'draw' ? 'drawn' : winner === side ? 'won' : 'lost';

/**
 * The records behind the standings of a Trilogy event: one per player, with the data of their three
 * decks in every match.
 */
export const trilogyStandingsModel = defineReadModel<TrilogyRecordDoc>(
  'standings-trilogy',
  { version: 2, scope: 'event' },
  {
    ...recordFolds(),
    ...foldEntries<TrilogyRecordDoc>((data) =>
      data.format === 'trilogy' ? { ...blankRecord(data), uses: [] } : undefined,
    ),
    DecksPresented: inMatch((use, data, side) => ({ ...use, decks: data[side] })),
    BanSealed: inMatch((use, { by, byClock }, side) =>
      by === side ? use : { ...use, bannedByLot: byClock },
    ),
    DeckSealed: inMatch((use, { by, byClock, game }, side) =>
      by === side && game === 1 ? { ...use, openedByLot: byClock } : use,
    ),
    BansRevealed: inMatch((use, data, side) => ({
      ...use,
      banned: data[side === 'a' ? 'b' : 'a'].choice,
    })),
    GameStarted: inMatch((use, data, side) => ({
      ...use,
      games: [...use.games, { deck: data[side], outcome: null }],
    })),
    GameEnded: inMatch((use, { winner }, side) => ({
      ...use,
      games: use.games.map((game, index) =>
        index === use.games.length - 1 ? { ...game, outcome: outcomeFor(winner, side) } : game,
      ),
    })),
  },
);

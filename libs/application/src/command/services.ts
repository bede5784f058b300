import type { Boosters, PackMemory } from '#draft';
import type {
  EventStore,
  LoadedStream,
  ModelReader,
  PersonKeys,
  SealedSecrets,
  SecretChoice,
} from '#event-store';
import type { CardCount } from '#formats';
import type { GameCatalogue } from '#game';
import type { BotAnswers, BotTask, MatchState } from '#match';
import type { Logger, Outage } from '#platform';
import type { TournamentState } from '#tournament';
import type { GuestCodes } from '../people/guest-codes.js';
import type { RescueKeys } from '../people/rescue-keys.js';
import type { PlayedGames } from '../played-games/played-games.js';
import type { Aggregates } from '../streams/aggregates.js';
import type { RecentOpenings } from './recent-openings.js';
import type { SystemCommands } from './system-commands.js';

/** Finds accounts; accounts themselves are kept by the sign-in library. */
export interface AccountDirectory {
  byEmail(email: string): Promise<{ readonly id: string; readonly name: string } | null>;
  /** Whether the account's address was confirmed; true where no mail is sent. */
  isConfirmed(account: string): Promise<boolean>;
}

/** Waits until the read models have taken an event of a log. */
export interface ModelPositions {
  reached(log: string, globalPosition: number): Promise<unknown>;
}

/**
 * The secret seeds of games on screen, by the stream in which they are played and their number there (1
 * where left out). Drawn again it is the one drawn first: nobody can deal until they like their hand.
 */
export interface GameSeeds {
  draw(streamId: string, game?: number): Promise<SecretChoice>;
  /** The seed of a first game that is dealt as an earlier one was: no chance, but kept like the others. */
  alike(streamId: string, seed: string): Promise<SecretChoice>;
  of(streamId: string, game?: number): Promise<SecretChoice>;
  /** Blank for a game that is not running, which the match refuses whatever the seed. */
  ofRunning(match: LoadedStream<Pick<MatchState, 'table'>>, game: number): Promise<SecretChoice>;
}

/** What one player builds their deck from, as far as it is there. */
export interface PlayerPool {
  readonly state: 'missing' | 'drafting' | 'complete';
  /** What the cards were opened from. */
  readonly from: Boosters;
  readonly cards: readonly CardCount[];
  /** Sealed: the cards by booster, in the order opened. */
  readonly boosters: readonly (readonly string[])[];
  /** Everyone may see it. */
  readonly open: boolean;
}

export interface PlayerPoolFinder {
  /** Null in a tournament whose decks are brought from home. */
  of(tournament: TournamentState, playerId: string): Promise<PlayerPool | null>;
}

/** Thinks about the bot's answers apart from the commands of others. */
export interface BotThinker {
  answers(task: BotTask): Promise<BotAnswers>;
}

/** What commands may use beside what they load. One object for all, made once by each app. */
export interface CommandServices {
  readonly aggregates: Aggregates;
  readonly store: EventStore;
  readonly secrets: SealedSecrets;
  readonly models: ModelReader;
  readonly positions: ModelPositions;
  readonly guestCodes: GuestCodes;
  readonly rescueKeys: RescueKeys;
  readonly accounts: AccountDirectory;
  readonly seeds: GameSeeds;
  /** Every game that tournaments can be held of here. */
  readonly games: GameCatalogue;
  /** Where games on screen stand. */
  readonly played: Pick<PlayedGames, 'of'>;
  readonly bot: BotThinker;
  readonly openings: RecentOpenings;
  readonly packs: PackMemory;
  readonly pools: PlayerPoolFinder;
  /** Keys under which events tell about people. */
  readonly personKeys: PersonKeys;
  readonly system: SystemCommands;
  readonly logger: Logger;
  /** Times in which nobody could reach the system. */
  readonly openHours: { readonly outages: readonly Outage[] };
}

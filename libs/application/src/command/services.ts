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

/** Finds accounts; the sign-in library stores them. */
export interface AccountDirectory {
  byEmail(email: string): Promise<{ readonly id: string; readonly name: string } | null>;
  /** Whether the account's address was confirmed; true if this server sends no mail. */
  isConfirmed(account: string): Promise<boolean>;
}

/** Waits until the read models have taken an event of a log. */
export interface ModelPositions {
  reached(log: string, globalPosition: number): Promise<unknown>;
}

/**
 * The secret seeds of games on screen, by the stream in which a game is played and its number there
 * (default 1). Drawing again returns the first seed: nobody can deal again until they like their
 * hand.
 */
export interface GameSeeds {
  draw(streamId: string, game?: number): Promise<SecretChoice>;
  /**
   * The seed of a first game that repeats an earlier deal: not random, but stored like the others.
   */
  alike(streamId: string, seed: string): Promise<SecretChoice>;
  of(streamId: string, game?: number): Promise<SecretChoice>;
  /** Blank for a game that is not running; the match refuses that command whatever the seed. */
  ofRunning(match: LoadedStream<Pick<MatchState, 'table'>>, game: number): Promise<SecretChoice>;
}

/** The cards that one player builds their deck from, as far as they are known yet. */
export interface PlayerPool {
  readonly state: 'missing' | 'drafting' | 'complete';
  /** What the cards were opened from. */
  readonly from: Boosters;
  readonly cards: readonly CardCount[];
  /** Sealed: the cards by booster, in the order opened. */
  readonly boosters: readonly (readonly string[])[];
  /** Whether everyone may see the pool. */
  readonly open: boolean;
}

export interface PlayerPoolFinder {
  /** Null in a tournament to which players bring their own decks. */
  of(tournament: TournamentState, playerId: string): Promise<PlayerPool | null>;
}

/** Computes the bots' answers without holding up the commands of others. */
export interface BotThinker {
  answers(task: BotTask): Promise<BotAnswers>;
}

/** What commands may use beside what they load. Each app creates one object for all commands. */
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
  /** Every game that tournaments on this server can be held in. */
  readonly games: GameCatalogue;
  /** The current positions of games on screen. */
  readonly played: Pick<PlayedGames, 'of'>;
  readonly bot: BotThinker;
  readonly openings: RecentOpenings;
  readonly packs: PackMemory;
  readonly pools: PlayerPoolFinder;
  /** The keys under which events hold personal data. */
  readonly personKeys: PersonKeys;
  readonly system: SystemCommands;
  readonly logger: Logger;
  /** Periods in which nobody could reach the system. */
  readonly openHours: { readonly outages: readonly Outage[] };
}

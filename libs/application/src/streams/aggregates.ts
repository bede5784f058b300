import { podDecider, type PodState } from '#draft';
import { type Decider, type DomainEvent, streamOf } from '#aggregate';
import type { CommandExecutor, LoadedStream, LoadStream } from '#event-store';
import {
  chatDecider,
  type ChatState,
  freeMatchDecider,
  freeMatchOf,
  type FreeMatchState,
  type GameDecider,
  type GameState,
  type MatchState,
  matchDecider,
} from '#match';
import {
  conventionDecider,
  type ConventionState,
  seasonDecider,
  type SeasonState,
  currentDraft,
  tournamentDecider,
  type TournamentState,
} from '#tournament';

/** Lists that are handed in whole, each revision for itself: the last one is all there is to know. */
const lists: Decider<never, object | null, DomainEvent> = {
  initialState: null,
  decide: () => [],
  evolve: (_earlier, { data }) => data,
};

/** Knows bundles of cards, or finds those that another process has taken up a moment ago. */
export interface CardsAtHand {
  reach(bundles: readonly string[]): Promise<void>;
}

const builtInAlone: CardsAtHand = { reach: () => Promise.resolve() };

/** Loads aggregates from their streams, as they stand now, with the cards that they go by. */
export class Aggregates {
  constructor(
    private readonly executor: Pick<CommandExecutor, 'load' | 'remembered'>,
    private readonly cards: CardsAtHand = builtInAlone,
  ) {}

  /** The same, as a plan sees them that looks at streams by this. */
  seenBy(load: LoadStream): Aggregates {
    const { executor, cards } = this;
    const seen: Pick<CommandExecutor, 'load' | 'remembered'> = {
      load,
      remembered: (decider, streamId) => executor.remembered(decider, streamId),
    };
    return new Aggregates(seen, cards);
  }

  /** Any other fold of a stream. */
  get load(): CommandExecutor['load'] {
    return this.executor.load;
  }

  /**
   * The same, from memory where that is not older than `version`: for those who have just been told of it.
   */
  async since<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    streamId: string,
    version: number | undefined,
  ): Promise<LoadedStream<State>> {
    const known = this.executor.remembered(decider, streamId);
    return version !== undefined && version > 0 && known.version >= version
      ? known
      : this.executor.load(decider, streamId);
  }

  /** The tournament as it stands; status `none` when there is none of that id. */
  async tournament(eventId: string): Promise<LoadedStream<TournamentState>> {
    const stream = streamOf(tournamentDecider.stream, eventId);
    const tournament = await this.executor.load(tournamentDecider, stream);
    const { bundles } = tournament.state;
    if (bundles.length > 0) await this.cards.reach(bundles);
    return tournament;
  }

  /**
   * The tournament as this process has it in memory, its
   * own commands included; what others did may be missing.
   */
  tournamentInMemory(eventId: string): LoadedStream<TournamentState> {
    return this.executor.remembered(tournamentDecider, streamOf(tournamentDecider.stream, eventId));
  }

  match(matchId: string): Promise<LoadedStream<MatchState>> {
    return this.executor.load(matchDecider, streamOf(matchDecider.stream, matchId));
  }

  /** The match as this process has it in memory; what others did may be missing. */
  matchInMemory(matchId: string): LoadedStream<MatchState> {
    return this.executor.remembered(matchDecider, streamOf(matchDecider.stream, matchId));
  }

  /** `contains`: a version as old as which the pod may be taken from memory. */
  async pod(podId: string, contains?: number): Promise<LoadedStream<PodState>> {
    const pod = await this.since(podDecider, streamOf(podDecider.stream, podId), contains);
    const { bundles = [] } = pod.state;
    if (bundles.length > 0) await this.cards.reach(bundles);
    return pod;
  }

  /** How the players of a match write to each other, without what they wrote. */
  chat(matchId: string): Promise<LoadedStream<ChatState>> {
    return this.executor.load(chatDecider, streamOf(chatDecider.stream, matchId));
  }

  /** The pods that sit together now; none where nothing is drafted. */
  pods(tournament: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return Promise.all((currentDraft(tournament)?.pods ?? []).map(({ podId }) => this.pod(podId)));
  }

  /** Those of them that have not made all their picks. */
  async podsDrafting(tournament: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return (await this.pods(tournament)).filter(
      ({ state }) => state.status === 'ready-check' || state.status === 'drafting',
    );
  }

  /**
   * How two people found each other for a match of no
   * tournament; status `none` when there is none of that id.
   */
  async freeMatch(matchId: string): Promise<LoadedStream<FreeMatchState>> {
    const loaded = await this.game(freeMatchDecider, matchId);
    return { ...loaded, state: freeMatchOf(loaded.state) };
  }

  /** A game on screen of that kind, from the open table on; status `none` when there is none of that id. */
  game(decider: GameDecider, gameId: string): Promise<LoadedStream<GameState>> {
    return this.executor.load(decider, streamOf(decider.stream, gameId));
  }

  /** The convention as it stands; `conventionId` null when there is none of that id. */
  convention(conventionId: string): Promise<LoadedStream<ConventionState>> {
    return this.executor.load(conventionDecider, streamOf(conventionDecider.stream, conventionId));
  }

  /** The season as it stands; `seasonId` null when there is none of that id. */
  season(seasonId: string): Promise<LoadedStream<SeasonState>> {
    return this.executor.load(seasonDecider, streamOf(seasonDecider.stream, seasonId));
  }

  /** A player's deck lists in one tournament. */
  deck(deckId: string): Promise<LoadedStream<object | null>> {
    return this.executor.load(lists, streamOf('deck', deckId));
  }

  /** What a player has opened or drafted from real boosters. */
  pool(poolId: string): Promise<LoadedStream<object | null>> {
    return this.executor.load(lists, streamOf('pool', poolId));
  }
}

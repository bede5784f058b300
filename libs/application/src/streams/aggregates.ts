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

/** Streams of lists that are submitted whole: the last revision is the state. */
const lists: Decider<never, object | null, DomainEvent> = {
  initialState: null,
  decide: () => [],
  evolve: (_earlier, { data }) => data,
};

/** Loads bundles of cards, also those that another process put in force a moment ago. */
export interface CardsAtHand {
  reach(bundles: readonly string[]): Promise<void>;
}

const builtInAlone: CardsAtHand = { reach: () => Promise.resolve() };

/** Loads aggregates from their streams in their present state, with the cards they are bound to. */
export class Aggregates {
  constructor(
    private readonly executor: Pick<CommandExecutor, 'load' | 'remembered'>,
    private readonly cards: CardsAtHand = builtInAlone,
  ) {}

  /** The same aggregates, loaded by the function that a plan gets for its streams. */
  seenBy(load: LoadStream): Aggregates {
    const { executor, cards } = this;
    const seen: Pick<CommandExecutor, 'load' | 'remembered'> = {
      load,
      remembered: (decider, streamId) => executor.remembered(decider, streamId),
    };
    return new Aggregates(seen, cards);
  }

  /** Loads a stream with any other decider. */
  get load(): CommandExecutor['load'] {
    return this.executor.load;
  }

  /**
   * Loads a stream, from memory if that holds at least `version`: for callers who were just
   * notified of that version.
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

  /** The tournament in its present state; status `none` if the id is unknown. */
  async tournament(eventId: string): Promise<LoadedStream<TournamentState>> {
    const stream = streamOf(tournamentDecider.stream, eventId);
    const tournament = await this.executor.load(tournamentDecider, stream);
    const { bundles } = tournament.state;
    if (bundles.length > 0) await this.cards.reach(bundles);
    return tournament;
  }

  /**
   * The tournament as this process has it in memory, including its own commands; events of other
   * processes may be missing.
   */
  tournamentInMemory(eventId: string): LoadedStream<TournamentState> {
    return this.executor.remembered(tournamentDecider, streamOf(tournamentDecider.stream, eventId));
  }

  match(matchId: string): Promise<LoadedStream<MatchState>> {
    return this.executor.load(matchDecider, streamOf(matchDecider.stream, matchId));
  }

  /** The match as this process has it in memory; events of other processes may be missing. */
  matchInMemory(matchId: string): LoadedStream<MatchState> {
    return this.executor.remembered(matchDecider, streamOf(matchDecider.stream, matchId));
  }

  /** `contains`: the lowest version with which the pod may be taken from memory. */
  async pod(podId: string, contains?: number): Promise<LoadedStream<PodState>> {
    const pod = await this.since(podDecider, streamOf(podDecider.stream, podId), contains);
    const { bundles = [] } = pod.state;
    if (bundles.length > 0) await this.cards.reach(bundles);
    return pod;
  }

  /** The chat between the players of a match, without the messages themselves. */
  chat(matchId: string): Promise<LoadedStream<ChatState>> {
    return this.executor.load(chatDecider, streamOf(chatDecider.stream, matchId));
  }

  /** The pods of the current draft; none if nothing is drafted. */
  pods(tournament: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return Promise.all((currentDraft(tournament)?.pods ?? []).map(({ podId }) => this.pod(podId)));
  }

  /** The pods of the current draft that have picks left to make. */
  async podsDrafting(tournament: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return (await this.pods(tournament)).filter(
      ({ state }) => state.status === 'ready-check' || state.status === 'drafting',
    );
  }

  /**
   * The table at which two people meet for a match of no tournament; status `none` if the id is
   * unknown.
   */
  async freeMatch(matchId: string): Promise<LoadedStream<FreeMatchState>> {
    const loaded = await this.game(freeMatchDecider, matchId);
    return { ...loaded, state: freeMatchOf(loaded.state) };
  }

  /** A game on screen of that kind, from its open table on; status `none` if the id is unknown. */
  game(decider: GameDecider, gameId: string): Promise<LoadedStream<GameState>> {
    return this.executor.load(decider, streamOf(decider.stream, gameId));
  }

  /** The convention in its present state; `conventionId` null if the id is unknown. */
  convention(conventionId: string): Promise<LoadedStream<ConventionState>> {
    return this.executor.load(conventionDecider, streamOf(conventionDecider.stream, conventionId));
  }

  /** The season in its present state; `seasonId` null if the id is unknown. */
  season(seasonId: string): Promise<LoadedStream<SeasonState>> {
    return this.executor.load(seasonDecider, streamOf(seasonDecider.stream, seasonId));
  }

  /** A player's deck lists in one tournament. */
  deck(deckId: string): Promise<LoadedStream<object | null>> {
    return this.executor.load(lists, streamOf('deck', deckId));
  }

  /** What a player has opened or drafted from physical boosters. */
  pool(poolId: string): Promise<LoadedStream<object | null>> {
    return this.executor.load(lists, streamOf('pool', poolId));
  }
}

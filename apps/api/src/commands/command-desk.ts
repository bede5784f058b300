import type { CommandAccepted } from '#contracts';
import {
  COMMAND_ID_REUSED,
  CommandExecutor,
  ConcurrencyError,
  type Decider,
  type DomainEvent,
  type EventStore,
  isTransient,
  likelyLogOf,
  type LoadedStream,
  type StreamAppend,
} from '#event-store';
import { podDecider, type PodState } from '#draft';
import { type MatchState, matchDecider, practiceDecider, type PracticeState } from '#match';
import { channels, currentCorrelation, type Redis } from '#platform';
import { currentDraft, tournamentDecider, type TournamentState } from '#tournament';
import type { GuestCodes } from '../auth/guest-code.js';
import { ApiFailure, refused, tryAgain } from '../http/failure.js';
import { type FollowedMatch, followedMatch } from '../tables/followed-match.js';
import { acceptance } from './acceptance.js';
import type { Act } from './act.js';
import { assertSameRequest, keyReused, withFingerprint } from './fingerprint.js';

/** How one command is answered: `prepare` loads and authorizes, `decide` makes the facts or throws the refusal as a failure. */
export interface Work<Scene extends { readonly act: Act }> {
  readonly prepare: () => Promise<Scene>;
  readonly decide: (scene: Scene) => Promise<readonly StreamAppend[]> | readonly StreamAppend[];
}

/** Lists that are handed in whole, each revision for itself: the last one is all there is to know. */
const lists: Decider<never, object | null, DomainEvent> = {
  initialState: null,
  decide: () => [],
  evolve: (_earlier, { data }) => data,
};

/** Loads streams, decides, appends once, answers. The only writer of the api. */
export class CommandDesk {
  readonly #executor: CommandExecutor;

  constructor(
    private readonly store: EventStore,
    private readonly redis: Redis,
    private readonly codes: GuestCodes,
  ) {
    this.#executor = new CommandExecutor(store, { cachedStreams: 5_000 });
  }

  /** The event as it stands; status `none` when there is none of that id. */
  event(eventId: string): Promise<LoadedStream<TournamentState>> {
    return this.#executor.load(tournamentDecider, `event-${eventId}`);
  }

  /** The event as this process has it in memory, its own commands included; what others did may be missing. */
  eventInMemory(eventId: string): LoadedStream<TournamentState> {
    return this.#executor.remembered(tournamentDecider, `event-${eventId}`);
  }

  match(matchId: string): Promise<LoadedStream<MatchState>> {
    return this.#executor.load(matchDecider, `match-${matchId}`);
  }

  pod(podId: string): Promise<LoadedStream<PodState>> {
    return this.#executor.load(podDecider, `pod-${podId}`);
  }

  /** The pods that sit together now; none where nothing is drafted. */
  pods(event: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return Promise.all((currentDraft(event)?.pods ?? []).map(({ podId }) => this.pod(podId)));
  }

  /** Those of them that have not made all their picks. */
  async podsDrafting(event: TournamentState): Promise<readonly LoadedStream<PodState>[]> {
    return (await this.pods(event)).filter(
      ({ state }) => state.status === 'ready-check' || state.status === 'drafting',
    );
  }

  /** A match together with its last game on screen. */
  table(matchId: string): Promise<LoadedStream<FollowedMatch>> {
    return this.#executor.load(followedMatch, `match-${matchId}`);
  }

  practice(practiceId: string): Promise<LoadedStream<PracticeState>> {
    return this.#executor.load(practiceDecider, `practice-${practiceId}`);
  }

  /** A player's deck lists in one event. */
  deck(deckId: string): Promise<LoadedStream<object | null>> {
    return this.#executor.load(lists, `deck-${deckId}`);
  }

  /** What a player has opened or drafted from real boosters. */
  pool(poolId: string): Promise<LoadedStream<object | null>> {
    return this.#executor.load(lists, `pool-${poolId}`);
  }

  async answer<Scene extends { readonly act: Act }>(work: Work<Scene>): Promise<CommandAccepted> {
    try {
      return await this.attempt(work);
    } catch (error) {
      if (error instanceof ConcurrencyError) throw tryAgain('server/contended');
      throw isTransient(error) ? tryAgain('server/unavailable') : error;
    }
  }

  /** A refusal is given only after the executor has looked whether the same command was accepted before. */
  private async attempt<Scene extends { readonly act: Act }>({
    prepare,
    decide,
  }: Work<Scene>): Promise<CommandAccepted> {
    let scene: Scene | null = await prepare();
    let failure: ApiFailure | null = null;
    const { fingerprint, ...act } = scene.act;
    const correlationId = withFingerprint(currentCorrelation() ?? act.commandId, fingerprint);
    const meta = { ...act, correlationId };
    const outcome = await this.#executor.executeAcross(meta, async () => {
      try {
        const appends = await decide(scene ?? (await prepare()));
        scene = null;
        return appends;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        failure = error;
        return { kind: 'refused', code: error.code };
      }
    });
    if (outcome.kind === 'refused') {
      if (outcome.code === COMMAND_ID_REUSED.code)
        throw keyReused((await this.store.findCommand(act.commandId))?.[0]);
      throw failure ?? refused(outcome);
    }
    assertSameRequest(fingerprint, outcome.events);
    // Only a hint that saves the projections their next look; they find the events without it.
    for (const log of new Set(outcome.events.map(likelyLogOf)))
      this.redis.publish(channels.appended, log).catch(() => undefined);
    return acceptance(outcome.events, this.codes);
  }
}

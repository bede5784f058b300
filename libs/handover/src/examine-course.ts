import { parseStreamName } from '#aggregate';
import { podDecider, type PodEvent, type PodEvents, type PodState } from '#draft';
import type { RecordedEvent } from '#event-store';
import {
  type ChatEvents,
  matchDecider,
  type MatchEvent,
  type MatchPlace,
  type MatchState,
  matchEvents,
} from '#match';
import type { DeckEvents } from '#read-models';
import {
  isSameRound,
  tournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';
import { areSame, firstOf, type Law, unless } from './course/law.js';
import { matchLaw } from './course/match-law.js';
import { podLaw } from './course/pod-law.js';
import { ofPlayer, tournamentLaw } from './course/tournament-law.js';
import type { FileFault } from './handover-file.js';
import { placeOf } from './place-of.js';

type PairedTable = Pick<MatchPlace, 'phase' | 'round' | 'table' | 'players'>;
type Seating = TournamentState['limited']['drafts'][number]['pods'][number] & {
  readonly draft: number;
};

const isSameTable = (one: PairedTable, other: PairedTable): boolean =>
  isSameRound(one, other) && one.table === other.table && areSame(one.players, other.players);

/** The state of the event, built from its events one by one. */
class Course {
  #tournament = tournamentDecider.initialState;
  readonly #matches = new Map<string, MatchState>();
  readonly #pods = new Map<string, PodState>();
  /** The table at which each match was first paired, and the seating of each pod. */
  readonly #paired = new Map<string, PairedTable>();
  readonly #seated = new Map<string, Seating>();

  /** The objection to this event after all events before it. */
  take(event: RecordedEvent): string | null {
    const name = parseStreamName(event.streamId);
    switch (name?.kind) {
      case 'event':
        return this.#tournamentFact(event as unknown as TournamentEvent);
      case 'match':
        return this.#matchFact(name.id, event);
      case 'pod':
        return this.#podFact(name.id, event as unknown as PodEvent);
      case 'deck':
      case 'pool':
        return ofPlayer(event.data as unknown as DeckEvents['DeckSubmitted'], this.#tournament);
      case 'chat':
        return this.#isTable(name.id, event.data as unknown as ChatEvents['PhraseSent']);
      default:
        return null;
    }
  }

  #tournamentFact(event: TournamentEvent): string | null {
    const law = tournamentLaw[event.type] as Law<TournamentState, unknown>;
    const objection = law(event.data, this.#tournament);
    this.#tournament = tournamentDecider.evolve(this.#tournament, event);
    if (event.type === 'RoundPaired')
      for (const { matchId, table, a, b } of event.data.tables) {
        const { phase, round } = event.data;
        if (!this.#paired.has(matchId))
          this.#paired.set(matchId, { phase, round, table, players: [a, b] });
      }
    if (event.type === 'PodsFormed')
      for (const pod of event.data.pods)
        this.#seated.set(pod.podId, { ...pod, draft: event.data.draft });
    return objection;
  }

  #matchFact(matchId: string, stored: RecordedEvent): string | null {
    const state = this.#matches.get(matchId) ?? matchDecider.initialState;
    const event = matchEvents.upcast(stored as unknown as MatchEvent) as MatchEvent;
    this.#matches.set(matchId, matchDecider.evolve(state, stored as unknown as MatchEvent));
    const law = matchLaw[event.type] as Law<MatchState, unknown>;
    const place = event.type === 'MatchScheduled' ? this.#paired.get(matchId) : state.place;
    return firstOf(
      unless(!!place && isSameTable(place, event.data), 'is of another table than was paired'),
      event.type === 'MatchScheduled' &&
        unless(
          (event.data.format === 'trilogy') === (this.#tournament.format === 'trilogy'),
          'is played in another format than the event',
        ),
      law(event.data, state),
    );
  }

  #podFact(podId: string, event: PodEvent): string | null {
    const state = this.#pods.get(podId) ?? podDecider.initialState;
    this.#pods.set(podId, podDecider.evolve(state, event));
    const law = podLaw[event.type] as Law<PodState, unknown>;
    return firstOf(
      event.type === 'PodSeated' && this.#isFormed(event.data),
      event.type === 'SeatHeld' && ofPlayer(event.data, this.#tournament),
      law(event.data, state),
    );
  }

  #isFormed({ podId, draft, number, seats }: PodEvents['PodSeated']): string | null {
    const formed = this.#seated.get(podId);
    return unless(
      formed?.draft === draft && formed.number === number && areSame(formed.seats, seats),
      'seats others than the event',
    );
  }

  #isTable(matchId: string, { players }: ChatEvents['PhraseSent']): string | null {
    const paired = this.#paired.get(matchId);
    return unless(!!paired && areSame(paired.players, players), 'is said at another table');
  }
}

/**
 * Events that cannot have happened at their time: they name nobody, refer to things that did not
 * exist yet, or come in the wrong order.
 */
export const courseFaults = (events: readonly RecordedEvent[]): readonly FileFault[] => {
  const course = new Course();
  return events.flatMap((event) => {
    const objection = course.take(event);
    return objection === null
      ? []
      : [
          {
            path: placeOf(event.streamId, event.version),
            message: `${event.type}: ${objection}`,
          },
        ];
  });
};

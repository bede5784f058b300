import { type RecordedEvent, asFact } from '#event-store';
import type { PodView, TableRow, TrilogyMatchView } from '#contracts';
import { type TournamentEvent, type TournamentState, tournamentDecider } from '#tournament';

/**
 * The times of the last events of some kinds, in milliseconds since 1970; null if there was none.
 */
export interface Milestones {
  /** Any event at all. */
  readonly anything: number | null;
  readonly paired: number | null;
  /**
   * The event began or its last round ended: the room waits for pods, boosters or pairings. Null
   * once a person has dissolved the pods, because they then form new ones themselves.
   */
  readonly waiting: number | null;
  /** Deck building began. */
  readonly building: number | null;
}

/** Everything on which the bots and the unattended staff base their moves. */
export interface DemoRoom {
  readonly now: number;
  readonly state: TournamentState;
  readonly since: Milestones;
  /** Seats held by bots, with the bot's number. */
  readonly bots: ReadonlyMap<string, number>;
  /** Tables of the current round. */
  readonly tables: readonly TableRow[];
  /** Trilogy: the open matches of the current round. */
  readonly trilogy: readonly TrilogyMatchView[];
  /** Pods that are drafting, in their public view. */
  readonly pods: readonly PodView[];
}

export const hasPassed = (
  { now }: Pick<DemoRoom, 'now'>,
  since: number | null,
  seconds: number,
): boolean => since !== null && now - since >= seconds * 1000;

const noMilestones: Milestones = { anything: null, paired: null, waiting: null, building: null };
const waitingAfter = new Set(['EventStarted', 'RoundCompleted', 'RoundVoided', 'PairingFailed']);

/** The state of the event from its stream, with the times from which human-like delays count. */
export const stateAndMilestones = (
  stream: readonly RecordedEvent[],
): { state: TournamentState; since: Milestones } => {
  let state: TournamentState = tournamentDecider.initialState;
  let since = noMilestones;
  for (const event of stream) {
    const at = Date.parse(event.meta.at);
    state = tournamentDecider.evolve(state, asFact<TournamentEvent>(event));
    since = {
      anything: at,
      paired: event.type === 'RoundPaired' ? at : since.paired,
      waiting: waitingAfter.has(event.type)
        ? at
        : event.type === 'PodsDissolved'
          ? null
          : since.waiting,
      building: event.type === 'DeckBuildingStarted' ? at : since.building,
    };
  }
  return { state, since };
};

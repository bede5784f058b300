import { type RecordedEvent, asFact } from '#event-store';
import type { PodView, TableRow, TrilogyMatchView } from '#contracts';
import { type TournamentEvent, type TournamentState, tournamentDecider } from '#tournament';

/** When something last happened, in milliseconds since 1970; null when it has not. */
export interface Milestones {
  /** Any fact at all. */
  readonly anything: number | null;
  readonly paired: number | null;
  /**
   * The event began or its last round ended: the room waits for pods, boosters or pairings.
   * Null also once somebody has taken the pods back: then they seat them themselves.
   */
  readonly waiting: number | null;
  /** The building of decks began. */
  readonly building: number | null;
}

/** Everything the bots and the unattended staff look at before they move. */
export interface DemoRoom {
  readonly now: number;
  readonly state: TournamentState;
  readonly since: Milestones;
  /** Seats held by bots, with the bot's number. */
  readonly bots: ReadonlyMap<string, number>;
  /** Tables of the standing round. */
  readonly tables: readonly TableRow[];
  /** Trilogy: the open matches of the standing round. */
  readonly trilogy: readonly TrilogyMatchView[];
  /** Pods that draft now, as anybody sees them. */
  readonly pods: readonly PodView[];
}

export const hasPassed = (
  { now }: Pick<DemoRoom, 'now'>,
  since: number | null,
  seconds: number,
): boolean => since !== null && now - since >= seconds * 1000;

const noMilestones: Milestones = { anything: null, paired: null, waiting: null, building: null };
const waitingAfter = new Set(['EventStarted', 'RoundCompleted', 'RoundVoided', 'PairingFailed']);

/** The event as its stream tells it, with the times that human-like delays count from. */
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

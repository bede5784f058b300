import type { CommandOf } from '#aggregate';
import type { PickClock } from '#vocabulary';
import type { KeptBoosters } from '../packs/boosters.js';
import type { PodState } from './state.js';
import type { PackSource, PickedBy, PickKey, PodConduct, PodEvents, SeatHolder } from './events.js';
import type { PodPacks } from './packs.js';

/**
 * `packs` are derived from the pod's sealed seed and passed with every command that needs them
 * (`packsOf`).
 */
export interface PodCommands {
  SeatPod: KeptBoosters & {
    readonly eventId: string;
    readonly podId: string;
    readonly draft: number;
    readonly number: number;
    readonly source: PackSource;
    readonly seats: readonly string[];
    readonly clock: PickClock | null;
    readonly seedCommitment: string | null;
    /**
     * Absent: no ready check, and a bot takes over after two picks by the clock (`earlierConduct`).
     */
    readonly conduct?: PodConduct;
    readonly names?: readonly string[];
  };
  /** The player at the seat confirms to be there. */
  ConfirmReady: { readonly seat: number };
  /** Ends the ready check, even if players are missing. */
  StartPod: Record<string, never>;
  /** Ends the review of leaders or drafted cards: the next packs are opened now. */
  OpenPacks: Record<string, never>;
  PickCard: PickKey & {
    readonly card: string;
    readonly by: Extract<PickedBy, 'player' | 'bot'>;
    readonly packs: PodPacks;
  };
  /** The cards of this round that the player wants, most wanted first. */
  MarkCards: {
    readonly seat: number;
    readonly round: number;
    readonly cards: readonly string[];
    readonly packs: PodPacks;
  };
  /**
   * The player takes back their own pick, as long as the next player has not been shown the pack.
   */
  TakeBackPick: PickKey & { readonly packs: PodPacks };
  /** Adds to or takes from the time for the current pick of a seat, in seconds. */
  MovePickTime: PickKey & { readonly seconds: number; readonly packs: PodPacks };
  /**
   * The time is up and the clock picks the player's marked card, otherwise `card`. Fenced by the
   * pick for which it was set, so that a late player and the clock cannot both win.
   */
  PickByClock: PickKey & { readonly card: string; readonly packs: PodPacks };
  RewindPick: PickKey & { readonly reason: string };
  /** Nobody could reach the draft between these instants. */
  CreditOutage: { readonly from: string; readonly to: string };
  PausePod: { readonly reason: string };
  ResumePod: Record<string, never>;
  /** A bot takes over the seat, its player comes back to it, or another player takes it over. */
  HoldSeat: {
    readonly seat: number;
    readonly holder: SeatHolder;
    readonly playerId: string;
    readonly name?: string;
  };
  /**
   * Real boosters: calls the pick that begins; the clock may call only when the pick before has
   * ended.
   */
  CallPick: { readonly round: number; readonly pick: number; readonly by: 'caller' | 'clock' };
  /**
   * Real boosters: takes back the last call; the pick before it runs again, with its whole time.
   */
  RewindCall: { readonly round: number; readonly pick: number; readonly reason: string };
  DissolvePod: { readonly reason: string };
  RevealPacks: { readonly seed: string; readonly nonce: string };
}
export type PodCommandType = keyof PodCommands;
/** The language of the draft pod aggregate. */
export interface Pod {
  readonly commands: PodCommands;
  readonly events: PodEvents;
  readonly state: PodState;
  /** `at`: the time of the command, ISO 8601. */
  readonly context: { readonly actor: string; readonly at: string };
}
export type PodCommand<T extends PodCommandType = PodCommandType> = CommandOf<Pod, T>;

export const podCommand = <T extends PodCommandType>(
  type: T,
  data: PodCommands[T],
  { actor, at }: Pod['context'],
): PodCommand => ({ type, data, actor, at }) as PodCommand;

import type { PackSource, PickClock, PickedBy, PickKey, SeatHolder } from './events.js';
import type { PodPacks } from './packs.js';

/** `packs` follow from the pod's sealed seed and come with every command that needs them (`packsOf`). */
export interface PodCommands {
  SeatPod: {
    readonly eventId: string;
    readonly podId: string;
    readonly draft: number;
    readonly number: number;
    readonly set: string;
    readonly source: PackSource;
    readonly seats: readonly string[];
    readonly clock: PickClock | null;
    readonly seedCommitment: string | null;
  };
  PickCard: PickKey & {
    readonly card: string;
    readonly by: Extract<PickedBy, 'player' | 'bot'>;
    readonly packs: PodPacks;
  };
  /** The time is up and the clock picks; fenced by the pick it was set for, so that a late hand and the clock cannot both win. */
  PickByClock: PickKey & { readonly card: string; readonly packs: PodPacks };
  RewindPick: PickKey & { readonly reason: string };
  PausePod: { readonly reason: string };
  ResumePod: Record<string, never>;
  /** A bot takes the seat, its player comes back to it, or another player takes it over. */
  HoldSeat: { readonly seat: number; readonly holder: SeatHolder; readonly playerId: string };
  /** Real boosters: names the pick that begins; the clock may say it only when the one before has run out. */
  CallPick: { readonly round: number; readonly pick: number; readonly by: 'caller' | 'clock' };
  /** Real boosters: takes the last call back; the pick before it runs again, with its whole time. */
  RewindCall: { readonly round: number; readonly pick: number; readonly reason: string };
  DissolvePod: { readonly reason: string };
  RevealPacks: { readonly seed: string; readonly nonce: string };
}
export type PodCommandType = keyof PodCommands;
export type PodCommand = {
  [T in PodCommandType]: {
    readonly type: T;
    readonly data: PodCommands[T];
    readonly actor: string;
    readonly at: string;
  };
}[PodCommandType];

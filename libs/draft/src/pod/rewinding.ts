import { isRefusal, type Refusal } from '#aggregate';
import type { PodCommands } from './commands.js';
import { podFact, type PickKey, type PodFact } from './events.js';
import { evolvePod } from './evolve.js';
import { offerTo } from './offer.js';
import { refuse } from './refusal.js';
import type { PodPacks } from './packs.js';
import { passesTo, picksOf, type PodState } from './state.js';

type Answer = readonly PodFact[] | Refusal;

/** Takes back the pick and the empty picks that followed it, last first. */
const undoFacts = (
  state: PodState,
  { seat, round, pick }: PickKey,
  told: { readonly at: string; readonly reason: string; readonly own?: true },
): readonly PodFact[] =>
  picksOf(state, seat, round)
    .slice(pick - 1)
    .map((card, index) =>
      podFact('PickRewound', { seat, round, pick: pick + index, card, ...told }),
    )
    .reverse();

/** The last pick of the running round in which the seat had a choice; 0 before the first. */
const lastChosenPick = (state: PodState, seat: number): number =>
  picksOf(state, seat, state.round).findLastIndex((card) => card !== null) + 1;

/** Only the last chosen pick of a seat can be taken back. */
const lastChosen = (state: PodState, { seat, round, pick }: PickKey): Refusal | null => {
  if (state.source === 'recorded') return refuse('real-boosters');
  const last = lastChosenPick(state, seat);
  if (round !== state.round || last === 0) return refuse('nothing-to-rewind');
  return last === pick ? null : refuse('stale-pick', { round: state.round, pick: last });
};

/** Picks in the round by the seat that gets the packs of this one. */
const picksAfter = (state: PodState, { seat, round }: PickKey): number =>
  picksOf(state, passesTo(state.seats.length, round, seat), round).length;

/** Staff can take back a pick until the neighbour has picked from the pack that was passed on. */
export const rewind = (
  { reason, ...key }: PodCommands['RewindPick'],
  state: PodState,
  at: string,
): Answer => {
  const refused = lastChosen(state, key);
  if (refused) return refused;
  return picksAfter(state, key) > key.pick
    ? refuse('pick-passed-on', { seat: passesTo(state.seats.length, key.round, key.seat) })
    : undoFacts(state, key, { at, reason });
};

/**
 * The pick of the running round that staff may take back from a seat now; null if there is none.
 */
export const rewindablePick = (state: PodState, seat: number): number | null => {
  const { round } = state;
  const pick = lastChosenPick(state, seat);
  if (state.status !== 'drafting') return null;
  return isRefusal(rewind({ seat, round, pick, reason: '' }, state, '')) ? null : pick;
};

/** Whether the pack has not reached the neighbour yet. */
const isStillHere = (state: PodState, key: PickKey): boolean => picksAfter(state, key) < key.pick;

/**
 * The events by which a player takes back their own pick, and until when the pick has time; null if
 * no clock runs.
 */
const ownUndo = (
  { packs, ...key }: PodCommands['TakeBackPick'],
  state: PodState,
  at: string,
): { readonly facts: readonly PodFact[]; readonly until: string | null } | Refusal => {
  const refused = lastChosen(state, key);
  if (refused) return refused;
  if (state.pausedAt !== null) return refuse('paused');
  if (!isStillHere(state, key))
    return refuse('pick-passed-on', { seat: passesTo(state.seats.length, key.round, key.seat) });
  const facts = undoFacts(state, key, { at, reason: '', own: true });
  const until = offerTo(facts.reduce(evolvePod, state), packs, key.seat)?.until ?? null;
  return until !== null && Date.parse(at) > Date.parse(until)
    ? refuse('too-late', { until })
    : { facts, until };
};

/**
 * A player takes back their pick: until the pack reaches the neighbour, and within the time of the
 * pick.
 */
export const takeBack = (
  command: PodCommands['TakeBackPick'],
  state: PodState,
  at: string,
): Answer => {
  const undo = ownUndo(command, state, at);
  return isRefusal(undo) ? undo : undo.facts;
};

/**
 * The pick that its player may take back now, and until when (ISO 8601; null if no clock runs);
 * null if there is none.
 */
export const changeablePick = (
  state: PodState,
  packs: PodPacks,
  seat: number,
  at: string,
): { readonly pick: number; readonly card: string; readonly until: string | null } | null => {
  const { round } = state;
  const pick = lastChosenPick(state, seat);
  const card = picksOf(state, seat, round)[pick - 1] ?? null;
  if (state.status !== 'drafting' || card === null) return null;
  const undo = ownUndo({ packs, seat, round, pick }, state, at);
  return isRefusal(undo) ? null : { pick, card, until: undo.until };
};

import {
  type EventSettings,
  type EventView,
  type PodsView,
  type RoundKey,
  type RoundSummary,
  standsIn,
} from '#contracts';
import { isLimited } from '../limited/limited.js';
import { cutSizes } from './cut-sizes.js';
import { isPublished } from './published-rounds.js';
import { may } from './roles.js';
import { hasSharedTables } from './shared-tables.js';

/**
 * The desk's actions on the rounds of an event; its buttons are drawn from them. null: not possible
 * now.
 */
export interface RoundOffers {
  readonly pair: RoundKey | null;
  readonly publish: RoundKey | null;
  /** The Swiss round for which pairing constraints can be set before it is paired or re-paired. */
  readonly constrain: Omit<RoundKey, 'attempt'> | null;
  /** Pair the open tables of the round again. */
  readonly repair: RoundKey | null;
  readonly byHand: RoundKey | null;
  readonly takeBack: RoundKey | null;
  readonly clock: { readonly key: RoundKey; readonly next: 'start' | 'pause' | 'resume' } | null;
  /** Move the running clock. */
  readonly moveClock: RoundKey | null;
  readonly structure: RoundsChoice | null;
}

/** The possible numbers of Swiss rounds and sizes of the cut after them. */
interface RoundsChoice {
  readonly fewest: number;
  readonly cuts: readonly EventSettings['cutSize'][];
}

type EventFacts = Pick<
  EventView,
  'status' | 'reopened' | 'handedOver' | 'myRoles' | 'phases' | 'rounds' | 'nextRound' | 'format'
> & {
  readonly counts: Pick<EventView['counts'], 'playing'>;
};

const nothing: RoundOffers = {
  pair: null,
  publish: null,
  constrain: null,
  repair: null,
  byHand: null,
  takeBack: null,
  clock: null,
  moveClock: null,
  structure: null,
};

/**
 * The structure can be changed until the cut is seeded; not if the number of rounds follows from
 * the number of players.
 */
const structureOf = (event: EventFacts): RoundsChoice | null => {
  const { phases, rounds, counts } = event;
  const [first] = phases;
  if (first?.kind !== 'swiss' || first.pairing === 'round-robin') return null;
  if (rounds.some(({ state }) => state === 'pairing' || state === 'proposed')) return null;
  const published = rounds.filter(isPublished);
  if (published.some(({ phase }) => phases[phase]?.kind === 'elimination')) return null;
  const most = first.pairing === 'multiplayer' ? 0 : counts.playing;
  return {
    fewest: Math.max(1, published.length),
    cuts: cutSizes.filter((size) => size <= most),
  };
};

/** Whether the pairings of a round follow from standings and chance. */
const isDrawn = (phase: EventView['phases'][number] | undefined): boolean =>
  phase?.kind === 'swiss' && phase.pairing === undefined;

const clockOf = (key: RoundKey, { state, endsAt }: RoundSummary): RoundOffers['clock'] => {
  if (state === 'paired') return { key, next: 'start' };
  if (state === 'paused') return { key, next: 'resume' };
  return state === 'running' && endsAt !== null ? { key, next: 'pause' } : null;
};

const keyOf = ({ phase, round, attempt }: RoundSummary): RoundKey => ({ phase, round, attempt });
const againAs = (key: RoundKey): RoundKey => ({ ...key, attempt: key.attempt + 1 });

type OffersOfRound = Pick<
  RoundOffers,
  'constrain' | 'repair' | 'byHand' | 'takeBack' | 'clock' | 'moveClock'
>;

/** The actions on a round while it is played. */
const offersFor = ({ phases }: EventFacts, round: RoundSummary): OffersOfRound => {
  const key = keyOf(round);
  const stage = phases[round.phase];
  /** Seats at tables of three and four stay as drawn. */
  const shared = hasSharedTables({ phases }, round);
  /**
   * The pairings follow from a schedule or from results: only the first round of a
   * single-elimination bracket can be seeded anew.
   */
  const fixed =
    stage?.kind === 'elimination'
      ? round.round > 1 || stage.losses === 2
      : stage?.pairing !== undefined;
  const clock = clockOf(key, round);
  return {
    constrain: isDrawn(stage) ? key : null,
    repair: fixed ? null : againAs(key),
    byHand: shared ? null : key,
    takeBack: key,
    clock,
    moveClock: clock?.next === 'pause' ? key : null,
  };
};

/** In Sealed and Draft, a round waits until decks are built, also after a second draft. */
const waitsForDecks = ({ format }: EventFacts, pods?: Pick<PodsView, 'building'>): boolean =>
  isLimited(format) && !pods?.building;

/** The actions that the state of the event allows, regardless of the viewer's roles. */
const allowedBy = (event: EventFacts, pods?: Pick<PodsView, 'building'>): RoundOffers => {
  if (!standsIn(event, 'playing')) return nothing;
  const { rounds, nextRound, phases } = event;
  const round = rounds.at(-1);
  const structure = structureOf(event);
  if (round === undefined || round.state === 'completed' || round.state === 'pairing-failed') {
    const drawn = nextRound !== null && isDrawn(phases[nextRound.phase]);
    const pair = waitsForDecks(event, pods) ? null : nextRound;
    return { ...nothing, pair, constrain: drawn ? nextRound : null, structure };
  }
  if (round.state === 'pairing') return nothing;
  if (round.state !== 'proposed') return { ...nothing, ...offersFor(event, round), structure };
  const { constrain, byHand, takeBack } = offersFor(event, round);
  const key = keyOf(round);
  return { ...nothing, pair: againAs(key), publish: key, constrain, byHand, takeBack };
};

/**
 * The viewer's actions on the current round. In Sealed and Draft nothing can be paired while `pods`
 * is undefined.
 */
export const roundOffers = (event: EventFacts, pods?: Pick<PodsView, 'building'>): RoundOffers => {
  const allowed = allowedBy(event, pods);
  const pairs = may(event, 'pair');
  const clocks = may(event, 'results');
  return {
    pair: pairs ? allowed.pair : null,
    publish: pairs ? allowed.publish : null,
    constrain: pairs ? allowed.constrain : null,
    repair: pairs ? allowed.repair : null,
    byHand: pairs ? allowed.byHand : null,
    takeBack: may(event, 'annul') ? allowed.takeBack : null,
    clock: clocks ? allowed.clock : null,
    moveClock: clocks ? allowed.moveClock : null,
    structure: may(event, 'organize') ? allowed.structure : null,
  };
};

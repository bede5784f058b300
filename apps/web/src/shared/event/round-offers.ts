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

/** What the desk may do to the rounds of an event now: its buttons are drawn from it. Null: not now. */
export interface RoundOffers {
  readonly pair: RoundKey | null;
  readonly publish: RoundKey | null;
  /** The Swiss round of which something can be asked before it is paired, or paired again. */
  readonly constrain: Omit<RoundKey, 'attempt'> | null;
  /** The open tables of the round are paired again. */
  readonly repair: RoundKey | null;
  readonly byHand: RoundKey | null;
  readonly takeBack: RoundKey | null;
  readonly clock: { readonly key: RoundKey; readonly next: 'start' | 'pause' | 'resume' } | null;
  /** The clock runs and can be moved. */
  readonly moveClock: RoundKey | null;
  readonly structure: RoundsChoice | null;
}

/** How many Swiss rounds there can be, and which cuts behind them. */
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

/** Until the cut is seeded; rounds that follow from the number of players stay what they are. */
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

/** A round in which standings and chance say who meets whom. */
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

/** While a round is played. */
const offersFor = ({ phases }: EventFacts, round: RoundSummary): OffersOfRound => {
  const key = keyOf(round);
  const stage = phases[round.phase];
  /** Seats at tables of three and four stay as they were drawn. */
  const shared = hasSharedTables({ phases }, round);
  /**
   * Who meets whom follows from a plan, or from results:
   * only the first round of a bracket can be seeded anew.
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

/** In Sealed and Draft a round waits until decks are built, also after a second draft. */
const waitsForDecks = ({ format }: EventFacts, pods?: Pick<PodsView, 'building'>): boolean =>
  isLimited(format) && !pods?.building;

/** What the rounds of the event allow, whoever asks. */
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
 * What whoever looks may do now, by the last round of the event; in Sealed
 * and Draft nothing is paired as long as `pods` are not told.
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

import type { EventView, PodsView, RoundSummary, StaffTask } from '#contracts';
import { currentPods, type LimitedStage } from '../../shared/limited/limited.js';

/** The one step that the event waits for. */
export type NextStep =
  | {
      readonly kind:
        | 'open-registration'
        | 'share'
        | 'check-in'
        | 'start'
        | 'finish'
        | 'export'
        | 'cancelled';
    }
  | { readonly kind: LimitedStage }
  | {
      readonly kind: 'pair' | 'pairing' | 'pairing-failed';
      readonly key: NonNullable<EventView['nextRound']>;
      readonly first: boolean;
      readonly failure: RoundSummary['failure'];
    }
  | {
      readonly kind: 'publish' | 'clock' | 'results' | 'completing';
      readonly round: RoundSummary;
    };

type EventFacts = Pick<EventView, 'status' | 'rounds' | 'nextRound' | 'counts'> & {
  readonly format?: string;
};

/**
 * What a Sealed or Draft event waits for before its next round; null if it waits for an ordinary
 * round.
 */
const limitedStep = (
  { format, rounds }: EventFacts,
  pods: PodsView | null,
): LimitedStage | null => {
  if (pods === null) return null;
  const seated = currentPods(pods);
  if (format === 'draft' && seated.some(({ status }) => status !== 'completed')) return 'drafting';
  if (rounds.length > 0) return null;
  if (format === 'sealed') return pods.pools.opened ? 'building' : 'open-pools';
  if (format === 'draft') return seated.length === 0 ? 'seat-pods' : 'building';
  return null;
};

/** The next step, derived from the event's state only; the server decides which step is allowed. */
export const nextStep = (event: EventFacts, pods: PodsView | null = null): NextStep => {
  const { status, rounds, nextRound, counts } = event;
  if (status === 'draft') return { kind: 'open-registration' };
  if (status === 'cancelled') return { kind: 'cancelled' };
  if (status === 'finished') return { kind: 'export' };
  if (status !== 'running') {
    if (counts.registered === 0) return { kind: 'share' };
    return counts.checkedIn >= 2 && counts.checkedIn >= counts.registered
      ? { kind: 'start' }
      : { kind: 'check-in' };
  }
  const round = rounds.at(-1);
  const pairs = (
    kind: 'pair' | 'pairing' | 'pairing-failed',
    key: NonNullable<EventView['nextRound']>,
  ): NextStep => ({ kind, key, first: rounds.length === 0, failure: round?.failure ?? null });
  if (round !== undefined && round.state === 'pairing') return pairs('pairing', round);
  if (round !== undefined && round.state === 'pairing-failed')
    return pairs('pairing-failed', nextRound ?? round);
  if (round?.state === 'proposed') return { kind: 'publish', round };
  if (round !== undefined && round.state !== 'completed') {
    if (round.completed >= round.tables) return { kind: 'completing', round };
    return { kind: round.state === 'paired' ? 'clock' : 'results', round };
  }
  const limited = limitedStep(event, pods);
  if (limited !== null) return { kind: limited };
  return nextRound === null ? { kind: 'finish' } : pairs('pair', nextRound);
};

/** The staff task that a step belongs to. */
export const taskOfStep = (kind: NextStep['kind']): StaffTask => {
  switch (kind) {
    case 'pair':
    case 'pairing':
    case 'pairing-failed':
    case 'publish':
      return 'pair';
    case 'clock':
    case 'results':
    case 'completing':
      return 'results';
    case 'open-registration':
    case 'start':
    case 'finish':
    case 'open-pools':
    case 'seat-pods':
      return 'organize';
    default:
      return 'seeDesk';
  }
};

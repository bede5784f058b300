import { podFact, type PodFact } from './events.js';
import type { PodState } from './state.js';

/** A time in which nobody could reach the draft; both ISO 8601. */
export interface Outage {
  readonly from: string;
  readonly to: string;
}

/** Since when a clock of the running round may run; null where none does. */
const clockedSince = ({
  status,
  clock,
  source,
  called,
  roundOpenedAt,
}: PodState): string | null => {
  if (status !== 'drafting' || clock === null) return null;
  if (source === 'recorded') return called.endsAt === null ? null : called.at;
  return roundOpenedAt;
};

/** Outages for which the running clocks have not been stopped yet, in order. */
export const owedOutages = (state: PodState, outages: readonly Outage[]): readonly Outage[] => {
  const since = clockedSince(state);
  return since === null
    ? []
    : outages.filter(
        ({ from, to }) => to > since && (state.outageFrom === null || from > state.outageFrom),
      );
};

/**
 * Nobody loses a pick to a system that was away: the clocks stood
 * still meanwhile. Each outage counts once, whoever brings it.
 */
export const creditOutage = ({ from, to }: Outage, state: PodState): readonly PodFact[] =>
  owedOutages(state, [{ from, to }]).length === 0 ? [] : [podFact('OutageCredited', { from, to })];

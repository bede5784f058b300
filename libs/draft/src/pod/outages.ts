import { podFact, type PodFact } from './events.js';
import type { PodState } from './state.js';

/** A time in which nobody could reach the draft; both ISO 8601. */
export interface Outage {
  readonly from: string;
  readonly to: string;
}

/** The earliest start of a clock of the running round; null if none runs. */
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

/** Outages that have not been credited to the running clocks yet, in order. */
export const owedOutages = (state: PodState, outages: readonly Outage[]): readonly Outage[] => {
  const since = clockedSince(state);
  return since === null
    ? []
    : outages.filter(
        ({ from, to }) => to > since && (state.outageFrom === null || from > state.outageFrom),
      );
};

/**
 * Stops the clocks for an outage, so that nobody loses a pick because the system was down. Each
 * outage counts once, whoever reports it.
 */
export const creditOutage = ({ from, to }: Outage, state: PodState): readonly PodFact[] =>
  owedOutages(state, [{ from, to }]).length === 0 ? [] : [podFact('OutageCredited', { from, to })];

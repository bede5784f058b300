import type { RoundSummary } from '#contracts';

/**
 * Whether everyone can see the tables of a round: not while they are being paired, nor while they
 * are a proposal for staff.
 */
export const isPublished = ({ state }: Pick<RoundSummary, 'state'>): boolean =>
  state !== 'pairing' && state !== 'pairing-failed' && state !== 'proposed';

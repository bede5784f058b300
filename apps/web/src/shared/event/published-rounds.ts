import type { RoundSummary } from '#contracts';

/**
 * Whether the tables of a round are there for everyone: not
 * while they are being made, nor while only staff see them.
 */
export const isPublished = ({ state }: Pick<RoundSummary, 'state'>): boolean =>
  state !== 'pairing' && state !== 'pairing-failed' && state !== 'proposed';

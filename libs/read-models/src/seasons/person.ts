import type { RosterDoc } from '../roster/projection.js';

/** Identifies the same person in several events: by account, guests by their name. */
export const personOf = ({ account, name }: Pick<RosterDoc, 'account' | 'name'>): string =>
  account === null ? `name:${name.normalize('NFKC').toLowerCase()}` : `account:${account}`;

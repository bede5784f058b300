import { type AgeKey, token } from '#platform';

/** The key that other servers seal events for. */
export const TRANSFER_KEY = token<AgeKey>('TransferKey');

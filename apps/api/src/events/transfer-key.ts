import { type AgeKey, token } from '#platform';

/** The key for which other servers encrypt tournaments. */
export const TRANSFER_KEY = token<AgeKey>('TransferKey');

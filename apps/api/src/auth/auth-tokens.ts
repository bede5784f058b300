import type { KeyRing } from '#checkpoints';
import { token } from '#platform';
import type { Auth } from './auth.js';

/** The sign-in library. */
export const AUTH = token<Auth>('Auth');
/** Signs statements about logs in the server's name. */
export const LOG_SIGNER = token<KeyRing>('LogSigner');

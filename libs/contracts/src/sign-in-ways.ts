import { z } from 'zod';
import { apiToken } from './tokens.js';
import { device } from './devices.js';

/** GET /api/sign-in-ways: the other servers whose accounts can sign in here. */
export const signInWays = z.object({
  providers: z.array(z.object({ id: z.enum(['discord', 'google', 'oidc']), name: z.string() })),
});
export type SignInWays = z.infer<typeof signInWays>;

/** GET /api/me/sign-in: the ways to sign in to the asker's account. */
export const ownSignIn = z.object({
  email: z.string(),
  /** Whether the address was confirmed by mail; null if the server sends no mail. */
  confirmed: z.boolean().nullable(),
  hasPassword: z.boolean(),
  /** The other servers whose accounts can sign in to this one. */
  linked: z.array(z.string()),
});

/**
 * POST /api/me/sign-in/unlink: that server's account can no longer sign in to this one. Requires
 * the password if there is one.
 */
export const unlinking = z.strictObject({
  provider: z.string().min(1).max(40),
  currentPassword: z.string().max(200).optional(),
});
export type Unlinking = z.infer<typeof unlinking>;
export type OwnSignIn = z.infer<typeof ownSignIn>;

/** GET /api/me/ways-in: everything besides the password that signs in to the account. */
export const waysIn = z.object({
  devices: z.array(device),
  tokens: z.array(apiToken),
  passkeys: z.array(
    z.object({
      passkeyId: z.string(),
      name: z.string().nullable(),
      /** ISO 8601; null for one from before this was recorded. */
      createdAt: z.string().nullable(),
    }),
  ),
  /** The other servers whose accounts can sign in to this one. */
  linked: z.array(z.string()),
});
export type WaysIn = z.infer<typeof waysIn>;

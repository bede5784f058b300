import { z } from 'zod';
import { apiToken } from './tokens.js';
import { device } from './devices.js';

/** GET /api/sign-in-ways: by which other servers' accounts people may sign in here. */
export const signInWays = z.object({
  providers: z.array(z.object({ id: z.enum(['discord', 'google', 'oidc']), name: z.string() })),
});
export type SignInWays = z.infer<typeof signInWays>;

/** GET /api/me/sign-in: what the account that is signed in is opened by. */
export const ownSignIn = z.object({
  email: z.string(),
  /** Whether the address was confirmed by mail; null where no mail is sent. */
  confirmed: z.boolean().nullable(),
  hasPassword: z.boolean(),
  /** The other servers whose accounts open it. */
  linked: z.array(z.string()),
});

/**
 * POST /api/me/sign-in/unlink: the account of that server opens
 * this one no more. Asks for the password, if there is one.
 */
export const unlinking = z.strictObject({
  provider: z.string().min(1).max(40),
  currentPassword: z.string().max(200).optional(),
});
export type Unlinking = z.infer<typeof unlinking>;
export type OwnSignIn = z.infer<typeof ownSignIn>;

/** GET /api/me/ways-in: everything that opens the account beside its password. */
export const waysIn = z.object({
  devices: z.array(device),
  tokens: z.array(apiToken),
  passkeys: z.array(
    z.object({
      passkeyId: z.string(),
      name: z.string().nullable(),
      /** ISO 8601; null for one that is older than this was kept. */
      createdAt: z.string().nullable(),
    }),
  ),
  /** The other servers whose accounts open it. */
  linked: z.array(z.string()),
});
export type WaysIn = z.infer<typeof waysIn>;

import { z } from 'zod';

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
});
export type OwnSignIn = z.infer<typeof ownSignIn>;

import { z } from 'zod';
import { languageTag } from './primitives.js';

/**
 * GET /api/password-links: whether this server sends links by mail; if not, its operator makes
 * them.
 */
export const passwordHelp = z.object({ byMail: z.boolean() });
export type PasswordHelp = z.infer<typeof passwordHelp>;

/**
 * POST /api/password-links: requests a mail with a link to set a new password. The answer does not
 * reveal whether the address has an account.
 */
export const newPasswordLink = z.strictObject({
  email: z.string().trim().max(200).pipe(z.email()),
  /** The language of the page, for the mail. */
  language: languageTag,
});
export type NewPasswordLink = z.infer<typeof newPasswordLink>;

import { z } from 'zod';
import { languageTag } from './primitives.js';

/**
 * GET /api/password-links: whether this server sends links
 * by mail. Where it does not, its operator makes them.
 */
export const passwordHelp = z.object({ byMail: z.boolean() });
export type PasswordHelp = z.infer<typeof passwordHelp>;

/**
 * POST /api/password-links: a link to a new password, by mail.
 * Answered alike whether there is an account of this address or not.
 */
export const newPasswordLink = z.strictObject({
  email: z.string().trim().max(200).pipe(z.email()),
  /** That of the page, for the mail. */
  language: languageTag,
});
export type NewPasswordLink = z.infer<typeof newPasswordLink>;

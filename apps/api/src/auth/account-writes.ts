import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import { z } from 'zod';
import { displayName } from '#contracts';

const linkPurpose = z.object({ requestType: z.string().optional() });

/**
 * The purpose of a link to `verify-email`. The library checks its signature before it writes
 * anything.
 */
const purposeOf = (token: string): string | undefined => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return linkPurpose.parse(JSON.parse(claims)).requestType;
};

/** Whether the request follows a link that was sent to the account's new address. */
const followsLinkToNewAddress = (context: GenericEndpointContext | null): boolean => {
  if (context?.path !== '/verify-email') return false;
  const { token } = (context.query ?? {}) as { readonly token?: string };
  return token !== undefined && purposeOf(token) === 'change-email-verification';
};

/** Changes to what the sign-in library writes about accounts. */
export const accountWrites = {
  user: {
    create: {
      /** Other servers allow names that are not allowed here. */
      before: async (user) => {
        const name = displayName.safeParse(user.name);
        return { data: { ...user, name: name.success ? name.data : 'Player' } };
      },
    },
    update: {
      /**
       * The library keeps the confirmation of the former address. The link was opened at the new
       * one, so that one is confirmed.
       */
      before: async (user, context) =>
        user.email !== undefined && followsLinkToNewAddress(context)
          ? { data: { ...user, emailVerified: true } }
          : undefined,
    },
  },
} satisfies BetterAuthOptions['databaseHooks'];

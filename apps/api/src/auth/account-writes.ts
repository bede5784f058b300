import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import { z } from 'zod';
import { displayName } from '#contracts';

const linkPurpose = z.object({ requestType: z.string().optional() });

/**
 * What a link to `verify-email` was made for. The library
 * has checked its signature before it writes anything.
 */
const purposeOf = (token: string): string | undefined => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  return linkPurpose.parse(JSON.parse(claims)).requestType;
};

/** Whether the request follows a link that was sent to the address that the account is about to have. */
const followsLinkToNewAddress = (context: GenericEndpointContext | null): boolean => {
  if (context?.path !== '/verify-email') return false;
  const { token } = (context.query ?? {}) as { readonly token?: string };
  return token !== undefined && purposeOf(token) === 'change-email-verification';
};

/** What is different here in the accounts that the sign-in library writes. */
export const accountWrites = {
  user: {
    create: {
      /** Other servers let people be called what no name here may hold. */
      before: async (user) => {
        const name = displayName.safeParse(user.name);
        return { data: { ...user, name: name.success ? name.data : 'Player' } };
      },
    },
    update: {
      /**
       * The library takes over whether the former address was
       * confirmed. The link was read at the new one: it is.
       */
      before: async (user, context) =>
        user.email !== undefined && followsLinkToNewAddress(context)
          ? { data: { ...user, emailVerified: true } }
          : undefined,
    },
  },
} satisfies BetterAuthOptions['databaseHooks'];

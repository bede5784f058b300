import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { passkey } from '@better-auth/passkey';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { confirmationJob, keptIdentifier } from '#accounts';
import { type Configuration, deriveKey } from '#platform';
import type { PrismaClient } from '../../../../prisma/generated/client.js';
import { accountWrites } from './account-writes.js';
import { shortestPassword } from './common-passwords.js';
import { endWithFormerPassword } from './former-password.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';
import { mailboxOf } from './mail-allowance.js';
import type { MailQueue } from './mail-queue.js';
import type { SignInGuard } from './sign-in-guard.js';
import { describedProviders, knownProviders } from './sign-in-providers.js';

/** Passkeys belong to a host name; browsers make none for an IP address. */
const passkeyDomain = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
};

/** The language of the page, for the mail. */
export const languageHeader = 'x-conclave-language';

const languageOf = (request: Request | undefined): string =>
  request?.headers.get(languageHeader) ?? 'en';

/** What the API provides to the library: limits on guessing, and mail. */
export interface Doors {
  readonly guard: SignInGuard;
  readonly mails: MailQueue;
  readonly limits: RateLimiter;
}

/**
 * If the server sends mail, an address must be confirmed: at sign-up, and a new one before it takes
 * effect.
 */
const emailSettings = (configuration: Configuration, { mails, limits }: Doors) => ({
  emailVerification:
    configuration.mail === null
      ? {}
      : {
          expiresIn: 60 * 60,
          sendOnSignUp: true,
          sendOnSignIn: true,
          sendVerificationEmail: async (
            { user, token }: { readonly user: { readonly email: string }; readonly token: string },
            request?: Request,
          ): Promise<void> => {
            // For the other endpoints the mail was counted when it was requested.
            const signsIn = request !== undefined && request.url.endsWith('/sign-in/email');
            if (signsIn && (await limits.exceeds('confirmation-mail', mailboxOf(user.email))))
              return;
            await mails.send(confirmationJob, {
              email: user.email,
              token,
              language: languageOf(request),
            });
          },
        },
  user: {
    changeEmail: { enabled: true, updateEmailWithoutVerification: configuration.mail === null },
  },
});

const passwordSettings = (
  prisma: PrismaClient,
  configuration: Configuration,
  { guard, mails }: Doors,
) =>
  ({
    enabled: true,
    minPasswordLength: shortestPassword,
    maxPasswordLength: 128,
    autoSignIn: true,
    // Signing up gives the same answer whether or not there is an account, so nobody is signed in
    // before the mail is confirmed.
    requireEmailVerification: configuration.mail !== null,
    onExistingUserSignUp: ({ user }, request) =>
      mails.send(confirmationJob, {
        email: user.email,
        token: null,
        language: languageOf(request),
      }),
    // Links for a new password are made in libs/accounts; the library accepts each of them once.
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: async ({ user }, request) => {
      // The link came by mail to the address, or from the operator in another way: either confirms
      // it.
      await prisma.user.updateMany({ where: { id: user.id }, data: { emailVerified: true } });
      await prisma.verification.deleteMany({ where: { value: user.id } });
      await endWithFormerPassword(prisma, user.id, request);
      // Somebody who has forgotten the password has made many failed attempts.
      await guard.forgive(user.email);
    },
  }) satisfies BetterAuthOptions['emailAndPassword'];

/**
 * Lets faults that are not the library's own answers, such as an unavailable database or a missing
 * row, reach the API's failure filter.
 */
const throwFault = (fault: unknown): void => {
  if (!isAPIError(fault)) throw fault;
};

/**
 * Accounts with e-mail and password, and sessions in http-only cookies. The library's own limits
 * are off, because the API counts before it calls (rate-limits/), in Redis and by the secret that
 * is guessed at. Its check of origins stays on and uses the origin to which the request was sent.
 */
export const createAuth = (prisma: PrismaClient, configuration: Configuration, doors: Doors) =>
  betterAuth({
    appName: 'Conclave',
    baseURL: configuration.publicUrl,
    basePath: '/api/auth',
    secret: deriveKey(configuration.secret, 'sessions').toString('hex'),
    database: prismaAdapter(prisma, { provider: 'postgresql' }),
    emailAndPassword: passwordSettings(prisma, configuration, doors),
    ...emailSettings(configuration, doors),
    socialProviders: knownProviders(configuration.signInProviders),
    // Somebody who is signed in may link an account with another address; signing in links only an
    // account with the same, confirmed address.
    account: { accountLinking: { allowDifferentEmails: true } },
    plugins: [
      passkey({
        rpID: passkeyDomain(configuration.publicUrl),
        rpName: 'Conclave',
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      describedProviders(configuration.signInProviders),
    ],
    onAPIError: { errorURL: `${configuration.publicUrl}/sign-in`, onError: throwFault },
    databaseHooks: accountWrites,
    hooks: {
      after: createAuthMiddleware(async (context) => {
        const user = context.context.session?.user;
        if (context.path !== '/change-password' || user === undefined) return;
        if (context.context.returned instanceof Error) return;
        await endWithFormerPassword(prisma, user.id, context.request);
      }),
    },
    verification: { storeIdentifier: { hash: async (identifier) => keptIdentifier(identifier) } },
    // The API itself checks whether a session is fresh enough (owner-proof.ts), because with the
    // password it may be of any age.
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: 0 },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    logger: { disabled: true },
    advanced: {
      // Ids in the usual form, lower case, so that commands can name an account.
      database: { generateId: () => randomBytes(12).toString('hex') },
      cookiePrefix: 'conclave',
      useSecureCookies: configuration.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: ['x-conclave-client'] },
    },
  });

export type Auth = ReturnType<typeof createAuth>;

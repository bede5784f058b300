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

/** Passkeys belong to a name: browsers make none for a number. */
const passkeyDomain = (publicUrl: string): string => {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
};

/** The language of the page, for the mail. */
export const languageHeader = 'x-conclave-language';

const languageOf = (request: Request | undefined): string =>
  request?.headers.get(languageHeader) ?? 'en';

/** What the library is handed of the api: who may guess, and who is written to. */
export interface Doors {
  readonly guard: SignInGuard;
  readonly mails: MailQueue;
  readonly limits: RateLimiter;
}

/** Where mail is sent an address confirms itself: at sign-up, and another one before it counts. */
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
            // At the other doors it was counted when it was asked for.
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
    // Whoever signs up is answered alike whether there is an account
    // or not: so nobody is signed in before the mail was read.
    requireEmailVerification: configuration.mail !== null,
    onExistingUserSignUp: ({ user }, request) =>
      mails.send(confirmationJob, {
        email: user.email,
        token: null,
        language: languageOf(request),
      }),
    // Links to a new password are made in libs/accounts; the library takes them, once.
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: async ({ user }, request) => {
      // The link came by mail to the address, or from the operator by another way.
      await prisma.user.updateMany({ where: { id: user.id }, data: { emailVerified: true } });
      await prisma.verification.deleteMany({ where: { value: user.id } });
      await endWithFormerPassword(prisma, user.id, request);
      // Who has forgotten the password has tried many.
      await guard.forgive(user.email);
    },
  }) satisfies BetterAuthOptions['emailAndPassword'];

/**
 * What is no answer of the library, as a database that is away
 * or a row that is gone, is for the api's own filter to tell.
 */
const throwFault = (fault: unknown): void => {
  if (!isAPIError(fault)) throw fault;
};

/**
 * Accounts by e-mail and password, sessions in http-only cookies. The library's own
 * limits are off: the api counts before it calls (rate-limits/), in Redis and by what is
 * guessed at. Its check of origins stays on, fed with the origin the request was sent to.
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
    // Whoever is signed in may link an account of another address;
    // signing in alone links none but a confirmed one of the same.
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
    // Whether a session is fresh enough the api asks itself
    // (owner-proof.ts): with the password it may be as old as it likes.
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: 0 },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    logger: { disabled: true },
    advanced: {
      // Ids as everywhere else: lower case, so that an account can be named in commands.
      database: { generateId: () => randomBytes(12).toString('hex') },
      cookiePrefix: 'conclave',
      useSecureCookies: configuration.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: ['x-conclave-client'] },
    },
  });

export type Auth = ReturnType<typeof createAuth>;

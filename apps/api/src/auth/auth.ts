import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { keptIdentifier } from '#accounts';
import { type Configuration, deriveKey } from '#platform';
import type { PrismaClient } from '../../../../prisma/generated/client.js';
import type { RateLimiter } from '../rate-limits/rate-limiter.js';

/**
 * Accounts by e-mail and password, sessions in http-only cookies. The library's own limits are off: the api counts before it calls
 * (rate-limits/), in Redis and by what is guessed at. Its check of origins stays on, fed with the origin the request was sent to.
 */
export const createAuth = (
  prisma: PrismaClient,
  configuration: Configuration,
  limits: RateLimiter,
) =>
  betterAuth({
    appName: 'Conclave',
    baseURL: configuration.publicUrl,
    basePath: '/api/auth',
    secret: deriveKey(configuration.secret, 'sessions').toString('hex'),
    database: prismaAdapter(prisma, { provider: 'postgresql' }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      autoSignIn: true,
      // Links to a new password are made in libs/accounts; the library takes them, once.
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await prisma.verification.deleteMany({ where: { value: user.id } });
        // Who has forgotten the password has tried many.
        await limits.forgive('sign-in', user.email);
      },
    },
    verification: { storeIdentifier: { hash: async (identifier) => keptIdentifier(identifier) } },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
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

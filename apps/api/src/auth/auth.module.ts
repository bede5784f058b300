import { Global, Module, type Provider } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { GuestCodes, RescueKeys } from '#application';
import { KeyRing } from '#checkpoints';
import { CONFIGURATION, LOGGER, POOL, REDIS } from '#infrastructure';
import { deriveKey, provide } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { AdmissionGuard } from './admission.guard.js';
import { RequestAdmission } from './request-admission.js';
import { RegistrationOrigins } from './registration-origins.js';
import { DELIVERY_QUEUE } from '../infrastructure/tokens.js';
import { AddressMeter } from '../rate-limits/address-meter.js';
import { GrowingDelay } from '../rate-limits/growing-delay.js';
import { RateLimiter } from '../rate-limits/rate-limiter.js';
import { ApiTokens } from './api-tokens.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountNameController } from './account-name.controller.js';
import { Accounts } from './accounts.js';
import { AccountDevices } from './account-devices.js';
import { AuthController } from './auth.controller.js';
import { AUTH, LOG_SIGNER } from './auth-tokens.js';
import { createAuth } from './auth.js';
import { DevicesController } from './devices.controller.js';
import { FreeMatchErasure } from './free-match-erasure.js';
import { GuestController } from './guest.controller.js';
import { GuestCookie } from './guest-cookie.js';
import { GuestSeats } from './guest-seats.js';
import { Identity } from './identity.js';
import { KnownDevices } from './known-device.js';
import { MailAllowance } from './mail-allowance.js';
import { MailQueue } from './mail-queue.js';
import { OwnerProof } from './owner-proof.js';
import { MeController } from './me.controller.js';
import { SignInGuard } from './sign-in-guard.js';
import { StaffInvitesController } from './staff-invites.controller.js';
import { SignInWaysController } from './sign-in-ways.controller.js';
import { AccountWaysIn } from './ways-in.js';
import { VisitorPass } from './visitor-pass.js';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const people: Provider[] = [
  provide(
    RateLimiter,
    [REDIS, CONFIGURATION],
    (redis, { rateLimits }) => new RateLimiter(redis, rateLimits),
  ),
  provide(AddressMeter, [CONFIGURATION], ({ rateLimits }) => new AddressMeter(rateLimits)),
  provide(
    SignInGuard,
    [REDIS, RateLimiter, CONFIGURATION],
    (redis, limits, { rateLimits, secret, publicUrl }) =>
      new SignInGuard(
        redis,
        limits,
        new GrowingDelay(redis, rateLimits),
        new KnownDevices(secret, isSecure(publicUrl)),
      ),
  ),
  provide(
    MailAllowance,
    [RequestAdmission, RateLimiter],
    (callers, limits) => new MailAllowance(callers, limits),
  ),
  provide(MailQueue, [DELIVERY_QUEUE, REDIS], (queue, redis) => new MailQueue(queue, redis)),
  provide(
    AUTH,
    [PrismaClient, CONFIGURATION, SignInGuard, MailQueue, RateLimiter],
    // eslint-disable-next-line max-params -- Nest hands parts over one by one
    (prisma, configuration, guard, mails, limits) =>
      createAuth(prisma, configuration, { guard, mails, limits }),
  ),
  provide(
    LOG_SIGNER,
    [POOL, CONFIGURATION, LOGGER],
    (pool, { secret, publicUrl, signingKeys }, logger) =>
      new KeyRing({
        pool,
        name: new URL(publicUrl).host,
        seedFor: (purpose) => deriveKey(secret, purpose),
        freshSeeds: signingKeys,
      }).watch((error) => logger.error({ err: error }, 'the signing key was not looked up')),
  ),
  provide(GuestCodes, [CONFIGURATION], ({ secret }) => new GuestCodes(secret)),
  provide(RescueKeys, [CONFIGURATION], ({ secret }) => new RescueKeys(secret)),
  provide(
    GuestCookie,
    [CONFIGURATION],
    ({ secret, publicUrl }) => new GuestCookie(secret, isSecure(publicUrl)),
  ),
  Accounts,
  AccountDevices,
  ApiTokens,
  FreeMatchErasure,
  GuestSeats,
  Identity,
  OwnerProof,
  AccountWaysIn,
  provide(
    RequestAdmission,
    [Identity, RateLimiter, CONFIGURATION],
    (identity, limits, { secret, publicUrl, loadPass }) =>
      new RequestAdmission(
        identity,
        limits,
        new VisitorPass(deriveKey(secret, 'visitor-passes'), isSecure(publicUrl)),
        loadPass,
      ),
  ),
  provide(
    RegistrationOrigins,
    [RequestAdmission, CONFIGURATION],
    (callers, { secret }) =>
      new RegistrationOrigins(callers, deriveKey(secret, 'registration-origins')),
  ),
];

/** Identifies callers (accounts, guests and tokens) and limits their requests. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [
    AccountDeletionController,
    AccountNameController,
    AuthController,
    DevicesController,
    GuestController,
    MeController,
    SignInWaysController,
    StaffInvitesController,
  ],
  providers: [...people, { provide: APP_GUARD, useClass: AdmissionGuard }],
  exports: people,
})
export class AuthModule {}

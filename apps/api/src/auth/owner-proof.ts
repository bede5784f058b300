import { Injectable } from '@nestjs/common';
import { isAPIError } from 'better-auth/api';
import type { FastifyRequest } from 'fastify';
import { forbiddenFailure, signInRequired } from '../http/failure.js';
import { Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { Accounts } from './accounts.js';
import { AUTH } from './auth-tokens.js';
import type { Auth } from './auth.js';
import { Identity } from './identity.js';
import { SignInGuard } from './sign-in-guard.js';

/** How long after signing in an account without a password needs no other proof. */
const freshMs = 10 * 60_000;

/**
 * Requires a proof that somebody at an unattended browser cannot give, before anything that changes
 * who can sign in to the account: its password or, if it has none, a recent sign-in.
 */
@Injectable()
@Dependencies(AUTH, PrismaClient, Accounts, Identity, SignInGuard)
export class OwnerProof {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly auth: Auth,
    private readonly prisma: PrismaClient,
    private readonly accounts: Accounts,
    private readonly identity: Identity,
    private readonly guard: SignInGuard,
  ) {}

  async assert(request: FastifyRequest, currentPassword: unknown): Promise<void> {
    const account = await this.identity.account(request);
    if (account === null) throw signInRequired();
    if (!(await this.accounts.hasPassword(account.id))) return this.assertFresh(request);
    // Wrong passwords count as at the sign-in, because somebody may be guessing here as well.
    const attempt = await this.guard.admit(request, account.email);
    const { cookie = '' } = request.headers;
    const password = typeof currentPassword === 'string' ? currentPassword : '';
    await this.auth.api
      .verifyPassword({ body: { password }, headers: new Headers({ cookie }) })
      .catch((fault: unknown) => {
        throw isAPIError(fault) ? forbiddenFailure('account/wrong-password') : fault;
      });
    await this.guard.succeeded(attempt);
  }

  private async assertFresh(request: FastifyRequest): Promise<void> {
    const session = await this.prisma.session.findUnique({
      where: { id: (await this.identity.sessionId(request)) ?? '' },
      select: { createdAt: true },
    });
    if (session === null) throw signInRequired();
    if (Date.now() - session.createdAt.getTime() > freshMs)
      throw forbiddenFailure('auth/session-not-fresh');
  }
}

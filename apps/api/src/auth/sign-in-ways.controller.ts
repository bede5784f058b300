import { Describe } from '../http/describe.js';
import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { conflictFailure, signInRequired, notFoundFailure } from '../http/failure.js';
import {
  type OwnSignIn,
  type SignInWays,
  unlinking,
  type WaysIn,
  signInWays,
  ownSignIn,
  waysIn,
} from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { validate } from '../http/validated.js';
import { Accounts } from './accounts.js';
import { OwnerProof } from './owner-proof.js';
import { AccountWaysIn } from './ways-in.js';
import { RequestAdmission } from './request-admission.js';
import { Admit, CallerAccount, ForTokens } from './admission.js';

/** The ways to sign in: to this server, and to the asker's account. */
@Controller('api')
@Dependencies(CONFIGURATION, Accounts, RequestAdmission, OwnerProof, AccountWaysIn)
export class SignInWaysController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly configuration: Pick<Configuration, 'mail' | 'signInProviders'>,
    private readonly accounts: Accounts,
    private readonly callers: RequestAdmission,
    private readonly owner: OwnerProof,
    private readonly waysIn: AccountWaysIn,
  ) {}

  @ForTokens({ part: 'open' })
  @Describe({
    tag: 'sign-in',
    summary: "By which other servers' accounts people may sign in",
    answers: ['Ways', signInWays],
  })
  @Get('sign-in-ways')
  @Admit('open')
  ways(): SignInWays {
    return { providers: this.configuration.signInProviders.map(({ id, name }) => ({ id, name })) };
  }

  @Describe({
    tag: 'people',
    summary: 'What the account is opened by, and whether its e-mail is confirmed',
    answers: ['Sign-in', ownSignIn],
  })
  @Get('me/sign-in')
  @Admit('person')
  @Header('cache-control', 'no-store')
  async own(@CallerAccount() id: string, @Req() request: FastifyRequest): Promise<OwnSignIn> {
    const account = await this.callers.identity.account(request);
    if (account === null) throw signInRequired();
    return {
      email: account.email,
      confirmed: this.configuration.mail === null ? null : await this.accounts.isConfirmed(id),
      hasPassword: await this.accounts.hasPassword(id),
      linked: [...(await this.accounts.linked(id))],
    };
  }

  @Describe({
    tag: 'people',
    summary: 'Everything that opens the account beside its password',
    answers: ['Devices, tokens, passkeys and accounts elsewhere', waysIn],
  })
  @Get('me/ways-in')
  @Admit('person')
  @Header('cache-control', 'no-store')
  async all(@CallerAccount() id: string, @Req() request: FastifyRequest): Promise<WaysIn> {
    return this.waysIn.of(id, request);
  }

  @Describe({
    tag: 'people',
    summary: 'The account at another server opens this one no more',
    takes: unlinking,
    answers: ['Done'],
  })
  @Post('me/sign-in/unlink')
  @Admit('person')
  @HttpCode(200)
  async unlink(
    @Body() body: unknown,
    @CallerAccount() id: string,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const { provider, currentPassword } = validate(unlinking, body);
    if (provider === 'credential') throw notFoundFailure('account/not-linked');
    await this.owner.assert(request, currentPassword);
    const outcome = await this.accounts.unlink(id, provider);
    if (outcome === 'not-linked') throw notFoundFailure('account/not-linked');
    if (outcome === 'only-way') throw conflictFailure('account/only-way');
    return {};
  }
}

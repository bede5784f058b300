import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { signInRequired } from '#application';
import type { OwnSignIn, SignInWays } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Accounts } from './accounts.js';
import { RequestAdmission } from './request-admission.js';

/** By what people sign in: at this server, and into the account that asks. */
@Controller('api')
@Dependencies(CONFIGURATION, Accounts, RequestAdmission)
export class SignInWaysController {
  constructor(
    private readonly configuration: Pick<Configuration, 'mail' | 'signInProviders'>,
    private readonly accounts: Accounts,
    private readonly callers: RequestAdmission,
  ) {}

  @Get('sign-in-ways')
  ways(): SignInWays {
    return { providers: this.configuration.signInProviders.map(({ id, name }) => ({ id, name })) };
  }

  @Get('me/sign-in')
  @Header('cache-control', 'no-store')
  async own(@Req() request: FastifyRequest): Promise<OwnSignIn> {
    const id = await this.callers.person(request);
    const account = await this.callers.identity.account(request);
    if (account === null) throw signInRequired();
    return {
      email: account.email,
      confirmed: this.configuration.mail === null ? null : await this.accounts.isConfirmed(id),
      hasPassword: await this.accounts.hasPassword(id),
    };
  }
}

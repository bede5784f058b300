import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { forbidden, refused, signInRequired, unknown } from '#application';
import { type OwnSignIn, type SignInWays, unlinking } from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { callerAddress } from '../http/client-address.js';
import { validated } from '../http/validated.js';
import { Accounts } from './accounts.js';
import { AUTH } from './auth-tokens.js';
import type { Auth } from './auth.js';
import { RequestAdmission } from './request-admission.js';

/** By what people sign in: at this server, and into the account that asks. */
@Controller('api')
@Dependencies(CONFIGURATION, Accounts, RequestAdmission, AUTH)
export class SignInWaysController {
  constructor(
    private readonly configuration: Pick<Configuration, 'mail' | 'signInProviders'>,
    private readonly accounts: Accounts,
    private readonly callers: RequestAdmission,
    private readonly auth: Auth,
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
      linked: [...(await this.accounts.linked(id))],
    };
  }

  @Post('me/sign-in/unlink')
  @HttpCode(200)
  async unlink(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const id = await this.callers.person(request);
    const { provider, currentPassword = '' } = validated(unlinking, body);
    if (provider === 'credential') throw unknown('account/not-linked');
    if (await this.accounts.hasPassword(id)) await this.assertPassword(request, currentPassword);
    const outcome = await this.accounts.unlink(id, provider);
    if (outcome === 'not-linked') throw unknown('account/not-linked');
    if (outcome === 'only-way') throw refused({ code: 'account/only-way' });
    return {};
  }

  /** Guesses cost what guesses at a code cost. */
  private async assertPassword(request: FastifyRequest, password: string): Promise<void> {
    const { cookie = '' } = request.headers;
    await this.callers.limits.guardGuesses(callerAddress(request), async () => {
      await this.auth.api
        .verifyPassword({ body: { password }, headers: new Headers({ cookie }) })
        .catch(() => {
          throw forbidden('account/wrong-password');
        });
    });
  }
}

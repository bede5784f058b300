import { Describe } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { type MadeToken, newToken, type TokenList, tokenList, madeToken } from '#contracts';
import { TournamentAccess } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validate } from '../http/validated.js';
import { ApiTokens } from '../auth/api-tokens.js';
import { Admit, Caller, CallerAccount } from '../auth/admission.js';
import type { Asker } from '#application';
import { IdPipe } from '../http/id.pipe.js';

/**
 * /api/me/tokens: the tokens that the account has made for its programs. No token may be used here:
 * a leaked token must not be able to make another.
 */
@Controller('api/me/tokens')
@Dependencies(ApiTokens, RequestAdmission, TournamentAccess)
export class TokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly callers: RequestAdmission,
    private readonly door: TournamentAccess,
  ) {}

  @Describe({
    tag: 'machines',
    summary: 'The tokens of the account that is signed in',
    answers: ['Tokens, newest first', tokenList],
  })
  @Get()
  @Admit('person')
  @Header('cache-control', 'no-store')
  async list(@CallerAccount() account: string): Promise<TokenList> {
    return { tokens: [...(await this.tokens.of(account))] };
  }

  @Describe({
    tag: 'machines',
    summary: 'Make a token; its text is told this once',
    takes: newToken,
    answers: ['The token', madeToken],
  })
  @Post()
  @Admit('person')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async make(
    @Body() body: unknown,
    @Caller() asker: Asker,
    @CallerAccount() account: string,
  ): Promise<MadeToken> {
    const asked = validate(newToken, body);
    // Somebody who may not see the tournament learns nothing about it here either.
    if (asked.eventId !== null) await this.door.enter(asked.eventId, asker, Infinity);
    return this.tokens.make(account, asked);
  }

  @Describe({
    tag: 'machines',
    summary: 'Revoke a token',
    answers: ['Revoked'],
  })
  @Post(':tokenId/revoke')
  @Admit('person')
  @HttpCode(200)
  async revoke(
    @Param('tokenId', new IdPipe('token/not-found')) tokenId: string,
    @CallerAccount() account: string,
  ): Promise<Record<string, never>> {
    await this.tokens.revoke(account, tokenId);
    this.callers.identity.forget();
    return {};
  }
}

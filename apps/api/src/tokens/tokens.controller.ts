import { Dependencies } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { id, type MadeToken, newToken, type TokenList } from '#contracts';
import { TournamentAccess } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { unknown } from '#application';
import { validated } from '../http/validated.js';
import { ApiTokens } from '../auth/api-tokens.js';

/** /api/me/tokens: what the account that is signed in has made for its machines. No token is good for this: one that leaks cannot make itself another. */
@Controller('api/me/tokens')
@Dependencies(ApiTokens, RequestAdmission, TournamentAccess)
export class TokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly callers: RequestAdmission,
    private readonly door: TournamentAccess,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() request: FastifyRequest): Promise<TokenList> {
    return { tokens: [...(await this.tokens.of(await this.callers.person(request)))] };
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async make(@Body() body: unknown, @Req() request: FastifyRequest): Promise<MadeToken> {
    const account = await this.callers.person(request);
    const asked = validated(newToken, body);
    // Whoever may not see the event learns nothing of it here either.
    if (asked.eventId !== null)
      await this.door.enter(asked.eventId, await this.callers.identity.asker(request), Infinity);
    return this.tokens.make(account, asked);
  }

  @Post(':tokenId/revoke')
  @HttpCode(200)
  async revoke(
    @Param('tokenId') tokenId: string,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const account = await this.callers.person(request);
    if (!id.safeParse(tokenId).success) throw unknown('token/not-found');
    await this.tokens.revoke(account, tokenId);
    this.callers.identity.forget();
    return {};
  }
}

import { Describe } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Me, me } from '#contracts';
import { Identity } from './identity.js';
import { Admit, callerOf, ForTokens } from './admission.js';

@ForTokens({ part: 'open' })
@Controller('api/me')
@Dependencies(Identity)
export class MeController {
  constructor(private readonly identity: Identity) {}

  @Describe({
    tag: 'people',
    summary: 'Who the cookies say you are',
    answers: ['You', me],
  })
  @Get()
  @Admit('uncounted')
  @Header('cache-control', 'no-store')
  async me(@Req() request: FastifyRequest): Promise<Me> {
    const { seats, token } = callerOf(request);
    const account = await this.identity.account(request);
    // A token for one tournament, or for parts of it, belongs to a program that does not need its
    // owner's address.
    const limited = token !== undefined && (token.eventId !== null || token.scopes !== null);
    const told = account && limited ? { ...account, email: '' } : account;
    return {
      account: told,
      guestSeats: seats.map(({ eventId, playerId }) => ({ eventId, playerId })),
    };
  }
}

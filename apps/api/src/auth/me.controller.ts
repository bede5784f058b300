import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Me } from '#contracts';
import { IDENTITY } from '../infrastructure/tokens.js';
import type { Identity } from './identity.js';

@Controller('api/me')
export class MeController {
  constructor(@Inject(IDENTITY) private readonly identity: Identity) {}

  @Get()
  @Header('cache-control', 'no-store')
  async me(@Req() request: FastifyRequest): Promise<Me> {
    const [account, { seats }] = await Promise.all([
      this.identity.account(request),
      this.identity.asker(request),
    ]);
    return { account, guestSeats: seats.map(({ eventId, playerId }) => ({ eventId, playerId })) };
  }
}

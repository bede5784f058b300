import { Dependencies } from '#platform';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Me } from '#contracts';
import { Identity } from './identity.js';

@Controller('api/me')
@Dependencies(Identity)
export class MeController {
  constructor(private readonly identity: Identity) {}

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

import { CONFIGURATION } from '#infrastructure';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ShareAddress } from '#contracts';
import type { Configuration } from '#platform';
import { shareAddress } from './share-address.js';
import { Admit, ForTokens } from '../auth/admission.js';

/** GET /api/address: where links and QR codes lead, and who reaches it. */
@ForTokens({ part: 'open' })
@Controller('api/address')
@Dependencies(CONFIGURATION)
export class AddressController {
  constructor(private readonly configuration: Configuration) {}

  @Get()
  @Admit('open')
  @Header('cache-control', 'private, no-store')
  address(@Req() request: FastifyRequest): ShareAddress {
    return shareAddress(request, this.configuration);
  }
}

import { Describe } from '../http/describe.js';
import { CONFIGURATION } from '#infrastructure';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ShareAddress, shareAddress as shareAddressSchema } from '#contracts';
import type { Configuration } from '#platform';
import { shareAddress } from './share-address.js';
import { Admit, ForTokens } from '../auth/admission.js';

/** GET /api/address: the address for links and QR codes, and who can reach it. */
@ForTokens({ part: 'open' })
@Controller('api/address')
@Dependencies(CONFIGURATION)
export class AddressController {
  constructor(private readonly configuration: Configuration) {}

  @Describe({
    tag: 'operation',
    summary: 'Where links and QR codes lead',
    answers: ['The address', shareAddressSchema],
  })
  @Get()
  @Admit('open')
  @Header('cache-control', 'private, no-store')
  address(@Req() request: FastifyRequest): ShareAddress {
    return shareAddress(request, this.configuration);
  }
}

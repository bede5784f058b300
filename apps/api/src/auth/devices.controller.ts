import { Describe } from '../http/describe.js';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type DeviceList, type EndedOthers, endOthers, deviceList, endedOthers } from '#contracts';
import { Dependencies } from '#platform';
import { validate } from '../http/validated.js';
import { AccountDevices } from './account-devices.js';
import { Admit, CallerAccount } from './admission.js';
import { IdPipe } from '../http/id.pipe.js';

/**
 * /api/me/devices: where the account is signed in. Tokens cannot do any of this, just as they
 * cannot manage tokens.
 */
@Controller('api/me/devices')
@Dependencies(AccountDevices)
export class DevicesController {
  constructor(private readonly devices: AccountDevices) {}

  @Describe({
    tag: 'people',
    summary: 'The browsers that are signed in to the account',
    answers: ['Devices, last used first', deviceList],
  })
  @Get()
  @Admit('person')
  @Header('cache-control', 'no-store')
  async list(
    @CallerAccount() account: string,
    @Req() request: FastifyRequest,
  ): Promise<DeviceList> {
    return { devices: [...(await this.devices.of(account, request))] };
  }

  @Describe({
    tag: 'people',
    summary: 'Sign every other browser out, and end the tokens too if asked',
    takes: endOthers,
    answers: ['How many ended', endedOthers],
  })
  @Post('end-others')
  @Admit('person')
  @HttpCode(200)
  async endOthers(
    @Body() body: unknown,
    @CallerAccount() account: string,
    @Req() request: FastifyRequest,
  ): Promise<EndedOthers> {
    return this.devices.endOthers(account, request, validate(endOthers, body));
  }

  @Describe({
    tag: 'people',
    summary: 'Sign one browser out',
    answers: ['Signed out'],
  })
  @Post(':deviceId/end')
  @Admit('person')
  @HttpCode(200)
  async end(
    @Param('deviceId', new IdPipe('device/not-found')) deviceId: string,
    @CallerAccount() account: string,
  ): Promise<Record<string, never>> {
    await this.devices.end(account, deviceId);
    return {};
  }
}

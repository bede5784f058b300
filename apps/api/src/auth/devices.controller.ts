import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unknown } from '#application';
import { type DeviceList, type EndedOthers, endOthers, id } from '#contracts';
import { Dependencies } from '#platform';
import { RequestAdmission } from './request-admission.js';
import { validated } from '../http/validated.js';
import { AccountDevices } from './account-devices.js';

/** /api/me/devices: where the account is signed in. As with tokens, none of this can be done with a token. */
@Controller('api/me/devices')
@Dependencies(AccountDevices, RequestAdmission)
export class DevicesController {
  constructor(
    private readonly devices: AccountDevices,
    private readonly callers: RequestAdmission,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@Req() request: FastifyRequest): Promise<DeviceList> {
    const account = await this.callers.person(request);
    return { devices: [...(await this.devices.of(account, request))] };
  }

  @Post('end-others')
  @HttpCode(200)
  async endOthers(@Body() body: unknown, @Req() request: FastifyRequest): Promise<EndedOthers> {
    const account = await this.callers.person(request);
    return this.devices.endOthers(account, request, validated(endOthers, body));
  }

  @Post(':deviceId/end')
  @HttpCode(200)
  async end(
    @Param('deviceId') deviceId: string,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const account = await this.callers.person(request);
    if (!id.safeParse(deviceId).success) throw unknown('device/not-found');
    await this.devices.end(account, deviceId);
    return {};
  }
}

import { Describe } from '../http/describe.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ownName } from '#contracts';
import { Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { validate } from '../http/validated.js';
import { Admit, CallerAccount } from './admission.js';
import { Identity } from './identity.js';

/** POST /api/me/name: renames the account. Recorded events keep the name of their time. */
@Controller('api/me/name')
@Dependencies(PrismaClient, Identity)
export class AccountNameController {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly identity: Identity,
  ) {}

  @Describe({
    tag: 'people',
    summary: 'Choose another name for the account that is signed in',
    takes: ownName,
    answers: ['Renamed'],
  })
  @Post()
  @Admit('person')
  @HttpCode(200)
  async rename(
    @Body() body: unknown,
    @CallerAccount() account: string,
  ): Promise<Record<string, never>> {
    const { name } = validate(ownName, body);
    await this.prisma.user.updateMany({ where: { id: account }, data: { name } });
    this.identity.forget();
    return {};
  }
}

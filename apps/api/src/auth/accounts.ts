import { Injectable } from '@nestjs/common';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';

export interface AccountCard {
  readonly id: string;
  readonly name: string;
}

/** Look-ups in the accounts that the sign-in library keeps. */
@Injectable()
@Dependencies(PrismaClient, CONFIGURATION)
export class Accounts {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly configuration: Pick<Configuration, 'mail'>,
  ) {}

  byEmail(email: string): Promise<AccountCard | null> {
    return this.prisma.user.findUnique({
      where: { email: email.trim().toLowerCase() },
      select: { id: true, name: true },
    });
  }

  /** Whether the address is known to be its owner's. Where no mail is sent nobody could show it. */
  async isConfirmed(id: string): Promise<boolean> {
    if (this.configuration.mail === null) return true;
    const user = await this.prisma.user.findUnique({
      where: { id },
      select: { emailVerified: true },
    });
    return user?.emailVerified ?? false;
  }

  async hasPassword(userId: string): Promise<boolean> {
    const found = await this.prisma.account.count({
      where: { userId, providerId: 'credential', password: { not: null } },
    });
    return found > 0;
  }
}

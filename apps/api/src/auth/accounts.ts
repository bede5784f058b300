import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';

export interface AccountCard {
  readonly id: string;
  readonly name: string;
}

/** Look-ups in the accounts that the sign-in library keeps. */
@Injectable()
@Dependencies(PrismaClient)
export class Accounts {
  constructor(private readonly prisma: PrismaClient) {}

  byEmail(email: string): Promise<AccountCard | null> {
    return this.prisma.user.findUnique({
      where: { email: email.trim().toLowerCase() },
      select: { id: true, name: true },
    });
  }
}

import { Injectable } from '@nestjs/common';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';

export interface AccountCard {
  readonly id: string;
  readonly name: string;
}

/** Queries about the accounts that the sign-in library stores. */
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

  /**
   * Whether the account's owner has confirmed the address; true if the server sends no mail,
   * because nobody could confirm one then.
   */
  async isConfirmed(id: string): Promise<boolean> {
    if (this.configuration.mail === null) return true;
    const user = await this.prisma.user.findUnique({
      where: { id },
      select: { emailVerified: true },
    });
    return user?.emailVerified ?? false;
  }

  /** The other servers whose accounts can sign in to this one. */
  async linked(userId: string): Promise<readonly string[]> {
    const rows = await this.prisma.account.findMany({
      where: { userId, providerId: { not: 'credential' } },
      select: { providerId: true },
      orderBy: { providerId: 'asc' },
    });
    return [...new Set(rows.map(({ providerId }) => providerId))];
  }

  /**
   * Unlinks the accounts of a server. The last way to sign in stays, because nobody could get back
   * in.
   */
  unlink(userId: string, providerId: string): Promise<'done' | 'not-linked' | 'only-way'> {
    return this.prisma.$transaction(async (within) => {
      // Locks the user: two simultaneous calls could each rely on the other's way to sign in.
      await within.$queryRaw`select id from "user" where id = ${userId} for update`;
      const ways = await within.account.findMany({
        where: { userId, OR: [{ providerId: { not: 'credential' } }, { password: { not: null } }] },
      });
      if (!ways.some((way) => way.providerId === providerId)) return 'not-linked';
      const passkeys = await within.passkey.count({ where: { userId } });
      const others = ways.filter((way) => way.providerId !== providerId).length + passkeys;
      if (others === 0) return 'only-way';
      await within.account.deleteMany({ where: { userId, providerId } });
      return 'done';
    });
  }

  async hasPassword(userId: string): Promise<boolean> {
    const found = await this.prisma.account.count({
      where: { userId, providerId: 'credential', password: { not: null } },
    });
    return found > 0;
  }
}

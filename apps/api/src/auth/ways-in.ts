import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { WaysIn } from '#contracts';
import { Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { AccountDevices } from './account-devices.js';
import { Accounts } from './accounts.js';
import { ApiTokens } from './api-tokens.js';

/**
 * Everything besides the password that signs in to an account, for the owner to review when
 * changing the password.
 */
@Injectable()
@Dependencies(PrismaClient, AccountDevices, ApiTokens, Accounts)
export class AccountWaysIn {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly devices: AccountDevices,
    private readonly tokens: ApiTokens,
    private readonly accounts: Accounts,
  ) {}

  async of(userId: string, request: FastifyRequest): Promise<WaysIn> {
    const [devices, tokens, passkeys, linked] = await Promise.all([
      this.devices.of(userId, request),
      this.tokens.of(userId),
      this.prisma.passkey.findMany({
        where: { userId },
        orderBy: { createdAt: 'desc' },
        select: { id: true, name: true, createdAt: true },
      }),
      this.accounts.linked(userId),
    ]);
    return {
      devices: [...devices],
      tokens: [...tokens],
      passkeys: passkeys.map(({ id, name, createdAt }) => ({
        passkeyId: id,
        name,
        createdAt: createdAt?.toISOString() ?? null,
      })),
      linked: [...linked],
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { notFoundFailure } from '../http/failure.js';
import type { Device, EndedOthers } from '#contracts';
import { Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { Identity } from './identity.js';

/** The browsers that are signed in to an account, one for each session. */
@Injectable()
@Dependencies(PrismaClient, Identity)
export class AccountDevices {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly identity: Identity,
  ) {}

  /** Most recently used first. */
  async of(userId: string, request: FastifyRequest): Promise<readonly Device[]> {
    const current = await this.identity.sessionId(request);
    const rows = await this.prisma.session.findMany({
      where: { userId, expiresAt: { gt: new Date() } },
      orderBy: { updatedAt: 'desc' },
      // Never selects the session token.
      select: { id: true, createdAt: true, updatedAt: true, ipAddress: true, userAgent: true },
    });
    return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
      deviceId: id,
      userAgent: userAgent === '' ? null : userAgent,
      address: ipAddress === '' ? null : ipAddress,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      current: id === current,
    }));
  }

  async end(userId: string, deviceId: string): Promise<void> {
    const { count } = await this.prisma.session.deleteMany({ where: { id: deviceId, userId } });
    if (count === 0) throw notFoundFailure('device/not-found');
    this.identity.forget();
  }

  async endOthers(
    userId: string,
    request: FastifyRequest,
    { tokens }: { readonly tokens: boolean },
  ): Promise<EndedOthers> {
    const current = (await this.identity.sessionId(request)) ?? '';
    const [sessions, ended] = await this.prisma.$transaction([
      this.prisma.session.deleteMany({ where: { userId, id: { not: current } } }),
      this.prisma.apiToken.deleteMany({ where: { account: tokens ? userId : '' } }),
    ]);
    this.identity.forget();
    return { devices: sessions.count, tokens: ended.count };
  }
}

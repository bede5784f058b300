import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { randomBytes } from 'node:crypto';
import {
  type ApiToken,
  mostTokens,
  type NewToken,
  tokenAccess,
  type TokenScope,
  tokenScope,
} from '#contracts';
import { type ApiToken as Row, PrismaClient } from '../../../../prisma/generated/client.js';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import type { TokenLimits } from '#application';
import { hashOfToken, hintOfToken, newTokenText } from '../http/token-text.js';

/** The account for which a token speaks, and its limits. */
export interface TokenHolder {
  readonly account: { readonly id: string; readonly name: string; readonly email: string };
  readonly limits: TokenLimits;
}

const dayMs = 86_400_000;
/** The last use is recorded to the minute. */
const usedEveryMs = 60_000;

/**
 * The value in the column for a token without scopes, also for tokens from before there were
 * scopes.
 */
const everyPart = 'all';

/** An unknown scope allows nothing. */
const scopesOf = (kept: readonly string[]): TokenScope[] | null =>
  kept.includes(everyPart)
    ? null
    : kept.flatMap((text) => {
        const scope = tokenScope.safeParse(text);
        return scope.success ? [scope.data] : [];
      });

const toApiToken = (row: Omit<Row, 'hash' | 'account'>): ApiToken => ({
  tokenId: row.id,
  name: row.name,
  hint: row.hint,
  access: tokenAccess.parse(row.access),
  eventId: row.eventId,
  scopes: scopesOf(row.scopes),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  expired: isExpired(row),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const isExpired = ({ expiresAt }: Pick<Row, 'expiresAt'>): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();

/** The tokens that accounts have made for programs. */
@Injectable()
@Dependencies(PrismaClient)
export class ApiTokens {
  constructor(private readonly prisma: PrismaClient) {}

  /**
   * Newest first. Expired ones stay listed until they are revoked, to explain why a program has
   * fallen silent.
   */
  async of(account: string): Promise<readonly ApiToken[]> {
    const rows = await this.prisma.apiToken.findMany({
      where: { account },
      orderBy: { createdAt: 'desc' },
      omit: { hash: true, account: true },
    });
    return rows.map(toApiToken);
  }

  async make(
    account: string,
    { name, access, eventId, days, scopes }: NewToken,
  ): Promise<{ readonly made: ApiToken; readonly token: string }> {
    if ((await this.prisma.apiToken.count({ where: { account } })) >= mostTokens)
      throw conflictFailure('token/too-many', { most: mostTokens });
    const token = newTokenText();
    const row = await this.prisma.apiToken.create({
      data: {
        id: randomBytes(12).toString('hex'),
        account,
        name,
        access,
        eventId,
        scopes: scopes === undefined ? [everyPart] : [...new Set(scopes)],
        hash: hashOfToken(token),
        hint: hintOfToken(token),
        expiresAt: days === null ? null : new Date(Date.now() + days * dayMs),
      },
    });
    return { made: toApiToken(row), token };
  }

  async revoke(account: string, tokenId: string): Promise<void> {
    const { count } = await this.prisma.apiToken.deleteMany({ where: { id: tokenId, account } });
    if (count === 0) throw notFoundFailure('token/not-found');
  }

  /**
   * The account for which this token speaks; null if it is no token, or revoked or expired. Records
   * the use.
   */
  async holder(text: string): Promise<TokenHolder | null> {
    const row = await this.prisma.apiToken.findUnique({
      where: { hash: hashOfToken(text) },
      include: { user: { select: { id: true, name: true, email: true } } },
    });
    if (row === null || isExpired(row)) return null;
    await this.noteUse(row);
    return {
      account: row.user,
      limits: {
        tokenId: row.id,
        access: tokenAccess.parse(row.access),
        eventId: row.eventId,
        scopes: scopesOf(row.scopes),
      },
    };
  }

  private async noteUse({ id, lastUsedAt }: Row): Promise<void> {
    const now = Date.now();
    if (lastUsedAt !== null && now - lastUsedAt.getTime() < usedEveryMs) return;
    // `updateMany`, because the token may just have been revoked and no row is no error.
    await this.prisma.apiToken.updateMany({ where: { id }, data: { lastUsedAt: new Date(now) } });
  }
}

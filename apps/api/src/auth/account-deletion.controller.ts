import { Describe, members } from '../http/describe.js';
import { isRefusal } from '#aggregate';
import { games } from '#games';
import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type DeletionCheck, deletionCheck } from '#contracts';
import { conflictFailure, unlessRefused } from '../http/failure.js';
import { Aggregates, ExecuteCommand, type Asker } from '#application';
import type { ModelReader } from '#event-store';
import { Dependencies } from '#platform';
import { accountEventsModel, readDocuments } from '#read-models';
import { tournamentDecider } from '#tournament';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { FreeMatchErasure } from './free-match-erasure.js';
import { OwnerProof } from './owner-proof.js';
import { RequestAdmission } from './request-admission.js';
import { validate } from '../http/validated.js';
import { MODEL_READER } from '../infrastructure/tokens.js';
import { Admit, Caller, CallerAccount } from './admission.js';

const deletion = z.strictObject({ password: z.string().max(200) });

/**
 * POST /api/me/delete: deletes the account, the personal data about its owner in tournaments, and
 * their messages at tables of free matches. First checks that all of it can go.
 */
@Controller('api/me/delete')
@Dependencies(
  OwnerProof,
  PrismaClient,
  RequestAdmission,
  MODEL_READER,
  Aggregates,
  CommandBus,
  FreeMatchErasure,
)
export class AccountDeletionController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly owner: OwnerProof,
    private readonly prisma: PrismaClient,
    private readonly callers: RequestAdmission,
    private readonly models: ModelReader,
    private readonly aggregates: Aggregates,
    private readonly bus: CommandBus,
    private readonly freeMatches: FreeMatchErasure,
  ) {}

  @Describe({
    tag: 'people',
    summary: 'Whether the account that is signed in can be deleted now',
    answers: ['The event that still needs it', deletionCheck],
  })
  @Get()
  @Admit('person')
  @Header('cache-control', 'no-store')
  async look(@CallerAccount() account: string): Promise<DeletionCheck> {
    return { stillNeeded: await this.neededBy(account, await this.eventsOf(account)) };
  }

  @Describe({
    tag: 'people',
    summary: 'Delete the account that is signed in, and what events tell about its owner',
    takes: members({ password: { type: 'string' } }),
    answers: ['Deleted'],
  })
  @Post()
  @Admit('person')
  @HttpCode(200)
  async delete(
    @Body() body: unknown,
    @Caller() asker: Asker,
    @CallerAccount() account: string,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const { password } = validate(deletion, body);
    await this.owner.assert(request, password);
    const eventIds = await this.eventsOf(account);
    const event = await this.neededBy(account, eventIds);
    if (event !== null) throw conflictFailure('account/still-needed', { event });
    for (const eventId of eventIds) await this.eraseIn(eventId, asker);
    await this.freeMatches.erase(asker);
    await this.prisma.$transaction([
      this.prisma.pushListener.deleteMany({ where: { listener: `account:${account}` } }),
      this.prisma.verification.deleteMany({ where: { value: account } }),
      // `deleteMany`, because of two simultaneous requests the second one finds no row.
      this.prisma.user.deleteMany({ where: { id: account } }),
    ]);
    this.callers.identity.forget();
    return {};
  }

  private async eventsOf(account: string): Promise<readonly string[]> {
    const { docs } = await readDocuments(this.models, accountEventsModel, account);
    return docs
      .filter(({ roles, playerId }) => roles.length > 0 || playerId !== null)
      .map(({ eventId }) => eventId);
  }

  /**
   * Refuses before anything is erased if a tournament still needs its owner or its player; returns
   * its name.
   */
  private async neededBy(account: string, eventIds: readonly string[]): Promise<string | null> {
    for (const eventId of eventIds) {
      const { state } = await this.aggregates.tournament(eventId);
      const playerIds = [...state.players.values()]
        .filter((player) => player.account === account)
        .map(({ playerId }) => playerId);
      const decision = tournamentDecider.decide(
        {
          type: 'ErasePerson',
          data: { playerIds, account, names: [] },
          actor: `account:${account}`,
          at: new Date().toISOString(),
          games,
        },
        state,
      );
      if (isRefusal(decision)) return state.name;
    }
    return null;
  }

  private async eraseIn(eventId: string, asker: Asker): Promise<void> {
    unlessRefused(
      await this.bus.execute(
        new ExecuteCommand({
          name: 'EraseMe',
          payload: { eventId },
          asker,
          key: randomUUID(),
          fingerprint: null,
          at: new Date().toISOString(),
        }),
      ),
    );
  }
}

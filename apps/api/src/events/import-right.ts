import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Accounts } from '../auth/accounts.js';
import { Identity } from '../auth/identity.js';

/**
 * Who may import tournaments from other servers: accounts that the operator has listed by their
 * confirmed address.
 */
@Injectable()
@Dependencies(Identity, Accounts, CONFIGURATION)
export class ImportRight {
  constructor(
    private readonly identity: Identity,
    private readonly accounts: Accounts,
    private readonly configuration: Pick<Configuration, 'eventImport'>,
  ) {}

  async isGiven(request: FastifyRequest): Promise<boolean> {
    const { eventImport } = this.configuration;
    if (eventImport.length === 0) return false;
    const account = await this.identity.account(request);
    if (account === null || !eventImport.includes(account.email.toLowerCase())) return false;
    return this.accounts.isConfirmed(account.id);
  }
}

import { Describe, inQuery } from '../http/describe.js';
import { logOfEvent } from '#aggregate';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { notFoundFailure } from '../http/failure.js';
import type { Asker } from '#application';
import { Cosignatures, LogCheckpoints, type LogProof } from '#checkpoints';
import { Dependencies } from '#platform';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import { validate } from '../http/validated.js';
import { TournamentAccess } from '../queries/tournament-access.js';

const grown = z.strictObject({
  size: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 40),
});
const fact = z.strictObject({
  stream: z.string().min(1).max(200),
  version: z.coerce.number().int().min(1).max(1_000_000_000),
});

/**
 * The server's signed statements about the log of a tournament, for witnesses and for holders of
 * receipts. They contain only hashes.
 */
@ForTokens({ part: 'events' })
@Controller('api/events/:eventId/log')
@Admit('query')
@Dependencies(LogCheckpoints, Cosignatures, TournamentAccess)
export class EventLogController {
  constructor(
    private readonly checkpoints: LogCheckpoints,
    private readonly cosignatures: Cosignatures,
    private readonly door: TournamentAccess,
  ) {}

  /** The last checkpoint, as a signed note. */
  @Describe({
    tag: 'events',
    summary: 'The last signed checkpoint of the log (C2SP tlog-checkpoint)',
    says: 'Signed note',
    file: ['text/plain'],
  })
  @Get('checkpoint')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async checkpoint(@Param('eventId') eventId: string, @Caller() asker: Asker): Promise<string> {
    return requireSigned(await this.checkpoints.latest(await this.enter(eventId, asker)));
  }

  /** The last checkpoint that witnesses have signed as well, with their signatures. */
  @Describe({
    tag: 'events',
    summary: 'The last checkpoint of the log that witnesses have signed too, with their lines',
    says: 'Signed note',
    file: ['text/plain'],
  })
  @Get('cosigned')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async cosigned(@Param('eventId') eventId: string, @Caller() asker: Asker): Promise<string> {
    return requireSigned(await this.cosignatures.latest(await this.enter(eventId, asker)));
  }

  /** The last checkpoint, with a proof that the log of this size was its beginning. */
  @Describe({
    tag: 'events',
    summary: 'The last checkpoint, and the proof that the log of this size was its beginning',
    parameters: [inQuery('size', 'integer')],
    answers: ['Checkpoint and proof'],
  })
  @Get('consistency')
  @Header('cache-control', 'no-store')
  async consistency(
    @Param('eventId') eventId: string,
    @Query() query: unknown,
    @Caller() asker: Asker,
  ): Promise<{ readonly checkpoint: string; readonly proof: readonly string[] }> {
    const log = await this.enter(eventId, asker);
    return requireSigned(await this.checkpoints.grownFrom(log, validate(grown, query).size));
  }

  /** The position of an event in the log, with a proof against the last checkpoint. */
  @Describe({
    tag: 'events',
    summary: 'Where a fact lies in the log, proved against the last checkpoint',
    parameters: [inQuery('stream', 'string'), inQuery('version', 'integer')],
    answers: ['Position, proof and checkpoint'],
  })
  @Get('inclusion')
  @Header('cache-control', 'no-store')
  async inclusion(
    @Param('eventId') eventId: string,
    @Query() query: unknown,
    @Caller() asker: Asker,
  ): Promise<LogProof> {
    const log = await this.enter(eventId, asker);
    const { stream: streamId, version } = validate(fact, query);
    return requireSigned(await this.checkpoints.proofOf(log, { streamId, version }));
  }

  private async enter(eventId: string, asker: Asker): Promise<string> {
    await this.door.enter(eventId, asker);
    return logOfEvent(eventId);
  }
}

const requireSigned = <T>(found: T | null): T => {
  if (found === null) throw notFoundFailure('request/not-signed-yet');
  return found;
};

import { Describe, failed } from '../http/describe.js';
import { Body, Controller, Get, Header, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { readAddCheckpoint, type WitnessAnswer, WitnessedLogs } from '#checkpoints';
import { LOGGER } from '#infrastructure';
import { Dependencies, type Logger } from '#platform';
import { ApiFailure, malformedFailure, notFoundFailure } from '../http/failure.js';
import { Admit } from '../auth/admission.js';

/**
 * Lets this server witness other servers' logs (C2SP tlog-witness), those listed in WITNESS_FOR.
 */
@Controller()
@Dependencies(WitnessedLogs, LOGGER)
export class WitnessController {
  constructor(
    private readonly logs: WitnessedLogs,
    private readonly logger: Logger,
  ) {}

  /** Answers the signature line to add to the note, once the checkpoint is stored. */
  @Describe({
    tag: 'operation',
    summary: 'Has this server sign a checkpoint of another server’s log (C2SP tlog-witness)',
    takesText: true,
    responses: {
      200: { description: 'Lines to add to the note', content: { 'text/plain': {} } },
      409: { description: 'The size seen last', content: { 'text/x.tlog.size': {} } },
      default: failed,
    },
  })
  @Post('witness/add-checkpoint')
  @Admit('witness')
  async add(@Body() body: unknown, @Res() reply: FastifyReply): Promise<void> {
    const asked = typeof body === 'string' ? readAddCheckpoint(body) : null;
    const answer = asked === null ? malformedAnswer : await this.logs.add(asked);
    if (answer.kind === 'cosigned')
      return tell(reply, 200, 'text/plain; charset=utf-8', answer.lines);
    if (answer.kind === 'other-size')
      return tell(reply, 409, 'text/x.tlog.size', `${answer.size}\n`);
    if (answer.kind === 'inconsistent')
      // The checkpoint is signed by its server: together with the stored one it may prove a fork.
      this.logger.warn(
        { offered: asked?.note },
        'a log that was offered is not the one seen before',
      );
    throw failures[answer.kind]();
  }

  /**
   * The last checkpoint of a log that this server has signed as a witness; the log is identified by
   * the SHA-256 of its origin.
   */
  @Describe({
    tag: 'operation',
    summary: 'The last checkpoint of another server’s log that this one has signed',
    says: 'Signed note',
    file: ['text/plain'],
  })
  @Get('witness/:logId/checkpoint')
  @Admit('witness')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async latest(@Param('logId') logId: string): Promise<string> {
    const found = await this.logs.latest(logId);
    if (found === null) throw notFoundFailure('request/not-signed-yet');
    return found;
  }

  /** The key with which this server signs other servers' checkpoints. */
  @Describe({
    tag: 'operation',
    summary: 'The key of this server as a witness of others',
    file: ['text/plain'],
  })
  @Get('.well-known/conclave-witness-key')
  @Admit('open')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  key(): string {
    return `${this.logs.verifierKey}\n`;
  }
}

const malformedAnswer: WitnessAnswer = { kind: 'malformed' };

const failures = {
  malformed: () =>
    malformedFailure([{ path: '', message: 'is no checkpoint as C2SP tlog-witness sends it' }]),
  'unknown-origin': () => new ApiFailure(404, 'witness/unknown-origin'),
  'not-signed': () => new ApiFailure(403, 'witness/not-signed'),
  inconsistent: () => new ApiFailure(422, 'witness/inconsistent'),
} as const;

const tell = async (
  reply: FastifyReply,
  status: number,
  type: string,
  text: string,
): Promise<void> => {
  await reply.status(status).header('cache-control', 'no-store').type(type).send(text);
};

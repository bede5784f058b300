import { Describe, content } from '../http/describe.js';
import { type ServerHealth, serverHealth } from '#contracts';
import { catalogueInForce } from '#cards';
import { CONFIGURATION, METRICS } from '#infrastructure';
import { type Configuration, Dependencies, mayReadMetrics } from '#platform';
import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '#checkpoints';
import type { Registry } from '#platform';
import { notFoundFailure } from '../http/failure.js';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { dataHealth } from './data-health.js';
import { ReadinessProbe } from './readiness.js';
import { Admit } from '../auth/admission.js';

/** For operators: whether the process is alive, whether it can serve, and its metrics. */
@Controller()
@Dependencies(METRICS, ReadinessProbe, LOG_SIGNER, CONFIGURATION)
export class OperationsController {
  constructor(
    private readonly registry: Registry,
    private readonly probe: ReadinessProbe,
    private readonly keys: KeyRing,
    private readonly configuration: Pick<Configuration, 'metricsToken'>,
  ) {}

  @Describe({
    tag: 'operation',
    summary: 'Whether the process lives, and how old the data are that it judges by',
    answers: ['It does', serverHealth],
  })
  @Get('health')
  @Admit('open')
  @Header('cache-control', 'no-store')
  health(): ServerHealth {
    return {
      status: 'ok',
      uptimeSeconds: Math.round(process.uptime()),
      data: dataHealth(catalogueInForce().legality, new Date().toISOString()),
    };
  }

  @Describe({
    tag: 'operation',
    summary: 'Whether it can serve: database, migrations, Redis, projections',
    responses: {
      200: { description: 'It can', content: content({ type: 'object' }) },
      503: { description: 'It cannot', content: content({ type: 'object' }) },
    },
  })
  @Get('ready')
  @Admit('open')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = await this.probe.look();
    await reply
      .status(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }

  /** The key with which to verify this server's files and checkpoints. */
  @Describe({
    tag: 'operation',
    summary: 'The key that files and checkpoints are verified with',
    file: ['text/plain'],
  })
  @Get('.well-known/conclave-key')
  @Admit('open')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=60')
  key(): string {
    return `${this.keys.verifierKey}\n`;
  }

  /** The signed notes that connect this key with its predecessors, the first replacement first. */
  @Describe({
    tag: 'operation',
    summary: 'The signed notes by which the key follows from those before it',
    answers: ['Signed notes', { type: 'array', items: { type: 'string' } }],
  })
  @Get('.well-known/conclave-key-rotations')
  @Admit('open')
  @Header('cache-control', 'public, max-age=60')
  rotations(): readonly string[] {
    return this.keys.rotations;
  }

  @Describe({
    tag: 'operation',
    summary:
      'Figures for Prometheus: to who bears METRICS_TOKEN, without one on the machine itself',
    file: ['text/plain'],
  })
  @Get('metrics')
  @Admit('open')
  async metrics(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { remoteAddress } = request.socket;
    if (
      !mayReadMetrics({ headers: request.headers, remoteAddress }, this.configuration.metricsToken)
    )
      throw notFoundFailure('request/unknown-route');
    const text = await this.registry.metrics();
    await reply
      .header('content-type', this.registry.contentType)
      .header('cache-control', 'no-store')
      .send(text);
  }
}

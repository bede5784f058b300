import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Registry } from '#platform';
import { METRICS, READINESS } from '../infrastructure/tokens.js';
import type { ReadinessProbe } from './readiness.js';

/** For those who run it: is the process alive, can it serve, what does it count. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(METRICS) private readonly registry: Registry,
    @Inject(READINESS) private readonly probe: ReadinessProbe,
  ) {}

  @Get('health')
  @Header('cache-control', 'no-store')
  health(): { status: 'ok'; uptimeSeconds: number } {
    return { status: 'ok', uptimeSeconds: Math.round(process.uptime()) };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = await this.probe.look();
    await reply
      .status(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }

  @Get('metrics')
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.registry.metrics();
    await reply
      .header('content-type', this.registry.contentType)
      .header('cache-control', 'no-store')
      .send(text);
  }
}

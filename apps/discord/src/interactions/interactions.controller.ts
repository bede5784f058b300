import type { KeyObject } from 'node:crypto';
import { Controller, Get, Post, Req, Res, type RawBodyRequest } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Dependencies } from '#platform';
import { PUBLIC_KEY } from '../infrastructure/tokens.js';
import { InteractionDesk } from './interaction-desk.js';
import { interaction, kinds } from './interaction.js';
import { isSigned } from './signature.js';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Receives the interactions that Discord posts. */
@Controller(['', 'discord'])
@Dependencies(PUBLIC_KEY, InteractionDesk)
export class InteractionsController {
  constructor(
    private readonly key: KeyObject,
    private readonly desk: InteractionDesk,
  ) {}

  @Post('interactions')
  async take(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const signed = {
      signature: header(request, 'x-signature-ed25519'),
      timestamp: header(request, 'x-signature-timestamp'),
      body: request.rawBody ?? Buffer.alloc(0),
    };
    if (!isSigned(this.key, signed, Date.now())) {
      await reply.status(401).send({ error: 'signature' });
      return;
    }
    const sent = interaction.safeParse(request.body);
    if (!sent.success) {
      await reply.status(400).send({ error: 'interaction' });
      return;
    }
    const answer =
      sent.data.type === kinds.ping ? { type: kinds.ping } : await this.desk.answer(sent.data);
    if (answer === null) await reply.status(400).send({ error: 'interaction' });
    else await reply.status(200).send(answer);
  }

  @Get(['health', 'ready'])
  health(@Res() reply: FastifyReply): void {
    void reply.send({ status: 'ok' });
  }
}

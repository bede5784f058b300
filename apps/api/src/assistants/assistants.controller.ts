import {
  Controller,
  Get,
  HttpException,
  type OnModuleInit,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Dependencies } from '#platform';
import { Admit, ForTokens } from '../auth/admission.js';
import { type AdmittedRoute, admittedRoutes } from '../auth/admitted-routes.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { TokenResources } from '../auth/token-resources.js';
import { operationsOfVersion } from '../docs/openapi.js';
import { Describe } from '../http/describe.js';
import { answerMessages } from './protocol.js';
import { type RelayedRequest, requestOf, type Tool, toolsOf } from './tools.js';

/**
 * POST /api/mcp: the Model Context Protocol over streamable HTTP. Nothing is stored between two
 * messages, so any node can answer. Calling a tool sends its request through the whole server with
 * the caller's token: the usual hooks, guard and limits apply, and nothing here could let anybody
 * else in.
 */
@Controller('api/mcp')
@ForTokens({ part: 'open', carries: true })
@Dependencies(HttpAdapterHost, DiscoveryService, RequestAdmission)
export class AssistantsController implements OnModuleInit {
  #routes: readonly AdmittedRoute[] = [];
  #tools: ReadonlyMap<string, Tool> | undefined;
  #resources = new TokenResources([]);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly discovery: DiscoveryService,
    private readonly callers: RequestAdmission,
  ) {}

  onModuleInit(): void {
    this.#routes = admittedRoutes(this.discovery);
    this.#resources = new TokenResources(this.#routes);
  }

  @Describe({
    tag: 'assistants',
    summary: 'Messages of the Model Context Protocol; every operation under /api/v1 is a tool',
    takes: { type: 'object' },
    answers: ['The answer to the message', { type: 'object' }],
  })
  @Post()
  @Admit('open')
  async take(
    @Query('parts') parts: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await answerMessages(request, {
      list: () => this.offeredTo(request, parts),
      find: (name) => this.tools.get(name),
      call: (tool, given) => this.relay(requestOf(tool, given), request),
    });
    // A client that does not speak the protocol gets the usual failure.
    if (answer.status >= 400) throw new HttpException(await answer.text(), answer.status);
    void reply.status(answer.status);
    answer.headers.forEach((value, name) => void reply.header(name, value));
    await reply.send(await answer.text());
  }

  @Describe({
    tag: 'assistants',
    summary: 'Refused: messages are answered where they are sent, and nothing is pushed',
    responses: { 405: { description: 'Send messages with POST' } },
  })
  @Get()
  @Admit('open')
  refuse(@Res() reply: FastifyReply): never {
    void reply.header('allow', 'POST');
    throw new HttpException('messages are sent with POST', 405);
  }

  /**
   * Created at the first request, because describing every operation would take a tenth of the
   * server's start.
   */
  private get tools(): ReadonlyMap<string, Tool> {
    return (this.#tools ??= toolsOf(operationsOfVersion(this.#routes)));
  }

  /** The tools that the caller's token may use, limited to the requested parts of a tournament. */
  private async offeredTo(request: FastifyRequest, parts: unknown): Promise<readonly Tool[]> {
    const holder = await this.callers.identity.holder(request);
    const wanted = typeof parts === 'string' && parts !== '' ? parts.split(',') : null;
    return [...this.tools.values()].filter(({ asked }) => {
      if (holder && this.#resources.refusalOf(holder.limits, asked)) return false;
      const part = this.#resources.resourceOf(asked.method, asked.route, asked.name);
      return wanted === null || part === 'open' || wanted.includes(part);
    });
  }

  private async relay(
    { method, url, query, headers, payload }: RelayedRequest,
    request: FastifyRequest,
  ): Promise<{ readonly status: number; readonly text: string; readonly position: string | null }> {
    const { authorization } = request.headers;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({
      method,
      url,
      query,
      headers: { ...headers, ...(authorization !== undefined && { authorization }) },
      remoteAddress: request.ip,
      ...(payload !== undefined && { payload }),
    });
    const position = answer.headers['x-position'];
    return {
      status: answer.statusCode,
      text: answer.payload,
      position: position === undefined ? null : String(position),
    };
  }
}

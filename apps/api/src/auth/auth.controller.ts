import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AUTH, CALLERS } from '../infrastructure/tokens.js';
import { ApiFailure, tryAgain } from '../http/failure.js';
import { ownOrigin } from '../http/origin.hook.js';
import { callerAddress, type Callers } from '../http/callers.js';
import type { Auth } from './auth.js';

/** Everything under /api/auth belongs to the sign-in library; this hands requests over and answers back. */
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    @Inject(CALLERS) private readonly callers: Callers,
  ) {}

  @All('*')
  async handle(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.callers.admitAddress(request, 'auth');
    const email = (request.body as { email?: unknown } | undefined)?.email;
    if (request.url.startsWith('/api/auth/sign-in') && typeof email === 'string')
      await this.callers.limits.consume('sign-in', email.trim().toLowerCase().slice(0, 200));
    const answer = await this.auth.handler(asWebRequest(request));
    if (answer.status >= 500) throw tryAgain('server/unavailable');
    if (request.method !== 'GET') this.callers.identity.forget();
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') void reply.header(name, value);
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    const text = await answer.text();
    await reply
      .status(answer.status)
      .header('cache-control', 'no-store')
      .send(answer.status < 400 ? text : asFailureBody(answer.status, text));
  }
}

/** The library's complaint with the body of every other failure beside it: INVALID_EMAIL becomes `auth/invalid-email`. */
const asFailureBody = (status: number, text: string): string => {
  const complaint = libraryComplaint.safeParse(parse(text)).data ?? {};
  const code = `auth/${(complaint.code ?? 'refused').toLowerCase().replaceAll('_', '-')}`;
  return JSON.stringify({
    ...complaint,
    ...new ApiFailure(
      status,
      code,
      complaint.message === undefined ? {} : { message: complaint.message },
    ).body(),
  });
};

const libraryComplaint = z.object({ code: z.string().optional(), message: z.string().optional() });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const asWebRequest = (request: FastifyRequest): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  headers.set('x-conclave-client', callerAddress(request));
  const body =
    request.method === 'GET' || request.body === undefined ? null : JSON.stringify(request.body);
  return new Request(new URL(request.url, ownOrigin(request)), {
    method: request.method,
    headers,
    body,
  });
};

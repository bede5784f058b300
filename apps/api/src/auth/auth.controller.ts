import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { All, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { displayName, id } from '#contracts';
import { Admit } from './admission.js';
import { AUTH } from './auth-tokens.js';
import {
  ApiFailure,
  malformedFailure,
  signInRequired,
  unavailableFailure,
} from '../http/failure.js';
import { ownOrigin } from '../http/origin.hook.js';
import { RequestAdmission } from './request-admission.js';
import { type Auth, languageHeader } from './auth.js';
import { isCommonPassword } from './common-passwords.js';
import { type Endpoint, endpointFor } from './endpoints.js';
import { OwnerProof } from './owner-proof.js';
import { endPasskeysHeader, keepTokensHeader } from './former-password.js';
import { MailAllowance } from './mail-allowance.js';
import { type Attempt, SignInGuard } from './sign-in-guard.js';

/**
 * The endpoints of the sign-in library that endpoints.ts opens: checks requests, passes them on and
 * returns the answers.
 */
@Controller('api/auth')
@Dependencies(AUTH, RequestAdmission, SignInGuard, OwnerProof, MailAllowance, CONFIGURATION)
export class AuthController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly auth: Auth,
    private readonly callers: RequestAdmission,
    private readonly guard: SignInGuard,
    private readonly owner: OwnerProof,
    private readonly mails: MailAllowance,
    private readonly configuration: Pick<Configuration, 'mail'>,
  ) {}

  @All('*')
  @Admit('auth')
  async handle(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = String((request.params as { '*'?: string })['*'] ?? '');
    const endpoint = endpointFor(path, request.method);
    if (endpoint === null) throw new ApiFailure(404, 'request/unknown-route');
    const body = checkedBody(endpoint, request.body);
    const before = await this.signedInAs(request);
    const attempt = await this.admit(endpoint, request, body);
    if (endpoint.asksOwner) await this.owner.assert(request, body.currentPassword);
    await this.countMail(endpoint, request, body);
    const asked = asWebRequest(request, { path, endpoint, body });
    const answer = await this.fromLibrary(request, asked, { endpoint, before });
    if (request.method !== 'GET') this.callers.identity.forget();
    const device =
      attempt !== null && answer.status < 400 ? await this.guard.succeeded(attempt) : null;
    await send(reply, answer, { endpoint, device });
  }

  private async signedInAs(request: FastifyRequest): Promise<string | null> {
    const account = await this.callers.identity.account(request).catch(() => null);
    return account?.id ?? null;
  }

  /**
   * If the server sends mail, no answer reveals whether an address has an account: neither signing
   * up, nor signing in before it is confirmed.
   */
  private alike(answer: Response, endpoint: Endpoint): Response {
    if (this.configuration.mail === null) return answer;
    if (endpoint.signsUp && answer.status < 400) return Response.json({ confirmation: true });
    // The library answers so about an unconfirmed account, but only to callers who know its
    // password.
    if (endpoint.tries === 'named-account' && answer.status === 403)
      return Response.json(wrongPassword, { status: 401 });
    return answer;
  }

  /**
   * The library also fails if the asking account is deleted or its session ends meanwhile. Then the
   * caller has to sign in, and a retry would not help.
   */
  private async fromLibrary(
    request: FastifyRequest,
    asked: Request,
    { endpoint, before }: { readonly endpoint: Endpoint; readonly before: string | null },
  ): Promise<Response> {
    try {
      const answer = this.alike(await this.answered(asked, endpoint), endpoint);
      if (answer.status === 500 && endpoint.refusesBy500)
        return new Response(answer.body, { status: 400, headers: answer.headers });
      if (answer.status >= 500) throw unavailableFailure('server/unavailable');
      return answer;
    } catch (fault) {
      this.callers.identity.forget();
      const ended = before !== null && (await this.callers.identity.account(request)) === null;
      throw ended ? signInRequired() : fault;
    }
  }

  /**
   * The library fails if an account is deleted while it signs in; asked again, it finds no account
   * and answers so.
   */
  private async answered(asked: Request, { tries }: Endpoint): Promise<Response> {
    if (tries !== 'named-account') return this.auth.handler(asked);
    const answer = await this.auth.handler(asked.clone());
    return answer.status >= 500 ? this.auth.handler(asked) : answer;
  }

  private async countMail(endpoint: Endpoint, request: FastifyRequest, body: Body): Promise<void> {
    const { mailsTo } = endpoint;
    if (mailsTo === undefined) return;
    const address = body[mailsTo];
    if (typeof address !== 'string')
      throw malformedFailure([{ path: mailsTo, message: 'is no text' }]);
    if (endpoint.signsUp) await this.callers.admitAddress(request, 'sign-up');
    else await this.callers.person(request);
    if (this.configuration.mail !== null)
      await this.mails.take(request, 'confirmation-mail', address);
  }

  /** Counts an attempt at a password before it is made. */
  private async admit(
    { tries }: Endpoint,
    request: FastifyRequest,
    body: Body,
  ): Promise<Attempt | null> {
    if (tries === undefined) return null;
    const email =
      tries === 'named-account'
        ? body.email
        : (await this.callers.identity.account(request).catch(() => null))?.email;
    return typeof email === 'string' ? this.guard.admit(request, email) : null;
  }
}

/** The library's own answer. */
const wrongPassword = {
  message: 'Invalid email or password',
  code: 'INVALID_EMAIL_OR_PASSWORD',
};

interface Body {
  readonly email?: unknown;
  readonly name?: unknown;
  readonly keepTokens?: unknown;
  readonly keepSessions?: unknown;
  readonly keepPasskeys?: unknown;
  readonly endPasskeys?: unknown;
  readonly currentPassword?: unknown;
  readonly newEmail?: unknown;
  readonly language?: unknown;
  readonly [member: string]: unknown;
}

const asBody = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};

/** Checks what the library does not: names by the usual rules, and the most common passwords. */
const checkedBody = (endpoint: Endpoint, given: unknown): Body => {
  const body = endpoint.endsOtherSessions
    ? { ...asBody(given), revokeOtherSessions: asBody(given).keepSessions !== true }
    : asBody(given);
  for (const member of ['email', 'newEmail'] as const)
    if (typeof body[member] === 'string' && body[member].length > 254)
      throw malformedFailure([{ path: member, message: 'has more than 254 characters' }]);
  const password = endpoint.choosesPassword && body[endpoint.choosesPassword];
  if (typeof password === 'string' && isCommonPassword(password))
    throw new ApiFailure(400, 'auth/password-too-common');
  if (!endpoint.choosesName) return body;
  const name = displayName.safeParse(body.name);
  if (!name.success)
    throw malformedFailure([
      { path: 'name', message: name.error.issues[0]?.message ?? 'is no name' },
    ]);
  return { ...body, name: name.data };
};

/** Headers that only the API itself may set. */
const reserved = new Set([
  'content-length',
  'x-conclave-client',
  keepTokensHeader,
  endPasskeysHeader,
  languageHeader,
]);

/**
 * The passkeys that the body names; all of them if nobody is signed in, who could choose from a
 * list.
 */
const endedPasskeys = (endpoint: Endpoint, body: Body): string => {
  if (endpoint.endsPasskeys) return body.keepPasskeys === true ? '' : 'all';
  const ids = z.array(id).max(100).safeParse(body.endPasskeys);
  return ids.success ? ids.data.join(',') : '';
};

const asWebRequest = (
  request: FastifyRequest,
  {
    path,
    endpoint,
    body,
  }: { readonly path: string; readonly endpoint: Endpoint; readonly body: Body },
): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !reserved.has(name)) headers.set(name, value);
  headers.set('x-conclave-client', request.ip);
  if (body.keepTokens === true) headers.set(keepTokensHeader, 'yes');
  headers.set(endPasskeysHeader, endedPasskeys(endpoint, body));
  if (typeof body.language === 'string' && /^[a-z]{2}$/.test(body.language))
    headers.set(languageHeader, body.language);
  const target = new URL(`/api/auth/${path}`, ownOrigin(request));
  const asked = { ...(request.query as Readonly<Record<string, unknown>>) };
  for (const name of endpoint.query ?? [])
    if (typeof asked[name] === 'string') target.searchParams.set(name, asked[name]);
  for (const name of endpoint.askedByGet ?? [])
    target.searchParams.set(name, typeof body[name] === 'string' ? body[name] : '');
  const method = endpoint.askedByGet === undefined ? request.method : 'GET';
  return new Request(target, {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(body),
  });
};

const send = async (
  reply: FastifyReply,
  answer: Response,
  { endpoint, device }: { readonly endpoint: Endpoint; readonly device: string | null },
): Promise<void> => {
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') void reply.header(name, value);
  });
  const cookies = [...answer.headers.getSetCookie(), ...(device === null ? [] : [device])];
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  const text = await answer.text();
  const told = endpoint.hidesToken ? withoutTokens(text) : text;
  await reply
    .status(answer.status)
    .header('cache-control', 'no-store')
    .send(answer.status < 400 ? told : asFailureBody(answer.status, text));
};

/**
 * Removes session tokens from the answer: they belong into the cookie, which scripts cannot read.
 */
const withoutTokens = (text: string): string =>
  JSON.stringify(
    JSON.parse(text === '' ? 'null' : text, (key, value: unknown) =>
      key === 'token' ? undefined : value,
    ),
  );

/**
 * The library's complaint, together with the usual body of a failure: INVALID_EMAIL becomes
 * `auth/invalid-email`.
 */
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

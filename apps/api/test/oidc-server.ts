import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OidcPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

interface Asked {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly person: OidcPerson;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
};

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A minimal OpenID Connect server: everybody sent to it signs in as the person whom the test names.
 */
export class OidcServer {
  person: OidcPerson = { sub: 'one', email: 'one@example.org', email_verified: true, name: 'One' };
  /** Signs with a key other than the published one. */
  forges = false;
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly codes = new Map<string, Asked>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<OidcServer> {
    const server = createServer();
    const oidc = new OidcServer(server);
    server.on('request', (request, response) => {
      void oidc.answer(request).then(
        ({ status, headers = {}, body }) => {
          response.writeHead(status, { 'content-type': 'application/json', ...headers });
          response.end(JSON.stringify(body ?? {}));
        },
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return oidc;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage): Promise<{
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }> {
    const url = new URL(request.url ?? '/', this.issuer);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: this.description() };
      case '/jwks':
        return {
          status: 200,
          body: {
            keys: [
              {
                ...this.keys.publicKey.export({ format: 'jwk' }),
                kid: 'k1',
                alg: 'RS256',
                use: 'sig',
              },
            ],
          },
        };
      case '/authorize':
        return { status: 302, headers: { location: this.sendBack(url.searchParams) } };
      case '/token':
        return this.token(await bodyOf(request));
      default:
        return { status: 404 };
    }
  }

  private description(): unknown {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private sendBack(asked: URLSearchParams): string {
    const code = randomUUID();
    this.codes.set(code, {
      nonce: asked.get('nonce'),
      challenge: asked.get('code_challenge'),
      person: this.person,
    });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  private token(asked: URLSearchParams): { readonly status: number; readonly body: unknown } {
    const code = asked.get('code') ?? '';
    const given = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    if (given?.challenge !== challenge) return { status: 400, body: { error: 'invalid_grant' } };
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...given.person,
      iss: this.issuer,
      aud: 'conclave-test',
      iat: now,
      exp: now + 300,
      ...(given.nonce === null ? {} : { nonce: given.nonce }),
    };
    const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.${encoded(claims)}`;
    const { privateKey } = this.forges ? this.otherKeys : this.keys;
    const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url');
    return {
      status: 200,
      body: {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: `${text}.${signature}`,
      },
    };
  }
}

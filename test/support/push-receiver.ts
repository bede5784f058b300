import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  /** Name of the device it was for. */
  readonly device: string;
  readonly message: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly url: string;
  };
  /** Of the request: ttl, topic, urgency. */
  readonly headers: Readonly<Record<string, string>>;
  /** Claims that the sender signed, and the public key it was checked with. */
  readonly signed: { readonly aud: string; readonly sub: string; readonly key: string };
}

export interface PushDevice {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens a body as RFC 8291 says a browser does. */
const open = (body: Buffer, keys: ECDH, auth: Buffer): string => {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const shared = hkdf(
    auth,
    keys.computeSecret(sender),
    Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]),
    32,
  );
  const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** The claims of the sender's signature (RFC 8292); throws when it is not theirs. */
const signedBy = (authorization: string): ReceivedPush['signed'] => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
  });
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('the signature is not of this key');
  return {
    ...(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as {
      aud: string;
      sub: string;
    }),
    key,
  };
};

/** A push service and the devices behind it, in one: it opens what is posted to it. */
export class PushReceiver {
  readonly received: ReceivedPush[] = [];
  private readonly devices = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  private readonly answers = new Map<string, number[]>();
  /** Requests that came, answered well or not, by device. */
  readonly asked = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<PushReceiver> {
    const server = createServer();
    const receiver = new PushReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const device = (request.url ?? '').slice(1);
        response.statusCode = receiver.take(
          device,
          Buffer.concat(chunks),
          request.headers as Record<string, string>,
        );
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new subscription of the browser of this name. */
  device(name: string): PushDevice {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.devices.set(name, { keys, auth });
    return {
      endpoint: `${this.origin}/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** What the next posts for the device are answered with; 201 after that. */
  answer(device: string, ...statuses: number[]): void {
    this.answers.set(device, statuses);
  }

  of(device: string): readonly ReceivedPush['message'][] {
    return this.received.filter((one) => one.device === device).map(({ message }) => message);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(device: string, body: Buffer, headers: Readonly<Record<string, string>>): number {
    this.asked.set(device, (this.asked.get(device) ?? 0) + 1);
    const status = this.answers.get(device)?.shift() ?? 201;
    const known = this.devices.get(device);
    if (!known) return 404;
    if (status >= 300) return status;
    this.received.push({
      device,
      message: JSON.parse(open(body, known.keys, known.auth)) as ReceivedPush['message'],
      headers,
      signed: signedBy(headers['authorization'] ?? ''),
    });
    return status;
  }
}

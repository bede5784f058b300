import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: to whom, under which headers, and what its reader sees. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
}

/** Takes a mail out of its wrapping (RFC 2045); of several parts the first, which is the plain text. */
const unwrapped = (raw: Buffer): Omit<ReceivedMail, 'to'> => {
  const whole = raw.toString('latin1');
  const boundary = /^content-type: *multipart\/\S+\s+boundary="?([^"\r\n]+)/im.exec(whole)?.[1];
  if (boundary !== undefined) {
    const first = whole.split(`--${boundary}\r\n`)[1]?.split(`\r\n--${boundary}`)[0] ?? '';
    const headers = whole.slice(0, whole.indexOf('\r\n\r\n'));
    return { headers, text: unwrapped(Buffer.from(first, 'latin1')).text };
  }
  const at = whole.indexOf('\r\n\r\n');
  const [headers, body] = [whole.slice(0, at), whole.slice(at + 4)];
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') };
  if (encoding !== 'quoted-printable') return { headers, text: body };
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') };
};

/** Somebody's mail server: remembers what arrived and turns away what it is told to. */
export class MailReceiver {
  private constructor(
    private readonly server: SMTPServer,
    readonly received: readonly ReceivedMail[],
    private readonly refusals: number[],
  ) {}

  static async open(): Promise<MailReceiver> {
    const received: ReceivedMail[] = [];
    const refusals: number[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, next) => {
        const responseCode = refusals.shift();
        next(
          responseCode === undefined ? null : Object.assign(new Error('not you'), { responseCode }),
        );
      },
      onData: (stream, session, next) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            ...unwrapped(Buffer.concat(chunks)),
          });
          next();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new MailReceiver(server, received, refusals);
  }

  /** For SMTP_URL. Between two processes of one machine there is nothing to encrypt. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  /** The reply codes with which the next recipients are turned away, one each. */
  refuseNext(...codes: readonly number[]): void {
    this.refusals.push(...codes);
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }
}

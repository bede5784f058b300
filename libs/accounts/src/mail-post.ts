import { createTransport } from 'nodemailer';

export interface MailSettings {
  /** `smtps:` or `smtp:`, with user and password. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show pages. */
  readonly html?: string;
}

/** `refused`: the server will never take it; an address that does not exist any more, say. */
export type Mailed = 'sent' | 'refused';

const PATIENCE_MS = 10_000;

/**
 * By `smtp:` nothing is said before the connection has turned to TLS, unless
 * the operator waives it: a link to a new password is worth an account.
 */
const transportFor = ({ smtpUrl }: MailSettings) => {
  const { protocol, searchParams } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    requireTLS: protocol === 'smtp:' && searchParams.get('ignoreTLS') !== 'true',
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** What the server said last, as a number: 4xx asks for patience, 5xx is for ever (RFC 5321, 4.2.1). */
const isForEver = (error: unknown): boolean => {
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
};

/** Hands mail to the operator's server, each by a connection of its own. */
export class MailPost {
  private readonly transport;

  constructor(private readonly settings: MailSettings) {
    this.transport = transportFor(settings);
  }

  /** Throws when it is worth another try: the server is away, is busy, or does not know us yet. */
  async send(mail: Mail): Promise<Mailed> {
    try {
      await this.transport.sendMail({ from: this.settings.from, ...mail });
      return 'sent';
    } catch (error) {
      if (isForEver(error)) return 'refused';
      throw error;
    }
  }
}

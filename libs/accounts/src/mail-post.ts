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
  /** The same text for programs that show HTML. */
  readonly html?: string;
}

/** `refused`: the server will never accept it, e.g. because the address does not exist any more. */
export type Mailed = 'sent' | 'refused';

const PATIENCE_MS = 10_000;

/**
 * With `smtp:` nothing is sent before the connection is upgraded to TLS, unless the operator waives
 * it: a link for a new password is as valuable as an account.
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

/** By the server's reply code: 4xx is temporary, 5xx permanent (RFC 5321, 4.2.1). */
const isForEver = (error: unknown): boolean => {
  const { code, responseCode } = error as {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
};

/** Sends mail through the operator's server, each with a connection of its own. */
export class MailPost {
  private readonly transport;

  constructor(private readonly settings: MailSettings) {
    this.transport = transportFor(settings);
  }

  /** Throws if a retry may help: the server is unreachable, busy, or does not know us yet. */
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

import { z } from 'zod';
import { type CardImages, cardImagesIn } from './card-images.js';
import { readSetting } from './read-setting.js';
import { signingKeys } from './signing-keys.js';

const url = (schemes: readonly string[], example: string) =>
  z
    .string({ error: `is missing; give it a URL such as ${example}` })
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
      error: `must be a URL such as ${example}`,
    });
const noPort = { error: 'must be a port number' };
const port = (fallback: number) =>
  z.coerce.number(noPort).int(noPort).min(0, noPort).max(65_535, noPort).default(fallback);
const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: NoInfer<T[number]>,
) => z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(fallback as never);

const isOrigin = (text: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname.replaceAll('/', '') + search + hash + username + password === '';
};

/** A list of texts separated by commas. */
const listSchema = (each: RegExp, fault: { readonly error: string }) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => each.test(part)), fault)
    .default([]);

/** The address of another server and the key with which it signs. */
const addressThenKey = /^https?:\/\/\S+ [^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]{44}$/;

const serverKeys = listSchema(/^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]{44}$/, {
  error:
    'must be keys of servers with commas between them, as their /.well-known/conclave-key tells them',
});

/** An address to which paths are appended. */
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Another server: its address, a space, the key with which it signs. */
const addressAndKey = (text: string): { readonly url: string; readonly key: string } => {
  const [url = '', key = ''] = text.split(' ');
  return { url: withoutSlash(url), key };
};

const environment = z.object({
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgresql://user:password@127.0.0.1:5432/conclave',
  ),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
  PORT: port(3000),
  HOST: z.string().min(1, { error: 'must name an address to listen on' }).default('0.0.0.0'),
  // Sign-in and assets are served from the root: below a path nobody could sign in.
  PUBLIC_URL: url(['http:', 'https:'], 'https://conclave.example.org')
    .refine((text) => isOrigin(text), {
      error:
        'must have nothing behind its host, such as https://conclave.example.org: the server answers at the root of a host of its own',
    })
    .optional(),
  API_URL: url(['http:', 'https:'], 'http://api:3000').optional(),
  SOURCE_URL: url(['http:', 'https:'], 'https://git.example.org/our-conclave').optional(),
  CONCLAVE_SECRET: z
    .string({ error: 'is missing; give it at least 32 random characters' })
    .min(32, { error: 'must have at least 32 characters' }),
  WEB_DIR: z.string().min(1, { error: 'must name a folder' }).optional(),
  LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  WORKER_PORT: port(0),
  RATE_LIMITS: choice(['on', 'off'], 'on'),
  LOAD_PASS: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  METRICS_TOKEN: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(on|off|\d)$/, {
      error: 'must be off, on (one proxy), or the number of proxies in front, from 0 to 9',
    })
    .default('off'),
  PUSH_SERVICES: z
    .string()
    .regex(/^[^\s,]+(,[^\s,]+)*$/, {
      error: 'must be hosts with commas between them, such as fcm.googleapis.com,*.push.apple.com',
    })
    .optional(),
  PUSH_CONTACT: url(['https:', 'mailto:'], 'mailto:organizer@example.org').optional(),
  CARD_IMAGE_URL: z
    .string()
    .refine((text) => cardImagesIn(text) !== null, {
      error:
        'must be an http or https URL, or a path of this server, that holds {id} (or {set} and {number}) after its host, such as https://images.example.org/{set}/{number}.webp',
    })
    .optional(),
  WEBHOOKS_PRIVATE: choice(['on', 'off'], 'off'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address such as conclave@example.org or Conclave <conclave@example.org>',
    })
    .optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  DISCORD_APPLICATION_ID: z
    .string({ error: 'is missing; Discord shows it under General Information' })
    .regex(/^\d{17,20}$/, { error: 'must be the id that Discord gave the application' })
    .optional(),
  DISCORD_PUBLIC_KEY: z
    .string({ error: 'is missing; Discord shows it under General Information' })
    .regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hexadecimal digits' })
    .optional(),
  DISCORD_BOT_TOKEN: z
    .string({ error: 'is missing; Discord shows it once under Bot' })
    .min(20, { error: 'must be the token that Discord showed under Bot' })
    .optional(),
  DISCORD_API: url(['http:', 'https:'], 'https://discord.com/api').optional(),
  DISCORD_DATA: z.string().min(1, { error: 'must name a folder' }).default('.conclave-discord'),
  DISCORD_PORT: port(3002),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: url(['http:', 'https:'], 'https://accounts.example.org').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, { error: 'must have at most 40 characters' }).optional(),
  WITNESSES: listSchema(addressThenKey, {
    error:
      'must be addresses and keys of witnesses with commas between them, such as https://other.example.org/witness other.example.org/witness+0a1b2c3d+BAkw...',
  }),
  WITNESS_FOR: serverKeys,
  FOLLOWED_SERVERS: listSchema(addressThenKey, {
    error:
      'must be addresses and keys of servers with commas between them, such as https://north.example.org north.example.org+0a1b2c3d+AbCd...',
  }),
  TRUSTED_SERVERS: serverKeys,
  TRUSTED_BUNDLES: listSchema(/^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]{44}$/, {
    error:
      'must be keys of makers of bundles with commas between them, as `conclave bundle key` prints them',
  }),
  EVENT_IMPORT: listSchema(/^[^\s@]+@[^\s@]+$/, {
    error:
      'must be e-mail addresses of accounts with commas between them, such as olga@example.org',
  }),
  SIGNING_KEYS: signingKeys,
  RETENTION_DAYS: z.coerce
    .number({ error: 'must be a number of days' })
    .int({ error: 'must be a number of days' })
    .min(1, { error: 'must be at least 1' })
    .max(3_650, { error: 'must be at most 3650' })
    .default(30),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  // These two are read by OpenTelemetry itself.
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1),
  DATABASE_POOL: z.coerce
    .number({ error: 'must be a number of connections' })
    .int({ error: 'must be a number of connections' })
    .min(2, { error: 'must be at least 2' })
    .max(200, { error: 'must be at most 200' })
    .default(10),
});

/** Groups of settings that must be set together or not at all. */
const together = [
  ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const;

/** Checks that span several settings. */
const whole = environment.superRefine((given, context) => {
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
    context.addIssue({
      code: 'custom',
      path: ['MAIL_FROM'],
      message:
        'is missing; mail sent by SMTP_URL needs a sender such as Conclave <conclave@example.org>',
    });
  for (const names of together) {
    const present = names.filter((name) => given[name] !== undefined);
    if (present.length === 0) continue;
    for (const name of names.filter((each) => given[each] === undefined))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is missing; it is needed with ${present.join(' and ')}`,
      });
  }
});

/**
 * An OpenID Connect or OAuth server with which people sign in, where its operator has registered
 * this server.
 */
export interface SignInProvider {
  readonly id: 'discord' | 'google' | 'oidc';
  /** The text on the button. */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Only for `oidc`: the address of its description. */
  readonly issuer?: string;
}

const providersIn = (given: z.infer<typeof environment>): readonly SignInProvider[] => {
  const found: SignInProvider[] = [];
  if (given.DISCORD_CLIENT_ID !== undefined && given.DISCORD_CLIENT_SECRET !== undefined)
    found.push({
      id: 'discord',
      name: 'Discord',
      clientId: given.DISCORD_CLIENT_ID,
      clientSecret: given.DISCORD_CLIENT_SECRET,
    });
  if (given.GOOGLE_CLIENT_ID !== undefined && given.GOOGLE_CLIENT_SECRET !== undefined)
    found.push({
      id: 'google',
      name: 'Google',
      clientId: given.GOOGLE_CLIENT_ID,
      clientSecret: given.GOOGLE_CLIENT_SECRET,
    });
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    found.push({
      id: 'oidc',
      name: given.OIDC_NAME ?? new URL(issuer).host,
      clientId,
      clientSecret,
      issuer: withoutSlash(issuer),
    });
  return found;
};

export interface Configuration {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** The port of the api; 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The public address, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether that address was configured; false if it is a default. */
  readonly publicUrlChosen: boolean;
  /** The address at which the worker's demo players reach the api, without a slash at the end. */
  readonly apiUrl: string;
  /** Root of all derived keys: sessions, guest codes, sealed secrets. */
  readonly secret: string;
  /** Folder of the built web application; null: none is served. */
  readonly webDir: string | null;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly workerPort: number;
  readonly rateLimits: boolean;
  /**
   * Requests that contain it are exempt from the rate limits, for load tests of one's own server.
   * Null: no exemption.
   */
  readonly loadPass: string | null;
  /** The bearer token for the metrics; null: metrics are served only to the machine itself. */
  readonly metricsToken: string | null;
  /**
   * The number of proxies in front whose statement of the client's address is trusted; 0: the
   * client is the peer of the connection.
   */
  readonly trustProxy: number;
  /**
   * Hosts of push services to which notifications may be sent; null: those of the known browsers.
   */
  readonly pushServices: readonly string[] | null;
  /** The contact address for push services. */
  readonly pushContact: string;
  /** Where the source code of this installation is; null if the operator has not configured it. */
  readonly sourceUrl: string | null;
  /** Null: every card is drawn, which is the default. */
  readonly cardImages: CardImages | null;
  /**
   * Whether webhooks may go to private addresses and use plain http: for tests and for halls with
   * receivers of their own.
   */
  readonly webhooksPrivate: boolean;
  /** The mail server and the sender address; null: no mail is sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** External providers with which people can sign in. */
  readonly signInProviders: readonly SignInProvider[];
  /** Whether the application for Discord runs besides this server. */
  readonly discordCommands: boolean;
  /**
   * Other servers that sign this server's checkpoints: their addresses, and the keys with which
   * they sign.
   */
  readonly witnesses: readonly { readonly url: string; readonly key: string }[];
  /**
   * Servers whose coming events are shown here: their addresses, and the keys with which they sign.
   */
  readonly followedServers: readonly { readonly url: string; readonly key: string }[];
  /** Keys of the servers whose checkpoints this one signs. */
  readonly witnessFor: readonly string[];
  /**
   * E-mail addresses (lower case) of the accounts that may import events from other servers; empty:
   * only the operator's shell may.
   */
  readonly eventImport: readonly string[];
  /**
   * Verifier keys of servers whose signature under an imported event is accepted as proof of its
   * history.
   */
  readonly trustedServers: readonly string[];
  /** Verifier keys of publishers whose card bundles are accepted. */
  readonly trustedBundles: readonly string[];
  /** Random 32 byte seeds of signing keys that are not derived from the secret, newest last. */
  readonly signingKeys: readonly Buffer[];
  /** Days after which delivered webhooks and notifications are deleted. */
  readonly retentionDays: number;
  readonly databasePool: number;
  /** The address of an OpenTelemetry collector for OTLP over HTTP; null: no traces are sent. */
  readonly tracesTo: string | null;
  /** The share of the traces begun here that are kept, from 0 to 1. */
  readonly traceShare: number;
}

/** The environment lacks settings that this process needs, or has invalid ones. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly faults: readonly string[]) {
    super(`Configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/**
 * Secrets may be given as the name of a file, as Docker and Kubernetes mount them:
 * CONCLAVE_SECRET_FILE for CONCLAVE_SECRET.
 */
const secrets = [
  'DATABASE_URL',
  'REDIS_URL',
  'CONCLAVE_SECRET',
  'SIGNING_KEYS',
  'SMTP_URL',
  'LOAD_PASS',
  'METRICS_TOKEN',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_BOT_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
] as const;

const withSecretsFromFiles = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> => {
  const read: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secrets) {
    if (!env[`${name}_FILE`]) continue;
    if (env[name]) faults.push(`${name} and ${name}_FILE are both given; give one`);
    try {
      read[name] = readSetting(name, env) ?? '';
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      faults.push(`${name}_FILE cannot be read: ${cause}`);
    }
  }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return { ...env, ...read };
};

const present = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(withSecretsFromFiles(env)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );

const proxiesIn = (text: string): number => (text === 'off' ? 0 : text === 'on' ? 1 : Number(text));

/** One message for each setting. */
const faultsOf = ({ issues }: z.ZodError): readonly string[] => {
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!faults.has(name)) faults.set(name, `${name} ${message}`);
  }
  return [...faults.values()];
};

/**
 * Reads the configuration from environment variables and the files that they name; an empty
 * variable counts as absent. Produces one clear message per fault.
 */
export const readConfiguration = (
  env: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const read = whole.safeParse(present(env));
  if (!read.success) throw new ConfigurationError(faultsOf(read.error));
  const { data } = read;
  const publicUrl = withoutSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`);
  return Object.freeze({
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    publicUrlChosen: data.PUBLIC_URL !== undefined,
    apiUrl: withoutSlash(data.API_URL ?? `http://127.0.0.1:${data.PORT}`),
    sourceUrl: data.SOURCE_URL ?? null,
    secret: data.CONCLAVE_SECRET,
    webDir: data.WEB_DIR ?? null,
    logLevel: data.LOG_LEVEL,
    workerPort: data.WORKER_PORT,
    rateLimits: data.RATE_LIMITS === 'on',
    loadPass: data.LOAD_PASS ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    trustProxy: proxiesIn(data.TRUST_PROXY),
    pushServices: data.PUSH_SERVICES?.split(',') ?? null,
    pushContact:
      data.PUSH_CONTACT ??
      (publicUrl.startsWith('https:') ? publicUrl : 'mailto:organizer@example.org'),
    cardImages: data.CARD_IMAGE_URL === undefined ? null : cardImagesIn(data.CARD_IMAGE_URL),
    webhooksPrivate: data.WEBHOOKS_PRIVATE === 'on',
    mail:
      data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined
        ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM }
        : null,
    signInProviders: providersIn(data),
    discordCommands: data.DISCORD_APPLICATION_ID !== undefined,
    witnesses: data.WITNESSES.map(addressAndKey),
    followedServers: data.FOLLOWED_SERVERS.map(addressAndKey),
    witnessFor: data.WITNESS_FOR,
    trustedServers: data.TRUSTED_SERVERS,
    trustedBundles: data.TRUSTED_BUNDLES,
    eventImport: data.EVENT_IMPORT.map((address) => address.toLowerCase()),
    signingKeys: data.SIGNING_KEYS,
    retentionDays: data.RETENTION_DAYS,
    databasePool: data.DATABASE_POOL,
    tracesTo: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    traceShare: data.OTEL_TRACES_SAMPLER_ARG,
  });
};

/** The settings of the application for Discord: no database, no secret of the server. */
const discordEnvironment = environment
  .pick({
    DISCORD_APPLICATION_ID: true,
    DISCORD_PUBLIC_KEY: true,
    DISCORD_BOT_TOKEN: true,
    DISCORD_API: true,
    DISCORD_DATA: true,
    DISCORD_PORT: true,
    HOST: true,
    API_URL: true,
    PUBLIC_URL: true,
    LOG_LEVEL: true,
  })
  .extend({
    DISCORD_APPLICATION_ID: environment.shape.DISCORD_APPLICATION_ID.unwrap(),
    DISCORD_PUBLIC_KEY: environment.shape.DISCORD_PUBLIC_KEY.unwrap(),
    DISCORD_BOT_TOKEN: environment.shape.DISCORD_BOT_TOKEN.unwrap(),
  });

export interface DiscordConfiguration {
  readonly applicationId: string;
  /** The key with which Discord signs interactions: 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly botToken: string;
  /** The address of Discord's API, without a slash at the end. */
  readonly discordApi: string;
  /** Folder of the file that stores linked accounts and posted messages. */
  readonly dataDir: string;
  /** The port at which interactions are received; 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The address of the api, without a slash at the end. */
  readonly apiUrl: string;
  /** The public address, without a slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: Configuration['logLevel'];
}

/** The settings of the application for Discord, read as by `readConfiguration`. */
export const readDiscordConfiguration = (
  env: Readonly<Record<string, string | undefined>>,
): DiscordConfiguration => {
  const read = discordEnvironment.safeParse(present(env));
  if (!read.success) throw new ConfigurationError(faultsOf(read.error));
  const { data } = read;
  const apiUrl = withoutSlash(data.API_URL ?? 'http://127.0.0.1:3000');
  return Object.freeze({
    applicationId: data.DISCORD_APPLICATION_ID,
    publicKey: data.DISCORD_PUBLIC_KEY.toLowerCase(),
    botToken: data.DISCORD_BOT_TOKEN,
    discordApi: withoutSlash(data.DISCORD_API ?? 'https://discord.com/api'),
    dataDir: data.DISCORD_DATA,
    port: data.DISCORD_PORT,
    host: data.HOST,
    apiUrl,
    publicUrl: withoutSlash(data.PUBLIC_URL ?? apiUrl),
    logLevel: data.LOG_LEVEL,
  });
};

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.js';

const usable = {
  DATABASE_URL: 'postgresql://conclave:secret@127.0.0.1:5432/conclave',
  REDIS_URL: 'redis://127.0.0.1:6379',
  CONCLAVE_SECRET: 'x'.repeat(32),
};

const faultsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
  return [];
};

describe('configuration', () => {
  it('fills what has a default', () => {
    expect(readConfiguration(usable)).toEqual({
      databaseUrl: usable.DATABASE_URL,
      redisUrl: usable.REDIS_URL,
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      publicUrlChosen: false,
      apiUrl: 'http://127.0.0.1:3000',
      secret: usable.CONCLAVE_SECRET,
      webDir: null,
      logLevel: 'info',
      workerPort: 0,
      rateLimits: true,
      loadPass: null,
      metricsToken: null,
      trustProxy: 0,
      pushServices: null,
      sourceUrl: null,
      pushContact: 'mailto:organizer@example.org',
      cardImages: null,
      webhooksPrivate: false,
      mail: null,
      witnesses: [],
      followedServers: [],
      witnessFor: [],
      eventImport: [],
      trustedServers: [],
      trustedBundles: [],
      signingKeys: [],
      signInProviders: [],
      discordCommands: false,
      retentionDays: 30,
      tracesTo: null,
      traceShare: 1,
      databasePool: 10,
    });
  });

  it('takes a source of card pictures by its template, with the origin where it is another server', () => {
    const images = (CARD_IMAGE_URL: string) =>
      readConfiguration({ ...usable, CARD_IMAGE_URL }).cardImages;
    expect(images('https://images.example.org:8443/{set}/{number}.webp')).toEqual({
      template: 'https://images.example.org:8443/{set}/{number}.webp',
      origin: 'https://images.example.org:8443',
    });
    expect(images('/pictures/{id}.png')).toEqual({ template: '/pictures/{id}.png', origin: null });
    for (const wrong of [
      'https://images.example.org/all.webp',
      'https://{id}.example.org/card.webp',
      '//images.example.org/{id}',
      'javascript:{id}',
      'https://user:word@images.example.org/{id}',
      "https://images.example.org/{id}; script-src 'unsafe-inline'",
      'pictures/{id}',
    ])
      expect(faultsOf({ ...usable, CARD_IMAGE_URL: wrong }), wrong).toEqual([
        expect.stringMatching(/^CARD_IMAGE_URL must be an http or https URL/),
      ]);
  });

  it('counts the proxies in front', () => {
    const proxies = (TRUST_PROXY: string) =>
      readConfiguration({ ...usable, TRUST_PROXY }).trustProxy;
    expect(['off', 'on', '0', '2'].map(proxies)).toEqual([0, 1, 0, 2]);
    expect(faultsOf({ ...usable, TRUST_PROXY: 'yes' })).toEqual([
      'TRUST_PROXY must be off, on (one proxy), or the number of proxies in front, from 0 to 9',
    ]);
  });

  it('reads secrets from the files that are named for them, and says what is wrong with one', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-secrets-'));
    const file = path.join(folder, 'secret');
    writeFileSync(file, `${'s'.repeat(40)}\n`);
    const { CONCLAVE_SECRET: _given, ...rest } = usable;
    expect(readConfiguration({ ...rest, CONCLAVE_SECRET_FILE: file }).secret).toBe('s'.repeat(40));
    expect(faultsOf({ ...usable, CONCLAVE_SECRET_FILE: file })).toEqual([
      'CONCLAVE_SECRET and CONCLAVE_SECRET_FILE are both given; give one',
    ]);
    expect(faultsOf({ ...rest, CONCLAVE_SECRET_FILE: path.join(folder, 'none') })).toEqual([
      expect.stringMatching(/^CONCLAVE_SECRET_FILE cannot be read: ENOENT/),
    ]);
    rmSync(folder, { recursive: true });
  });

  it('names every fault once, in plain words', () => {
    expect(
      faultsOf({
        ...usable,
        DATABASE_URL: 'mysql://x',
        REDIS_URL: undefined,
        CONCLAVE_SECRET: 'short',
        PORT: '70000',
        RATE_LIMITS: 'maybe',
        LOAD_PASS: 'secret',
        METRICS_TOKEN: 'secret',
      }),
    ).toEqual([
      'DATABASE_URL must be a URL such as postgresql://user:password@127.0.0.1:5432/conclave',
      'REDIS_URL is missing; give it a URL such as redis://127.0.0.1:6379',
      'PORT must be a port number',
      'CONCLAVE_SECRET must have at least 32 characters',
      'RATE_LIMITS must be one of on, off',
      'LOAD_PASS must have at least 32 characters',
      'METRICS_TOKEN must have at least 32 characters',
    ]);
  });

  it('reads witnesses with their keys, and whom it is a witness for', () => {
    const key = `hall.example/witness+0a1b2c3d+${'B'.repeat(44)}`;
    const other = `club.example+0a1b2c3e+${'A'.repeat(44)}`;
    expect(
      readConfiguration({
        ...usable,
        WITNESSES: `https://hall.example/witness/ ${key}`,
        WITNESS_FOR: `${other}, ${key}`,
      }),
    ).toMatchObject({
      witnesses: [{ url: 'https://hall.example/witness', key }],
      witnessFor: [other, key],
    });
    expect(faultsOf({ ...usable, WITNESSES: 'https://hall.example', WITNESS_FOR: 'me' })).toEqual([
      expect.stringMatching(/^WITNESSES must be addresses and keys/),
      expect.stringMatching(/^WITNESS_FOR must be keys of servers/),
    ]);
  });

  it.each([
    'https://club.example.org/conclave',
    'https://club.example.org/?a=b',
    'https://club.example.org/#top',
    'https://olga@club.example.org',
  ])('takes no public address with more than a host: %s', (address) => {
    expect(faultsOf({ ...usable, PUBLIC_URL: address })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must have nothing behind its host/),
    ]);
    expect(
      readConfiguration({ ...usable, PUBLIC_URL: 'https://club.example.org/' }).publicUrl,
    ).toBe('https://club.example.org');
  });

  it('lets nobody bring events unless their addresses are listed', () => {
    expect(readConfiguration(usable).eventImport).toEqual([]);
    expect(
      readConfiguration({ ...usable, EVENT_IMPORT: 'Olga@Example.org, ben@example.org' })
        .eventImport,
    ).toEqual(['olga@example.org', 'ben@example.org']);
    expect(faultsOf({ ...usable, EVENT_IMPORT: 'on' })).toEqual([
      expect.stringMatching(/^EVENT_IMPORT must be e-mail addresses/),
    ]);
  });

  it('reads random seeds of signing keys, one a line', () => {
    const [one, other] = ['0a'.repeat(32), '0b'.repeat(32)];
    const read = readConfiguration({ ...usable, SIGNING_KEYS: `${one}\n${other}\n` });
    expect(read.signingKeys.map((seed) => seed.toString('hex'))).toEqual([one, other]);
    expect(faultsOf({ ...usable, SIGNING_KEYS: `${one},key` })).toEqual([
      expect.stringMatching(/^SIGNING_KEYS must be seeds of 64 hexadecimal digits/),
    ]);
  });

  it('counts an empty variable as absent', () => {
    expect(readConfiguration({ ...usable, PORT: '', WEB_DIR: '' })).toMatchObject({
      port: 3000,
      webDir: null,
    });
  });

  it('takes the slash off the public address', () => {
    expect(
      readConfiguration({ ...usable, PUBLIC_URL: 'https://conclave.example.org/' }).publicUrl,
    ).toBe('https://conclave.example.org');
  });

  it('reads the push services one may post to, and whom they may turn to', () => {
    const read = readConfiguration({
      ...usable,
      PUBLIC_URL: 'https://conclave.example.org',
      PUSH_SERVICES: 'fcm.googleapis.com,*.push.apple.com',
    });
    expect(read).toMatchObject({
      pushServices: ['fcm.googleapis.com', '*.push.apple.com'],
      pushContact: 'https://conclave.example.org',
    });
  });

  it('sends mail when it knows by which server and under which sender, and says what is missing', () => {
    const SMTP_URL = 'smtps://conclave:secret@mail.example.org:465';
    expect(
      readConfiguration({ ...usable, SMTP_URL, MAIL_FROM: 'Conclave <conclave@example.org>' }).mail,
    ).toEqual({ smtpUrl: SMTP_URL, from: 'Conclave <conclave@example.org>' });
    expect(
      readConfiguration({ ...usable, SMTP_URL: '', MAIL_FROM: 'conclave@example.org' }).mail,
    ).toBeNull();
    expect(faultsOf({ ...usable, SMTP_URL })).toEqual([
      'MAIL_FROM is missing; mail sent by SMTP_URL needs a sender such as Conclave <conclave@example.org>',
    ]);
    expect(faultsOf({ ...usable, SMTP_URL: 'mail.example.org', MAIL_FROM: 'Conclave' })).toEqual([
      'SMTP_URL must be a URL such as smtps://user:password@mail.example.org:465',
      'MAIL_FROM must be an address such as conclave@example.org or Conclave <conclave@example.org>',
    ]);
  });

  it('keeps what was delivered for some days at least, and not for ever', () => {
    expect(readConfiguration({ ...usable, RETENTION_DAYS: '7' }).retentionDays).toBe(7);
    expect(faultsOf({ ...usable, RETENTION_DAYS: '0' })).toEqual([
      'RETENTION_DAYS must be at least 1',
    ]);
  });

  it('knows where else people sign in, and asks for what is missing of it', () => {
    expect(
      readConfiguration({
        ...usable,
        DISCORD_CLIENT_ID: 'id',
        DISCORD_CLIENT_SECRET: 'secret',
        OIDC_ISSUER: 'https://club.example.org/',
        OIDC_CLIENT_ID: 'id',
        OIDC_CLIENT_SECRET: 'secret',
      }).signInProviders,
    ).toEqual([
      { id: 'discord', name: 'Discord', clientId: 'id', clientSecret: 'secret' },
      {
        id: 'oidc',
        name: 'club.example.org',
        clientId: 'id',
        clientSecret: 'secret',
        issuer: 'https://club.example.org',
      },
    ]);
    expect(() => readConfiguration({ ...usable, GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_SECRET is missing; it is needed with GOOGLE_CLIENT_ID',
    );
  });
});

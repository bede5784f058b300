import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome, Say } from './command-line/verb.js';
import { projectRoot } from './project-root.js';

const EXAMPLE = path.join(projectRoot, 'infra/.env.example');

const SECRETS = [
  'CONCLAVE_SECRET',
  'POSTGRES_PASSWORD',
  'APP_DATABASE_PASSWORD',
  'REDIS_PASSWORD',
  'METRICS_TOKEN',
  'GRAFANA_PASSWORD',
];

/** Sets a setting in the text, even if it is commented out there. Throws if it does not occur. */
const setLine = (text: string, name: string, value: string): string => {
  const line = new RegExp(`^#?${name}=.*$`, 'm');
  if (!line.test(text)) throw new Error(`${EXAMPLE} has no ${name}`);
  return text.replace(line, () => `${name}=${value}`);
};

/** The settings of a server behind the proxy of the compose file. */
const settingsOf = (domain: string): Readonly<Record<string, string>> => ({
  PUBLIC_URL: `https://${domain}`,
  DOMAIN: domain,
  TRUST_PROXY: '1',
  // The proxy reaches the api internally; nobody else on the network can use it without https.
  PORT: '127.0.0.1:3000',
  COMPOSE_PROFILES: 'https',
});

/** The text of a settings file with new secrets (256 bits each, hexadecimal). */
export const writeSettings = (example: string, domain: string | undefined): string => {
  const secrets = SECRETS.map((name) => [name, randomBytes(32).toString('hex')] as const);
  const settings = domain === undefined ? [] : Object.entries(settingsOf(domain));
  return [...secrets, ...settings].reduce(
    (text, [name, value]) => setLine(text, name, value),
    example,
  );
};

/**
 * Writes the settings of a compose installation once: an existing file is left as it is, with its
 * secrets.
 */
export const init = (
  { to, domain }: { readonly to: string; readonly domain: string | undefined },
  say: Say,
): Outcome => {
  if (existsSync(to)) {
    say(
      `${to} is there already and stays as it is: other secrets would lock the server out of its data`,
    );
    return { isFine: false };
  }
  writeFileSync(to, writeSettings(readFileSync(EXAMPLE, 'utf8'), domain), {
    mode: 0o600,
    flag: 'wx',
  });
  say(`${to}: settings and secrets. Keep a copy of it somewhere else`);
  return { isFine: true };
};

import { defineVerb } from '../command-line/verb.js';
import { text, textOr, UsageError } from '../command-line/words.js';

const isDomain = (name: string): boolean =>
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(name);

export const init = defineVerb({
  name: 'init',
  summary: 'writes the settings of infra/compose.yaml with fresh secrets, once',
  details: 'A file that is there already is left as it is ([a VPS in 15 minutes](vps.md)).',
  options: {
    to: textOr('infra/.env', 'FILE', 'the file to write'),
    domain: text('NAME', 'a domain of this machine: https with a certificate of its own'),
  },
  failure: 'the file is there already',
  examples: ['init', 'init --domain conclave.example.org'],
  run: async ({ options: { to, domain }, say }) => {
    if (domain !== undefined && !isDomain(domain))
      throw new UsageError(`--domain ${domain}: a name such as conclave.example.org is wanted`);
    return (await import('../init.js')).init({ to, domain }, say);
  },
});

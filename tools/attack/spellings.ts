import { sendRaw, spellings } from '../../apps/api/test/spellings.js';
import { type Attackers, roles } from './attackers.js';
import type { Findings, Tally } from './findings.js';
import type { Operation } from './operations.js';
import type { PreparedEvents } from './prepared-events.js';

const atOnce = 16;

/** The refusals of another spelling or an unknown address; Node itself refuses invalid HTTP. */
const refused = /"code":"request\/(?:target-not-canonical|unknown-route|malformed)"|Client Error/;
/**
 * The web application answers every address that is not a route with a page, mostly the one for
 * missing pages.
 */
const page = /^\s*<!doctype html>/i;

/**
 * Sends every operation by every role in every other spelling of its address: none may be executed.
 */
export const trySpellings = async (
  url: string,
  {
    operations,
    attackers,
    preparedEvents,
    findings,
    tally,
  }: {
    readonly operations: readonly Operation[];
    readonly attackers: Attackers;
    readonly preparedEvents: PreparedEvents;
    readonly findings: Findings;
    readonly tally: Tally;
  },
): Promise<void> => {
  const prepared = preparedEvents.at('paired');
  const filled = (path: string): string =>
    path.replace(/\{(\w+)\}/g, (_all, name: string) => prepared.ids[name]?.[0] ?? 'some-id-1');
  const tries = operations.flatMap((operation) =>
    roles.flatMap((role) =>
      Object.entries(spellings).flatMap(([name, spell]) => {
        const path = filled(operation.path);
        const target = spell(path);
        return target === path ? [] : [{ operation, role, name, target }];
      }),
    ),
  );
  const senders = Array.from({ length: atOnce }, async () => {
    for (let next = tries.pop(); next !== undefined; next = tries.pop()) {
      const { operation, role, name, target } = next;
      const headers = { ...attackers.headersOf(role), 'idempotency-key': 'spelled-otherwise' };
      const answer = await sendRaw(url, operation.method, target, headers).catch(
        (error: Error) => error,
      );
      const where = `${operation.key} (${name}, ${role})`;
      if (answer instanceof Error) {
        findings.note('no answer', where, answer.message);
        continue;
      }
      const { status, text } = answer;
      tally.add(status);
      const isPage =
        (status === 200 || status === 404) && operation.method === 'GET' && page.test(text);
      if (!isPage && !(status >= 400 && status < 500 && refused.test(text)))
        findings.note('reached by another spelling', where, `${target}: ${status} ${text}`);
    }
  });
  await Promise.all(senders);
};

import { madeToken, type TokenScope } from '#contracts';
import type { AnswerCheck } from './answer-check.js';
import type { Attackers } from './attackers.js';
import { hintsOf } from './hints.js';
import { moves } from './moves.js';
import type { Operation } from './operations.js';
import type { PreparedEvents } from './prepared-events.js';
import type { Chance } from '#client';
import { doubting, valueOf } from './schema-values.js';

interface Trial {
  readonly name: string;
  readonly access: 'read' | 'act';
  readonly eventId: string | null;
  readonly scopes?: readonly TokenScope[];
  /** The operations that it may reach. */
  readonly may: (operation: Operation) => boolean;
}

/**
 * Operations that return only public data and change nothing: `me` returns only the account,
 * without its address. A message of an assistant is equivalent to the request for which it stands,
 * with the same token.
 */
const open =
  /^(?:POST \/api\/mcp|GET (?:\/(?:health|ready|metrics|docs.*|licence|source|robots\.txt|sitemap\.xml|feed\.xml|events\.ics|followed\.ics|caster\/.+|\.well-known\/.*)|\/api\/(?:me|address|transfer-key|password-links|sign-in-ways|booster-sets|mcp|v1\/followed|rulebook\/.+)))$/;
/**
 * Operations that are authorized by a cookie, a password or a seat's code, to which a token adds
 * nothing; or that only check a text from the request.
 */
const doors =
  /^(?:(?:GET|POST) \/api\/auth\/.+|POST \/api\/(?:guest\/sign-(?:in|out)|v1\/seats)|POST \/api\/(?:decks|cubes)\/check|GET \/api\/cards\/(?:faces|found))$/;
const harmless = ({ key }: Operation): boolean => open.test(key) || doors.test(key);

const trialsOf = (home: string): readonly Trial[] => [
  {
    name: 'a token that only reads',
    access: 'read',
    eventId: null,
    may: ({ method, key }) => method === 'GET' || open.test(key),
  },
  { name: 'a token of another event', access: 'act', eventId: home, may: harmless },
  {
    name: 'a token of another event with one part',
    access: 'act',
    eventId: home,
    scopes: ['rounds:write'],
    may: (operation) => open.test(operation.key),
  },
  {
    name: 'a token with one part',
    access: 'act',
    eventId: null,
    scopes: ['files:write'],
    may: ({ key }) =>
      open.test(key) ||
      /^GET \/api\/(?:events\/\{eventId\}\/export|queries\/eventRecord)$/.test(key),
  },
];

/** The required parameters of a query, with a value each. */
const searchOf = (
  { parameters }: Operation,
  valueFor: (schema: Operation['parameters'][number]['schema'], name: string) => unknown,
): string => {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(valueFor(schema, name)))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const headersOf = ({ method }: Operation, token: string, freshKey: () => string) => ({
  authorization: `Bearer ${token}`,
  ...(method === 'GET'
    ? {}
    : { 'content-type': 'application/json', 'idempotency-key': freshKey() }),
});

/**
 * Sends every operation, with valid data of the owner, with tokens that must not reach it. Returns
 * the number of requests.
 */
export const tryTokens = async (
  {
    operations,
    attackers,
    preparedEvents,
    answerCheck,
    chance,
    recipient,
  }: {
    readonly operations: readonly Operation[];
    readonly attackers: Attackers;
    readonly preparedEvents: PreparedEvents;
    readonly answerCheck: AnswerCheck;
    readonly chance: Chance;
    readonly recipient: string;
  },
  rounds: number,
): Promise<number> => {
  const owner = attackers.people.owner;
  const home = preparedEvents.at('registration').ids['eventId']?.[0] ?? '';
  const away = preparedEvents.at('paired');
  const hints = { prepared: away, elsewhere: away, role: 'owner' as const, attackers, recipient };
  let sent = 0;
  for (const { may, ...asked } of trialsOf(home)) {
    const answer = await owner.post('/api/me/tokens', { ...asked, days: 7 });
    const { token, made } = madeToken.parse(JSON.parse(answer));
    answerCheck.keepSecret(token);
    for (const operation of operations.flatMap((each) => Array<Operation>(rounds).fill(each))) {
      const hint = doubting(hintsOf(operation.name, hints));
      const path = operation.path.replace(
        /\{(\w+)\}/g,
        (_all, name: string) => away.ids[name]?.[0] ?? 'some-id-1',
      );
      const search = searchOf(operation, (schema, name) => valueOf(schema, chance, hint, name));
      const move = await moves[operation.name]?.(preparedEvents, attackers, chance).catch(
        () => null,
      );
      const body = move?.body ?? valueOf(operation.body ?? {}, chance, hint);
      const { status } = await answerCheck.send(
        {
          method: operation.method,
          target: `${path}${search}`,
          headers: headersOf(
            operation,
            token,
            () => `token-${sent}-${chance.int(2 ** 40).toString(36)}`,
          ),
          ...(operation.method === 'GET' ? {} : { body: JSON.stringify(body) }),
        },
        operation,
      );
      sent += 1;
      const aboutHome = home !== '' && JSON.stringify(body).includes(home);
      if (status >= 200 && status < 300 && !may(operation) && !aboutHome)
        answerCheck.findings.note('reached by a token', `${operation.key}`, asked.name);
    }
    await owner.post(`/api/me/tokens/${made.tokenId}/revoke`, {});
  }
  return sent;
};

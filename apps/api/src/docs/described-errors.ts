import { asksWho, isForPersons, wayOf } from '../auth/admission.js';
import type { AdmittedRoute } from '../auth/admitted-routes.js';
import type { JsonSchema } from '../http/describe.js';

interface ErrorKind {
  readonly status: number;
  readonly description: string;
  readonly codes: readonly string[];
  readonly headers?: JsonSchema;
}

/**
 * The refusals that any request may get, by component name. Codes are stable; refusals by the rules
 * have more codes than these.
 */
const kinds = {
  Malformed: {
    status: 400,
    description: 'What was sent is not what is asked for; `fields` says where and why',
    codes: ['request/malformed'],
  },
  SignedOut: {
    status: 401,
    description: 'Somebody has to be signed in, or the token is none',
    codes: ['auth/required', 'token/unknown'],
  },
  Forbidden: {
    status: 403,
    description: 'The caller may not do or see this, or their token may not',
    codes: [
      'policy/forbidden',
      'tournament/private-event',
      'token/read-only',
      'token/out-of-scope',
      'token/other-event',
    ],
  },
  PersonOnly: {
    status: 403,
    description: 'For whoever is signed in, and no token',
    codes: ['token/not-by-token'],
  },
  Unknown: {
    status: 404,
    description: 'What is named is not there',
    codes: ['tournament/not-found', 'match/not-found', 'draft/not-found'],
  },
  Refused: {
    status: 409,
    description: 'The rules say no as things are; `data` says what stands against it',
    codes: ['tournament/round-open', 'match/already-reported', 'draft/too-late'],
  },
  TooLarge: {
    status: 413,
    description: 'More bytes than this route reads',
    codes: ['request/too-large'],
  },
  OtherMedia: {
    status: 415,
    description: 'No JSON',
    codes: ['request/unsupported-media-type'],
  },
  KeyReused: {
    status: 422,
    description: 'The Idempotency-Key was used before, for something else',
    codes: ['command/key-reused'],
  },
  TooMany: {
    status: 429,
    description: 'Too many of this kind from one caller; to be tried again after the seconds told',
    codes: ['request/too-many'],
    headers: {
      'Retry-After': {
        description: 'Seconds, as `data.retryAfterSeconds`',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      },
    },
  },
  Unavailable: {
    status: 503,
    description:
      'It may work in a moment: what this server needs is away, or others were first too often',
    codes: ['server/unavailable', 'server/contended'],
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

type ErrorName = keyof typeof kinds;

const failureWith = (codes: readonly string[]): JsonSchema => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Failure' },
    examples: Object.fromEntries(
      codes.map((code) => [
        code,
        { value: { error: { code, data: {}, correlationId: 'request-0001' } } },
      ]),
    ),
  },
});

const answerOf = ({ description, codes, headers }: ErrorKind): JsonSchema => ({
  description: `${description}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  ...(headers ? { headers } : {}),
  content: failureWith(codes),
});

export const errorResponses: JsonSchema = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [name, answerOf(kind)]),
);

interface DescribedRoute extends AdmittedRoute {
  readonly takesParameters: boolean;
}

/** The refusals of a route, from its declaration: how it admits callers, and its parameters. */
const namesOf = ({
  kind,
  path,
  takesBody,
  takesParameters,
}: DescribedRoute): readonly ErrorName[] => {
  const isCommand = path === '/api/commands/{name}';
  const way = kind && wayOf(kind);
  return [
    ...(takesBody || takesParameters ? (['Malformed'] as const) : []),
    ...(way && asksWho(way)
      ? (['SignedOut', isForPersons(way) ? 'PersonOnly' : 'Forbidden'] as const)
      : []),
    ...(path === '/api/queries/{name}' || isCommand ? (['Unknown'] as const) : []),
    ...(isCommand ? (['Refused', 'KeyReused'] as const) : []),
    ...(takesBody ? (['TooLarge', 'OtherMedia'] as const) : []),
    'TooMany',
    'Unavailable',
  ];
};

/** The described refusals of a route, by status. */
export const errorsOf = (route: DescribedRoute): JsonSchema => ({
  ...Object.fromEntries(
    namesOf(route).map((name) => [kinds[name].status, { $ref: `#/components/responses/${name}` }]),
  ),
  ...(route.unknown.length > 0
    ? { 404: answerOf({ ...kinds.Unknown, codes: [...new Set(route.unknown)] }) }
    : {}),
});

/** Who may call the route; without access for tokens, only a person's browser. */
export const securityOf = ({ kind }: AdmittedRoute): JsonSchema =>
  kind && isForPersons(wayOf(kind)) ? { security: [{ session: [] }] } : {};

import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '../http/describe.js';
import type { VersionedOperation } from '../docs/openapi.js';
import type { TokenRequest } from '../auth/token-resources.js';

type Place = 'path' | 'query' | 'header' | 'body';

/**
 * A tool of an assistant: one operation of the versioned API, with all its parameters in one
 * object.
 */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema & { readonly type: 'object' };
  readonly changes: boolean;
  /** The request by which tokens are judged. */
  readonly asked: TokenRequest;
  /** How the arguments become an HTTP request. */
  readonly request: ToolRequest;
}

interface ToolRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** For each argument: where it goes and under which name. */
  readonly places: ReadonlyMap<string, { readonly in: Place; readonly as: string }>;
  /** The form of the body; `whole`: the argument `body` is the entire body. */
  readonly body: 'members' | 'whole' | 'text' | null;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
  };
  readonly responses?: Readonly<Record<string, { readonly content?: object }>>;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** `x-after-position` is the argument `afterPosition`. */
const argumentOf = ({ name, in: place }: Parameter): string =>
  place === 'header'
    ? name
        .toLowerCase()
        .replace(/^x-/, '')
        .replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
    : name;

/** The arguments of a tool, collected from all parameters of its operation. */
class Arguments {
  readonly places = new Map<string, { readonly in: Place; readonly as: string }>();
  readonly #properties: Record<string, unknown> = {};
  readonly #required: string[] = [];
  #definitions: object | null = null;

  add(name: string, schema: unknown, place: { readonly in: Place; readonly as: string }): void {
    if (this.places.has(name)) throw new Error(`two arguments are called ${name}`);
    this.places.set(name, place);
    this.#properties[name] = schema;
  }

  parameter(parameter: Parameter): void {
    const { name, in: place, required, description, schema } = parameter;
    const called = argumentOf(parameter);
    this.add(
      called,
      { ...schema, ...(description !== undefined && { description }) },
      {
        in: place,
        as: name,
      },
    );
    // Optional, because an assistant without a key repeats nothing and gets a new key.
    if (required === true && name !== IDEMPOTENCY_KEY) this.#required.push(called);
  }

  /** A JSON body: its members become arguments, unless it has several alternative shapes. */
  json(schema: JsonSchema): 'members' | 'whole' {
    const { properties, required, $defs } = schema as {
      readonly properties?: Readonly<Record<string, unknown>>;
      readonly required?: readonly string[];
      readonly $defs?: object;
    };
    if ($defs) this.#definitions = $defs;
    if (!properties) {
      this.add('body', schema, { in: 'body', as: 'body' });
      this.#required.push('body');
      return 'whole';
    }
    for (const [name, member] of Object.entries(properties))
      this.add(name, member, { in: 'body', as: name });
    this.#required.push(...(required ?? []));
    return 'members';
  }

  text(): 'text' {
    this.add('body', { type: 'string' }, { in: 'body', as: 'body' });
    this.#required.push('body');
    return 'text';
  }

  schema(): Tool['inputSchema'] {
    return {
      type: 'object',
      properties: this.#properties,
      required: this.#required,
      additionalProperties: false,
      ...(this.#definitions && { $defs: this.#definitions }),
    };
  }
}

const isStream = ({ responses = {} }: Operation): boolean =>
  Object.values(responses).some(({ content }) => content && 'text/event-stream' in content);

const bodyOf = (given: Arguments, { requestBody }: Operation): ToolRequest['body'] => {
  if (!requestBody) return null;
  const json = requestBody.content['application/json'];
  return json ? given.json(json.schema ?? {}) : given.text();
};

/** `OpenRegistration` becomes "Open registration". */
const inWords = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const describe = ({ operationId, summary, description }: Operation): string =>
  [summary === operationId ? inWords(operationId) : summary, description]
    .filter((text) => text !== undefined)
    .map((text) => (text.endsWith('.') ? text : `${text}.`))
    .join(' ');

const toolOf = ({ method, path, route, operation }: VersionedOperation): Tool | null => {
  const told = operation as unknown as Operation;
  if (isStream(told)) return null;
  const given = new Arguments();
  for (const parameter of told.parameters ?? []) given.parameter(parameter);
  const body = bodyOf(given, told);
  const verb = method.toUpperCase() as ToolRequest['method'];
  return {
    name: told.operationId,
    description: describe(told),
    inputSchema: given.schema(),
    changes: verb !== 'GET',
    asked: {
      method: verb,
      route: route.replaceAll(/\{(\w+)\}/g, ':$1'),
      name: told.operationId,
    },
    request: { method: verb, path, places: given.places, body },
  };
};

/**
 * One tool for each operation of the versioned API, from the same description as OpenAPI and the
 * client. Operations that only stream are omitted, because a tool answers once.
 */
export const toolsOf = (operations: readonly VersionedOperation[]): ReadonlyMap<string, Tool> =>
  new Map(
    operations
      .map(toolOf)
      .filter((tool) => tool !== null)
      .map((tool) => [tool.name, tool]),
  );

/** A request to the versioned API. */
export interface RelayedRequest {
  readonly method: ToolRequest['method'];
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | object | undefined;
}

/** A value stays one segment of the path: dots alone, which are never an id, become a dash. */
const asSegment = (value: unknown): string => {
  const text = asText(value);
  return /^\.*$/.test(text) ? '-' : encodeURIComponent(text);
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The request for a call of the tool. Unknown arguments are passed on for the route to refuse. */
export const requestOf = (
  { request: { method, path, places, body } }: Tool,
  given: Readonly<Record<string, unknown>>,
): RelayedRequest => {
  const parts: Readonly<Record<Place, Record<string, unknown>>> = {
    path: {},
    query: {},
    header: {},
    body: {},
  };
  const fallback = { in: body === 'members' ? 'body' : 'query' } as const;
  for (const [name, value] of Object.entries(given)) {
    const place = places.get(name) ?? { ...fallback, as: name };
    if (value !== undefined) parts[place.in][place.as] = value;
  }
  if (places.get('idempotencyKey')?.as === IDEMPOTENCY_KEY)
    parts.header[IDEMPOTENCY_KEY] ??= randomUUID();
  const texts = (part: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, asText(value)]));
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => asSegment(parts.path[name] ?? '')),
    query: texts(parts.query),
    headers: {
      ...texts(parts.header),
      ...(body === 'text' && { 'content-type': 'text/plain' }),
    },
    payload:
      body === null
        ? undefined
        : body === 'members'
          ? parts.body
          : (parts.body['body'] as string | object),
  };
};

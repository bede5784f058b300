import { Reflector } from '@nestjs/core';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema of the contract, converted to OpenAPI. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema;
  return json;
};

/** An object with these required members, and perhaps optional ones. */
export const members = (required: JsonSchema, others: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...others },
});

export const content = (schema: JsonSchema, example?: unknown): JsonSchema => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
export const failed: JsonSchema = {
  description: 'Refused, malformed, not allowed, unknown, too many or unavailable',
  content: content({ $ref: '#/components/schemas/Failure' }),
};
export const answers = (description: string, schema: JsonSchema): JsonSchema => ({
  200: { description, content: content(schema) },
  default: failed,
});

/** A parameter of the path. Plain text parameters are added automatically. */
export const inPath = (name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  schema,
});

/** A parameter of the query, required unless `more` says otherwise. */
export const inQuery = (
  name: string,
  type: 'string' | 'integer',
  more: JsonSchema = {},
): JsonSchema => ({ name, in: 'query', required: true, schema: { type }, ...more });

/** The parameters of a query, from its schema in the contract. */
export const parametersIn = (params: z.ZodType): readonly JsonSchema[] => {
  const { properties = {}, required = [] } = schemaOf(params, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

/**
 * A stream of versions as server-sent events: a client with an older version loads the view again.
 */
export const viewChanges: JsonSchema = {
  name: 'view',
  in: 'query',
  required: false,
  description:
    'changes: messages bring the view, whole the first time, then what has changed since the message before',
  schema: { type: 'string', enum: ['changes'] },
};

/** A schema of the contract, or one in OpenAPI form. */
type Shape = z.ZodType | JsonSchema;

/**
 * The documentation of one route, besides what its decorators state: parameters, callers, refusals.
 */
export interface Description {
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly parameters?: readonly JsonSchema[];
  /** The body as JSON. */
  readonly takes?: Shape;
  /** The body is plain text. */
  readonly takesText?: true;
  /** The answer's description and its shape; default: an object. */
  readonly answers?: readonly [says: string, as?: Shape];
  /**
   * The answer is a file of one of these media types; `says` describes it, by default the summary
   * does.
   */
  readonly file?: readonly string[];
  readonly says?: string;
  /** The answer is a stream of server-sent events. */
  readonly stream?: Shape;
  /** By status, for other kinds of answers. */
  readonly responses?: JsonSchema;
}

/**
 * Describes a route where it is defined. An undescribed route is not documented, and a test forbids
 * that.
 */
export const Describe = Reflector.createDecorator<Description>();

const toSchema = (shape: Shape, io: 'input' | 'output'): JsonSchema =>
  shape instanceof z.ZodType ? schemaOf(shape, io) : shape;

const responsesOf = ({
  summary,
  answers: answered,
  file,
  says = summary,
  stream,
  responses,
}: Description): JsonSchema => {
  if (responses) return responses;
  if (answered) return answers(answered[0], toSchema(answered[1] ?? { type: 'object' }, 'output'));
  const media = stream
    ? { 'text/event-stream': { schema: toSchema(stream, 'output') } }
    : Object.fromEntries((file ?? []).map((type) => [type, {}]));
  return { 200: { description: stream ? 'A stream' : says, content: media }, default: failed };
};

/** The operation in OpenAPI form. */
export const operationOf = (described: Description): JsonSchema => {
  const { tag, summary, description, operationId, parameters, takes, takesText } = described;
  return {
    ...(operationId !== undefined && { operationId }),
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters && { parameters }),
    ...(takes && { requestBody: { required: true, content: content(toSchema(takes, 'input')) } }),
    ...(takesText && {
      requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
    }),
    responses: responsesOf(described),
  };
};

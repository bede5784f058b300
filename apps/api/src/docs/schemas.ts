import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema of the contract in the words of OpenAPI. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema;
  return json;
};

export const content = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });
export const failed: JsonSchema = {
  description: 'Refused, malformed, not allowed, unknown, too many or unavailable',
  content: content({ $ref: '#/components/schemas/Failure' }),
};
export const answers = (description: string, schema: JsonSchema): JsonSchema => ({
  200: { description, content: content(schema) },
  default: failed,
});

/** A parameter of the path. Plain texts need not be described: describePaths adds them. */
export const inPath = (name: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  schema,
});

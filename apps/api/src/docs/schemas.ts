import { z } from 'zod';

export type Json = Record<string, unknown>;

/** A schema of the contract in the words of OpenAPI. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return json;
};

export const content = (schema: Json): Json => ({ 'application/json': { schema } });
export const failed: Json = {
  description: 'Refused, malformed, not allowed, unknown, too many or unavailable',
  content: content({ $ref: '#/components/schemas/Failure' }),
};
export const answers = (description: string, schema: Json): Json => ({
  200: { description, content: content(schema) },
  default: failed,
});

import type { z } from 'zod';
import { malformedFailure } from './failure.js';

/** The value as parsed by the schema; throws the malformed failure with the path of each fault. */
export const validate = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw malformedFailure(
    read.error.issues.slice(0, 50).map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, 200),
      message: issue.message.slice(0, 300),
    })),
  );
};

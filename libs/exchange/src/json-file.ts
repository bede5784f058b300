import type { z } from 'zod';
import {
  MOST_CHARACTERS,
  refusedAt,
  readAs,
  withoutMark,
  type ExchangeFormat,
  type Reading,
} from './reading.js';

const mostProblems = 20;

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : `${text}${text ? '.' : ''}${String(part)}`,
    '',
  ) || 'file';

const parseJson = (text: string): Reading<unknown> => {
  if (text.length > MOST_CHARACTERS)
    return refusedAt('exchange/too-long', 'file', String(text.length));
  try {
    return readAs(JSON.parse(withoutMark(text)) as unknown);
  } catch (error) {
    return refusedAt('exchange/not-json', 'file', error instanceof Error ? error.message : '');
  }
};

/** A JSON file of a known shape. Unknown fields are kept, since other programs add some. */
export const jsonFormat = <S extends z.ZodType>(
  id: string,
  shape: S,
  media = 'application/json',
): ExchangeFormat<z.infer<S>> => ({
  id,
  ending: 'json',
  media,
  read: (text) => {
    const json = parseJson(text);
    if (!json.ok) return json;
    const checked = shape.safeParse(json.value);
    if (checked.success) return readAs(checked.data);
    return {
      ok: false,
      problems: checked.error.issues.slice(0, mostProblems).map(({ path, message }) => ({
        code: 'exchange/wrong-shape',
        place: pathOf(path),
        found: message,
      })),
    };
  },
  write: (value) => `${JSON.stringify(value, null, 1)}\n`,
});

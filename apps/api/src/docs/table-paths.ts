import type { z } from 'zod';
import { lineTold } from '#contracts';
import { answers, failed, type JsonSchema, schemaOf } from './schemas.js';

interface TableOfNoEvent {
  /** Where it is asked for, such as `/api/duels`. */
  readonly base: string;
  /** What its id is called. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly answer: string;
  readonly view: z.ZodType;
}

/** The parameter of a path that names one table. */
export const ofTable = (id: string): readonly JsonSchema[] => [
  { name: id, in: 'path', required: true, schema: { type: 'string' } },
];

/** What every table of no event answers: its view, a live line, and its address to scan. */
export const tablePaths = ({
  base,
  id,
  tag,
  summary,
  answer,
  view,
}: TableOfNoEvent): JsonSchema => {
  const parameters = ofTable(id);
  const get = (said: string, responses: JsonSchema): JsonSchema => ({
    get: { tags: [tag], summary: said, parameters, responses },
  });
  const file = (said: string, media: string, schema: JsonSchema): JsonSchema =>
    get(said, {
      200: { description: said, content: { [media]: { schema } } },
      default: failed,
    });
  return {
    [`${base}/{${id}}`]: get(summary, answers(answer, schemaOf(view, 'output'))),
    [`${base}/{${id}}/live`]: file(
      'Server-sent events: the version that it stands at, now and after every change',
      'text/event-stream',
      schemaOf(lineTold, 'output'),
    ),
    [`${base}/{${id}}/qr.svg`]: file('Its address as a QR code', 'image/svg+xml', {
      type: 'string',
    }),
  };
};

import type { z } from 'zod';
import { lineTold, replayFile, tableChat } from '#contracts';
import type { GameRoutes } from '../games/game-routes.js';
import { gameRoutes } from '../games/routes.js';
import { explainPath } from './explain-path.js';
import { answers, failed, type JsonSchema, schemaOf } from './schemas.js';

const inQuery = (name: string, type: string, description?: string): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  ...(description !== undefined && { description }),
  schema: { type },
});
const called = inQuery('name', 'string', 'What someone without an account is called in it');

const parametersOf = ({ told }: GameRoutes): readonly JsonSchema[] => (told.named ? [called] : []);

type Asked = Exclude<GameRoutes['asks'][number], 'explain'>;

interface Answered {
  readonly summary: string;
  readonly answer: string;
  readonly schema: z.ZodType;
}

const askedOf = (what: Asked, { game, replay = replayFile }: GameRoutes['told']): Answered => {
  switch (what) {
    case 'chat':
      return {
        summary: 'What the players wrote to each other; for themselves',
        answer: 'The chat',
        schema: tableChat,
      };
    case 'replay':
      return {
        summary: `${game}, finished, position by position`,
        answer: 'The replay',
        schema: replay,
      };
    case 'fault':
      return {
        summary: `${game}, up to a decision, as its player may see it: for a report`,
        answer: 'The game up to there',
        schema: replayFile,
      };
  }
};

const pathsOf = (routes: GameRoutes): JsonSchema => {
  const { base, id, part, told, asks, visited } = routes;
  const parameters = parametersOf(routes);
  const get = (summary: string, responses: JsonSchema, more: readonly JsonSchema[] = []) => ({
    get: { tags: [told.tag], summary, parameters: [...parameters, ...more], responses },
  });
  const file = (summary: string, media: string, schema: JsonSchema): JsonSchema =>
    get(summary, {
      200: { description: summary, content: { [media]: { schema } } },
      default: failed,
    });
  const game = `/${base}/{${id}}`;
  const place = part === undefined ? game : `${game}/${part}`;
  const asked = asks.map((what): readonly [string, JsonSchema] => {
    if (what === 'explain') return [`${place}/explain`, explainPath(told.tag, parameters)];
    const { summary, answer, schema } = askedOf(what, told);
    const more = what === 'fault' ? [inQuery('at', 'integer')] : [];
    return [`${place}/${what}`, get(summary, answers(answer, schemaOf(schema, 'output')), more)];
  });
  return {
    [place]: get(told.summary, answers('The game', schemaOf(told.view, 'output'))),
    ...Object.fromEntries(asked),
    ...(visited && {
      [`${game}/live`]: file(
        'Server-sent events: the version that it stands at, now and after every change',
        'text/event-stream',
        schemaOf(lineTold, 'output'),
      ),
      [`${game}/qr.svg`]: file('Its address as a QR code', 'image/svg+xml', { type: 'string' }),
    }),
  };
};

/** What is asked of games on screen that belong to no tournament, out of the table of their routes. */
export const gamePaths: JsonSchema = Object.assign({}, ...gameRoutes.map(pathsOf));

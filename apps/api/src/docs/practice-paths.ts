import { gamePracticeView, practiceView, replayFile, screenReplay } from '#contracts';
import { answers, type JsonSchema, schemaOf } from './schemas.js';

export const ofPractice = [
  { name: 'practiceId', in: 'path', required: true, schema: { type: 'string' } },
  {
    name: 'name',
    in: 'query',
    required: false,
    description: 'What someone without an account is called in it',
    schema: { type: 'string' },
  },
];

/** Games of one person against the bot. */
export const practicePaths: JsonSchema = {
  '/api/practice/{practiceId}': {
    get: {
      tags: ['practice'],
      summary: 'A game against the bot as its person sees it',
      parameters: ofPractice,
      responses: answers('The game', schemaOf(practiceView, 'output')),
    },
  },
  '/api/practice/{practiceId}/board': {
    get: {
      tags: ['practice'],
      summary: 'A game against the bot that describes its board itself, as its person sees it',
      parameters: ofPractice,
      responses: answers('The game', schemaOf(gamePracticeView, 'output')),
    },
  },
  '/api/practice/{practiceId}/board/replay': {
    get: {
      tags: ['practice'],
      summary:
        'A finished game against the bot that describes its board itself, position by position',
      parameters: ofPractice,
      responses: answers('The replay', schemaOf(screenReplay, 'output')),
    },
  },
  '/api/practice/{practiceId}/replay': {
    get: {
      tags: ['practice'],
      summary: 'A finished game against the bot, position by position',
      parameters: ofPractice,
      responses: answers('The replay', schemaOf(replayFile, 'output')),
    },
  },
  '/api/practice/{practiceId}/fault': {
    get: {
      tags: ['practice'],
      summary: 'A game against the bot up to a decision, as its player may see it: for a report',
      parameters: [
        ...ofPractice,
        { name: 'at', in: 'query', required: false, schema: { type: 'integer' } },
      ],
      responses: answers('The game up to there', schemaOf(replayFile, 'output')),
    },
  },
};

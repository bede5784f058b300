import type { OpenAPIObject } from '@nestjs/swagger';
import {
  commandAccepted,
  commandNames,
  commands,
  deckLinkQuestion,
  failure,
  linkedDeck,
  lineTold,
  liveChange,
  liveHello,
  me,
  podView,
  queryNames,
  replayFile,
  tableChat,
  tableFace,
  tableView,
} from '#contracts';
import { commandDefinitions, type Grant } from '#application';
import { queryDefinitions } from '#read-models';
import { anyCaller, machinePaths, securitySchemes } from './machine-paths.js';
import { devicePaths } from './device-paths.js';
import { eventPaths } from './event-paths.js';
import { explainPath } from './explain-path.js';
import { limitedPaths } from './limited-paths.js';
import { gamePaths } from './game-paths.js';
import { logPaths } from './log-paths.js';
import { operationPaths } from './operation-paths.js';
import { passwordPaths } from './password-paths.js';
import { pushPaths } from './push-paths.js';
import { signInPaths } from './sign-in-paths.js';
import type { AdmittedRoute } from '../auth/admitted-routes.js';
import { errorResponses } from './described-errors.js';
import { describePaths } from './described-paths.js';
import { answers, content, failed, inPath, type JsonSchema, schemaOf } from './schemas.js';

const grantedTo = (grants: readonly Grant[]): string => `Granted to: ${grants.join(', ')}.`;

const commandPath = (name: (typeof commandNames)[number]): JsonSchema => ({
  post: {
    operationId: name,
    tags: ['commands'],
    summary: name,
    description: grantedTo(commandDefinitions[name].grants),
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
        description: 'A resent key is answered with the first outcome.',
      },
    ],
    requestBody: { required: true, content: content(schemaOf(commands[name], 'input')) },
    responses: answers('Accepted', { $ref: '#/components/schemas/CommandAccepted' }),
  },
});

const queryPath = (name: (typeof queryNames)[number]): JsonSchema => {
  const { params, result, grants, deprecated } = queryDefinitions[name];
  const { properties = {}, required = [] } = schemaOf(params, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    required: required.includes(parameter),
    schema,
  }));
  const after = {
    name: 'x-after-position',
    in: 'header',
    required: false,
    schema: { type: 'integer' },
    description: 'Position of a command whose effect the answer must contain.',
  };
  return {
    get: {
      operationId: name,
      tags: ['queries'],
      summary: name,
      description: grantedTo(grants),
      ...(deprecated ? { deprecated: true } : {}),
      parameters: [...inQuery, after],
      responses: {
        ...answers(
          'The answer, with an ETag and, about an event, x-position: everything up to there is in it',
          schemaOf(result, 'output'),
        ),
        304: { description: 'Unchanged since the ETag sent' },
      },
    },
  };
};

/** A stream of server-sent versions: whoever knows an older one asks again. */
const viewChanges: JsonSchema = {
  name: 'view',
  in: 'query',
  required: false,
  description:
    'changes: messages bring the view, whole the first time, then what has changed since the message before',
  schema: { type: 'string', enum: ['changes'] },
};

const line = (tag: string, summary: string, parameters: JsonSchema[]): JsonSchema => ({
  get: {
    tags: [tag],
    summary: `Server-sent events: ${summary}`,
    parameters,
    responses: {
      200: {
        description: 'A stream',
        content: { 'text/event-stream': { schema: schemaOf(lineTold, 'output') } },
      },
      default: failed,
    },
  },
});

const otherPaths: JsonSchema = {
  '/api/me': {
    get: {
      tags: ['people'],
      summary: 'Who the cookies say you are',
      responses: answers('You', schemaOf(me, 'output')),
    },
  },
  '/api/me/delete': {
    post: {
      tags: ['people'],
      summary: 'Delete the account that is signed in, and what events tell about its owner',
      requestBody: {
        required: true,
        content: content({
          type: 'object',
          required: ['password'],
          properties: { password: { type: 'string' } },
        }),
      },
      responses: answers('Deleted', { type: 'object' }),
    },
  },
  '/api/guest/sign-in': {
    post: {
      tags: ['people'],
      summary: "Take a guest's seat by its code",
      requestBody: {
        required: true,
        content: content({
          type: 'object',
          required: ['eventId', 'code'],
          properties: { eventId: { type: 'string' }, code: { type: 'string' } },
        }),
      },
      responses: answers('Seated', { type: 'object' }),
    },
  },
  '/api/guest/sign-out': {
    post: {
      tags: ['people'],
      summary: 'Give up the guest seats of this browser',
      responses: answers('Done', { type: 'object' }),
    },
  },
  '/api/live': {
    get: {
      tags: ['live'],
      summary: 'Server-sent events of one event',
      description: 'Messages `hello` and the unnamed change; Last-Event-ID resumes.',
      parameters: [{ name: 'eventId', in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'A stream',
          content: {
            'text/event-stream': {
              schema: { oneOf: [schemaOf(liveHello, 'output'), schemaOf(liveChange, 'output')] },
            },
          },
        },
        default: failed,
      },
    },
  },
  '/api/decks/check': {
    post: {
      tags: ['decks'],
      summary: 'What a deck is and what is wrong with it; nothing is stored',
      requestBody: {
        required: true,
        content: content({
          type: 'object',
          required: ['text'],
          properties: {
            text: { type: 'string' },
            eventId: { type: 'string' },
            playerId: {
              type: 'string',
              description:
                "Limited events: whose pool it is judged by; the asker's own seat when left out",
            },
          },
        }),
      },
      responses: answers('The deck', { type: 'object' }),
    },
  },
  '/api/decks/from-link': {
    post: {
      tags: ['decks'],
      summary: 'The list behind a link to a deck of another site; nothing is stored',
      requestBody: { required: true, content: content(schemaOf(deckLinkQuestion, 'input')) },
      responses: answers('The list as text', schemaOf(linkedDeck, 'output')),
    },
  },
  '/api/cards/faces': {
    get: {
      tags: ['tables'],
      summary: 'What these cards are; those that no game on screen knows are left out',
      parameters: [
        {
          name: 'ids',
          in: 'query',
          required: true,
          schema: { type: 'string' },
          description: 'Printed ids with commas between them, at most 200',
        },
      ],
      responses: answers('Faces by id', {
        type: 'object',
        additionalProperties: schemaOf(tableFace, 'output'),
      }),
    },
  },
  '/api/tables/{matchId}': {
    get: {
      tags: ['tables'],
      summary: "A match's games on screen as the asker may see them",
      responses: answers('The table', schemaOf(tableView, 'output')),
    },
  },
  '/api/tables/{matchId}/explain': explainPath('tables'),
  '/api/tables/{matchId}/chat': {
    get: {
      tags: ['tables'],
      summary: "What the match's players wrote to each other; for them and the staff",
      responses: answers('The chat', schemaOf(tableChat, 'output')),
    },
  },
  '/api/tables/{matchId}/games/{game}/replay': {
    get: {
      tags: ['tables'],
      summary: 'A finished game, position by position, as the asker could see it',
      parameters: [inPath('game', { type: 'integer' })],
      responses: answers('The replay', schemaOf(replayFile, 'output')),
    },
  },
  '/api/tables/{matchId}/faults/{number}': {
    get: {
      tags: ['tables'],
      summary: 'A game up to the decision that was reported as a fault, as the asker may see it',
      parameters: [inPath('number', { type: 'integer' })],
      responses: answers('The game up to there', schemaOf(replayFile, 'output')),
    },
  },
  '/api/tables/{matchId}/games/{game}/record': {
    get: {
      tags: ['tables'],
      summary: 'A finished game for other sites (SWU-PGN 1.0), once the decks are public',
      parameters: [inPath('game', { type: 'integer' })],
      responses: {
        200: {
          description: 'The record',
          content: { 'application/vnd.swu-pgn': { schema: { type: 'string' } } },
        },
        default: failed,
      },
    },
  },
  '/api/tables/{matchId}/live': line(
    'tables',
    'the version the match stands at, now and after every move',
    [viewChanges],
  ),
  '/api/pods/{podId}': {
    get: {
      tags: ['limited'],
      summary: 'A draft pod as the asker may see it',
      responses: answers('The pod', schemaOf(podView, 'output')),
    },
  },
  '/api/pods/{podId}/live': line(
    'limited',
    'the version the pod stands at, now and after every pick',
    [viewChanges],
  ),
  ...gamePaths,
  ...passwordPaths,
  ...pushPaths,
  ...eventPaths,
  ...logPaths,
  ...signInPaths,
  ...devicePaths,
  ...operationPaths,
};

/** The API as OpenAPI 3.1, made from the very schemas that requests are checked with. */
export const openApi = (publicUrl: string, routes: readonly AdmittedRoute[]): OpenAPIObject =>
  ({
    openapi: '3.1.0',
    info: {
      title: 'Conclave',
      version: '1',
      description:
        'Commands in, queries out. Every failure has the body `Failure`. Sign-in lives under /api/auth (better-auth).',
    },
    servers: [{ url: publicUrl }],
    components: {
      responses: errorResponses,
      securitySchemes,
      schemas: {
        CommandAccepted: schemaOf(commandAccepted, 'output'),
        Failure: schemaOf(failure, 'output'),
      },
    },
    security: anyCaller,
    paths: describePaths(
      {
        ...Object.fromEntries(
          commandNames.map((name) => [`/api/commands/${name}`, commandPath(name)]),
        ),
        ...Object.fromEntries(queryNames.map((name) => [`/api/queries/${name}`, queryPath(name)])),
        ...otherPaths,
        ...limitedPaths,
        ...machinePaths,
      } as Parameters<typeof describePaths>[0],
      routes,
    ),
  }) as unknown as OpenAPIObject;

import { demoCreated, demoRequest } from '#contracts';
import { readPaths } from './read-paths.js';
import { answers, content, failed, type JsonSchema, schemaOf } from './schemas.js';

const fileAnswer = (summary: string, media: string): JsonSchema => ({
  get: {
    tags: ['events'],
    summary,
    responses: { 200: { description: summary, content: { [media]: {} } }, default: failed },
  },
});

/** Files of an event and about it, and its move from one server to another. */
export const eventPaths: JsonSchema = {
  ...readPaths,
  '/api/demo': {
    post: {
      tags: ['demo'],
      summary:
        'Create a demo event full of bots: of your account, or of a new one that you are signed in to',
      requestBody: { required: true, content: content(schemaOf(demoRequest, 'input')) },
      responses: answers('Created', schemaOf(demoCreated, 'output')),
    },
  },
  '/api/events/{eventId}/export': {
    get: {
      tags: ['events'],
      summary: 'The whole event as one file',
      responses: answers('The file', { type: 'object' }),
    },
  },
  '/api/events/{eventId}/qr.svg': fileAnswer("The event's address as a QR code", 'image/svg+xml'),
  '/api/events/{eventId}/calendar.ics': fileAnswer('A file for calendars', 'text/calendar'),
  '/api/events/{eventId}/guest-codes': {
    get: {
      tags: ['events'],
      summary: 'The unclaimed seats and whether a code was made for them, for the desk',
      responses: answers('Seats', { type: 'object' }),
    },
  },
  '/api/events/{eventId}/handover': {
    get: {
      tags: ['events'],
      summary: 'The file for the server that HandOverEvent named, for the owner',
      responses: answers('The file', { type: 'object' }),
    },
  },
  '/api/events/import': {
    post: {
      tags: ['events'],
      summary:
        'Takes an event over from another server, by its handover file; up to 64 MiB. For accounts that the operator has named (EVENT_IMPORT)',
      requestBody: { required: true, content: content({ type: 'object' }) },
      responses: {
        201: {
          description: 'Taken over',
          content: content({
            type: 'object',
            required: ['eventId'],
            properties: { eventId: { type: 'string' } },
          }),
        },
        default: failed,
      },
    },
  },
  '/api/transfer-key': {
    get: {
      tags: ['events'],
      summary: 'The key that a handover file for this server must be sealed with',
      responses: answers('The key', {
        type: 'object',
        required: ['recipient', 'mayImport'],
        properties: { recipient: { type: 'string' }, mayImport: { type: 'boolean' } },
      }),
    },
  },
};

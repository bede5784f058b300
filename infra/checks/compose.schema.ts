const command = { type: 'array', minItems: 1, items: { type: 'string' } };
const duration = { type: 'string', pattern: '^\\d+(ms|s|m)$' };
const strings = { type: 'object', additionalProperties: { type: 'string' } };

const healthcheck = {
  type: 'object',
  required: ['test', 'interval', 'timeout', 'retries'],
  additionalProperties: false,
  properties: {
    test: {
      type: 'array',
      minItems: 2,
      items: [{ enum: ['CMD', 'CMD-SHELL'] }],
      additionalItems: { type: 'string' },
    },
    interval: duration,
    timeout: duration,
    start_period: duration,
    retries: { type: 'integer', minimum: 1 },
  },
};

const service = {
  type: 'object',
  required: ['image'],
  additionalProperties: false,
  properties: {
    image: { type: 'string', minLength: 1 },
    build: {
      type: 'object',
      required: ['context', 'dockerfile'],
      additionalProperties: false,
      properties: { context: { type: 'string' }, dockerfile: { type: 'string' } },
    },
    command,
    profiles: { type: 'array', minItems: 1, items: { type: 'string' } },
    restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
    init: { type: 'boolean' },
    read_only: { type: 'boolean' },
    tmpfs: { type: 'array', items: { type: 'string', pattern: '^/' } },
    cap_drop: { type: 'array', items: { enum: ['ALL'] } },
    security_opt: { type: 'array', items: { enum: ['no-new-privileges:true'] } },
    stop_grace_period: duration,
    environment: strings,
    ports: { type: 'array', items: { type: 'string', pattern: ':\\d+$' } },
    volumes: {
      type: 'array',
      items: { type: 'string', pattern: '^([a-z]+:/|\\./[a-zA-Z/.-]+:/[a-zA-Z/.-]+:ro$)' },
    },
    secrets: { type: 'array', minItems: 1, items: { type: 'string' } },
    healthcheck,
    depends_on: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['condition'],
        additionalProperties: false,
        properties: {
          condition: {
            enum: ['service_started', 'service_healthy', 'service_completed_successfully'],
          },
        },
      },
    },
  },
};

/**
 * The part of the Compose specification that compose.yaml uses; anything else is considered a
 * mistake.
 */
export const composeSchema = {
  type: 'object',
  required: ['name', 'services', 'volumes'],
  additionalProperties: false,
  patternProperties: { '^x-': {} },
  properties: {
    name: { type: 'string' },
    services: { type: 'object', additionalProperties: service },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
    secrets: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['environment'],
        additionalProperties: false,
        properties: { environment: { type: 'string' } },
      },
    },
  },
};

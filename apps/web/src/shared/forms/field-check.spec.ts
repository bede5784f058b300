import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandNames, commands, eventSettings, newToken, newWebhook } from '#contracts';
import { languages } from '../../i18n/catalogue.js';
import { say, speechOf } from '../../i18n/speech.js';
import { textsOf } from '../../i18n/testing.js';
import { faultText, fieldCheck } from './field-check.js';
import { fieldsAtFault, namedFields } from './field-names.js';

const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...commandNames.map((name) => [name, commands[name]] as const),
  ['settings', z.object({ settings: eventSettings })],
  ['token', newToken],
  ['webhook', newWebhook],
];

/** Fields left empty, too long, or filled with something else. */
const wrong: readonly unknown[] = [
  ...['', ' ', 'x'.repeat(100_000), '\u202e', 'not an address'],
  ...[-1, 1e9, 1.5, null, undefined, true],
  ...[[], Array.from({ length: 5_000 }, () => ''), {}],
];

const payloadsOf = (schema: z.ZodType): readonly unknown[] => {
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [{}, ...wrong.map((value) => Object.fromEntries(shape.map((field) => [field, value])))];
};

/** Phrases of the schema library. */
const ofLibrary =
  /too (?:small|big)|expected|invalid|received|unrecognized|>=|<=|must (?:match|be)|holds characters/i;

describe.each(languages)('a form that is filled in wrongly, in %s', (language) => {
  const speech = speechOf(language, textsOf(language));
  const t = (key: string, facts = {}): string => say(speech, key, facts) ?? `no text: ${key}`;

  it('never shows the words of the library, whatever the command and the field', () => {
    const told = new Map<string, string>();
    for (const [name, schema] of schemas)
      for (const payload of payloadsOf(schema))
        for (const issue of schema.safeParse(payload).error?.issues ?? [])
          told.set(faultText(issue, t), `${name}: ${issue.path.join('.')}`);
    expect(told.size).toBeGreaterThan(12);
    expect(
      [...told].filter(([text]) => ofLibrary.test(text) || /no text|\{\{|undefined|NaN/.test(text)),
    ).toEqual([]);
  });
});

/** Fields that pages fill in themselves: ids, positions in a log, choices made by a press. */
const ofPages: readonly string[] = [
  ...['account', 'accept', 'against', 'all', 'alone', 'announcementId', 'at', 'attempt', 'callId'],
  ...[
    'conventionId',
    'declined',
    'draft',
    'duelId',
    'endDevices',
    'eventId',
    'first',
    'foreign',
    'from',
    'game',
  ],
  'gameId',
  'onlookers',
  ...[
    'holder',
    'invitationId',
    'inviteId',
    'judge',
    'lesson',
    'listed',
    'matchId',
    'move',
    'nonce',
  ],
  ...['onlyLegal', 'option', 'penaltyId', 'phase', 'pick', 'playerId', 'podId', 'podIds'],
  ...[
    'practiceId',
    'purpose',
    'reception',
    'record',
    'repair',
    'replaces',
    'requested',
    'round',
    'seasonId',
    'seat',
    'stageId',
  ],
  ...['step', 'swap', 'takenBack', 'to'],
];

describe('a command that the server cannot read', () => {
  const fieldsOf = (schema: z.ZodType): readonly string[] =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = new Set(commandNames.flatMap((name) => fieldsOf(commands[name])));

  it('names each field that a person filled in, and no other', () => {
    expect([...fields].sort()).toEqual([...namedFields, ...ofPages].sort());
  });

  it('says which fields to check where it was sent empty or with the wrong types', () => {
    for (const name of commandNames) {
      const wanted = fieldsOf(commands[name]).filter((field) => !ofPages.includes(field));
      const wrongTypes = Object.fromEntries(fieldsOf(commands[name]).map((field) => [field, true]));
      const paths = [{}, wrongTypes].flatMap((payload) =>
        (commands[name].safeParse(payload).error?.issues ?? []).map(({ path }) => path.join('.')),
      );
      const named: readonly string[] = fieldsAtFault(paths);
      expect(
        wanted.filter((field) => !named.includes(field)),
        name,
      ).toEqual([]);
    }
  });

  it.each(languages)('calls the fields by names of its own, in %s', (language) => {
    const speech = speechOf(language, textsOf(language));
    const said = namedFields.map((field) => say(speech, `invalid.fields.${field}`) ?? 'no text');
    expect(said.filter((text) => ofLibrary.test(text) || text === 'no text')).toEqual([]);
  });
});

describe('a field', () => {
  const speech = speechOf('en', textsOf('en'));
  const t = (key: string, facts = {}): string => say(speech, key, facts) ?? '';

  it('says what it takes', () => {
    const check = fieldCheck(commands.CreateEvent, t);
    expect(check({ name: '', date: '', venue: 'x'.repeat(121), cap: 1 })).toMatchObject({
      name: 'Enter a name of 1 to 80 characters.',
      date: 'Choose a date.',
      venue: 'Use at most 120 characters.',
      cap: 'Enter 2 or more.',
    });
    expect(fieldCheck(newWebhook, t)({ url: 'here', kinds: [] })).toEqual({
      url: 'Enter a whole address that begins with https://.',
      kinds: 'Choose at least 1.',
    });
  });

  it('that is right says nothing', () =>
    expect(
      fieldCheck(newWebhook, t)({ url: 'https://example.org', kinds: ['event.started'] }),
    ).toEqual({}));
});

describe('the pages', () => {
  it('judge their forms by this check alone', () => {
    const source = path.resolve(import.meta.dirname, '../..');
    const faults = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .filter((file) =>
        /schemaResolver|issues(?:\[\d\]|\.at\(\d\))\??\.message|zod\/v4\/locales/.test(
          readFileSync(path.join(source, file), 'utf8'),
        ),
      );
    expect(faults).toEqual([]);
  });
});

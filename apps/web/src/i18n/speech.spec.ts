import { describe, expect, it } from 'vitest';
import type { Language } from './language.js';
import { addTo, say, speechOf, type Facts } from './speech.js';

const texts = {
  seat: {
    table: ['Table {{table}}', 'Mesa {{table}}'],
    left_one: ['{{count}} table', '{{count}} mesa'],
    left_other: ['{{count}} tables', '{{count}} mesas'],
  },
  webhooks: { kind: { 'event.started': ['Event started', 'Empieza el evento'] } },
  errors: {
    'match/not-open': [
      '{{a}} has reported to {{a}} and {{b}}.',
      '{{a}} ya comunicó a {{a}} y {{b}}.',
    ],
  },
} as const;

const said = (language: Language, key: string, facts: Facts): string | null =>
  say(speechOf(language, texts), key, facts);

describe('a text', () => {
  it('is said in the language asked for, with its facts', () => {
    expect(said('en', 'seat.table', { table: 12 })).toBe('Table 12');
    expect(said('es', 'seat.table', { table: 12 })).toBe('Mesa 12');
  });

  it('names a fact as often as it stands there, and nothing for one that is missing', () => {
    expect(said('en', 'errors.match/not-open', { a: 'Ada', b: null })).toBe(
      'Ada has reported to Ada and .',
    );
  });

  it('takes facts as they are: what looks like a fact in a name stays a name', () => {
    expect(said('en', 'seat.table', { table: '{{count}} $& $1' })).toBe('Table {{count}} $& $1');
  });

  it('is found by a name that holds dots itself', () => {
    expect(said('es', 'webhooks.kind.event.started', {})).toBe('Empieza el evento');
    expect(said('es', 'webhooks.kind.event', {})).toBeNull();
  });

  it('counts one, and none or many', () => {
    expect([0, 1, 2].map((count) => said('es', 'seat.left', { count }))).toEqual([
      '0 mesas',
      '1 mesa',
      '2 mesas',
    ]);
  });

  it('is none for a key that is unknown, that only groups texts, or that every object has', () => {
    for (const key of [
      'seat.chair',
      'seat',
      'seat.table.more',
      'seat.left',
      'errors.constructor',
      '',
    ])
      expect(said('en', key, {})).toBeNull();
  });

  it('may come later', () => {
    const speech = speechOf('es', texts);
    expect(say(speech, 'desk.start')).toBeNull();
    addTo(speech, { desk: { start: ['Start', 'Empezar'] } });
    expect([say(speech, 'desk.start'), say(speech, 'seat.table', { table: 1 })]).toEqual([
      'Empezar',
      'Mesa 1',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.js';
import { addTo, say, speechOf, type Facts } from './speech.js';

const texts: Readonly<Record<'en' | 'es', Catalogue>> = {
  en: {
    seat: {
      table: 'Table {{table}}',
      left_one: '{{count}} table',
      left_other: '{{count}} tables',
    },
    webhooks: { kind: { 'event.started': 'Event started' } },
    errors: { 'match/not-open': '{{a}} has reported to {{a}} and {{b}}.' },
  },
  es: {
    seat: { table: 'Mesa {{table}}', left_one: '{{count}} mesa', left_other: '{{count}} mesas' },
    webhooks: { kind: { 'event.started': 'Empieza el evento' } },
    errors: { 'match/not-open': '{{a}} ya comunicó a {{a}} y {{b}}.' },
  },
};

const said = (language: 'en' | 'es', key: string, facts: Facts): string | null =>
  say(speechOf(language, texts[language]), key, facts);

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
    const speech = speechOf('es', texts.es);
    expect(say(speech, 'desk.start')).toBeNull();
    addTo(speech, 'es', { desk: { start: 'Empezar' } });
    expect([say(speech, 'desk.start'), say(speech, 'seat.table', { table: 1 })]).toEqual([
      'Empezar',
      'Mesa 1',
    ]);
  });
  it('is English where a language lacks it', () => {
    const speech = speechOf('es', texts.es);
    addTo(speech, 'en', { desk: { stop: 'Stop' } });
    expect([say(speech, 'desk.stop'), say(speech, 'seat.left', { count: 2 })]).toEqual([
      'Stop',
      '2 mesas',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { atStart } from './at-start.js';
import { languages } from './catalogue.js';
import type { Catalogue } from './catalogue.js';
import { partOf, parts } from './testing.js';

/**
 * Texts that occur within a line, after other words, or whose place is clear: all others may begin
 * a line or stand on a button, and therefore start with a capital.
 */
const withinALine: readonly string[] = [
  // Not shown to anybody: it rewords texts about decks.
  'common.squads',
  ...[
    'common.thenTop',
    'desk.start.more',
    'desk.structure.played',
    'hand.warning.',
    'people.looksLike',
  ],
  ...[
    'deskLimited.thinking',
    'devices.',
    'tokens.',
    'ways.passkeyMade',
    'webhooks.fault.',
    'invalid.fields.',
    'record.',
  ],
  ...['form.source.', 'form.swissRoundsHint', 'limited.podSizeHint', 'print.checkedAt'],
  ...[
    'mat.bearing.',
    'mat.colour.',
    'mat.x',
    'mat.y',
    'otherGames.exhausted',
    'table.',
    'replay.pgn.',
  ],
  ...[
    'pod.bot',
    'pod.direct.',
    'pod.log.',
    'pod.pass.',
    'pod.ready.absent',
    'pod.ready.here',
    'pod.seatState.',
  ],
  ...[
    'rounds.by',
    'rounds.quick.means',
    'score.draw',
    'score.drawn',
    'score.youWin',
    'score.youLose',
  ],
  ...[
    'screen.held',
    'screen.wallPart',
    'screen.wins',
    'season.',
    'seat.day.',
    'standings.decks.',
    'trilogy.drawn',
    'trilogy.wonBy',
  ],
];

const textsOf = (texts: Catalogue, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : textsOf(value, `${path}${key}.`),
  );

describe('a text that begins a line', () => {
  it.each(languages)('begins with a capital, in %s', (language) => {
    const small = parts
      .flatMap((part) => textsOf(partOf(language, part) ?? {}))
      .filter(
        ([key, text]) => /^\p{Ll}/u.test(text) && !withinALine.some((of) => key.startsWith(of)),
      );
    expect(small).toEqual([]);
  });

  it('is made of one that stands within a line elsewhere', () => {
    expect(atStart('empate', 'es')).toBe('Empate');
    expect(atStart('égalité', 'fr')).toBe('Égalité');
    expect(atStart('jue, 26 nov 2026', 'es')).toBe('Jue, 26 nov 2026');
    expect(atStart('2-1', 'es')).toBe('2-1');
  });
});

import { describe, expect, it } from 'vitest';
import { leaves, textsOf } from './testing.js';

type Pair = readonly [en: string, es: string];

const english = new Map(leaves(textsOf('en')));
const spanish = new Map(leaves(textsOf('es')));

/** Idioms in which the word means play, not a game. */
const idioms = /\b(?:en juego|reglas del juego|zona de juego|área de juego)\b/giu;
const says = (text: string, word: RegExp): boolean => word.test(text.replaceAll(idioms, ''));

/** The words of the Spanish rulebook: a match is an enfrentamiento, one game of it a partida. */
const faultOf = ([en, es]: Pair): string | null => {
  const match = /\bmatch(?:es)?\b/i.test(en);
  const game = /\bgames?\b/i.test(en);
  if (game && says(es, /\bjuegos?\b/i)) return 'a game is a partida';
  if (match && !game && says(es, /\bpartidas?\b/i)) return 'a match is an enfrentamiento';
  if (game && !match && says(es, /\benfrentamientos?\b/i)) return 'a game is a partida';
  return null;
};

/**
 * Words that stand for one of the rulebook's: adversario, banquillo,
 * colección, Maldad, renovar la mano, rendirse, infligir.
 */
const otherWords =
  /\b(?:rival(?:es)?|oponentes?|contrincantes?|sideboard|sets?|vileza|mulligan|duelos?|ganador\/a|conced(?:er|ido)|hace (?:N|\d+) de)\b/iu;

describe('the Spanish glossary', () => {
  it('has one word for one thing', () => {
    const faults = [...spanish].filter(([, text]) =>
      otherWords.test(text.replaceAll(/\{\{\w+\}\}/g, 'N')),
    );
    expect(faults).toEqual([]);
    expect(otherWords.test('Tu rival lo gana')).toBe(true);
  });

  it('is kept by every text', () => {
    const faults = [...english].flatMap(([key, en]) => {
      const es = spanish.get(key) ?? '';
      const fault = faultOf([en, es]);
      return fault === null ? [] : [`${key}: ${fault}: ${es}`];
    });
    expect(faults).toEqual([]);
  });

  it('tells the two penalties apart', () => {
    expect(spanish.get('common.penalty.game-loss')).toBe('Pérdida de partida');
    expect(spanish.get('common.penalty.match-loss')).toBe('Pérdida de enfrentamiento');
  });

  it('notices each mistake', () => {
    expect(faultOf(['Game loss', 'Pérdida de juego'])).not.toBeNull();
    expect(faultOf(['Match loss', 'Pérdida de partida'])).not.toBeNull();
    expect(faultOf(['In play', 'En juego'])).toBeNull();
    expect(faultOf(['Games of the match', 'Partidas del enfrentamiento'])).toBeNull();
  });
});

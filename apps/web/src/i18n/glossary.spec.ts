import { describe, expect, it } from 'vitest';
import { leaves, textsOf } from './testing.js';

type Pair = readonly [en: string, es: string];

const english = new Map(leaves(textsOf('en')));
const spanish = new Map(leaves(textsOf('es')));

/** Idioms in which the word means play, or what is being played, not a single game. */
const idioms = /\b(?:en juego|reglas del juego|zona de juego|área de juego|otros juegos)\b/giu;
const says = (text: string, word: RegExp): boolean => word.test(text.replaceAll(idioms, ''));

/** The terms of the Spanish rulebook: a match is an enfrentamiento, one game of it a partida. */
const faultOf = ([en, es]: Pair): string | null => {
  const match = /\bmatch(?:es)?\b/i.test(en);
  const game = /\bgames?\b/i.test(en);
  if (game && says(es, /\bjuegos?\b/i)) return 'a game is a partida';
  if (match && !game && says(es, /\bpartidas?\b/i)) return 'a match is an enfrentamiento';
  if (game && !match && says(es, /\benfrentamientos?\b/i)) return 'a game is a partida';
  return null;
};

/**
 * Other words for terms of the glossary, which must not be used. Spanish: adversario, banquillo,
 * colección, Maldad, renovar la mano, rendirse, infligir, descanso. An event in which people play
 * is a tournoi, Turnier, torneo.
 */
const otherWords: Readonly<Record<string, RegExp>> = {
  es: /\b(?:rival(?:es)?|oponentes?|contrincantes?|sideboard|sets?|byes?|vileza|mulligan|duelos?|ganador\/a|conced(?:er|ido)|hace (?:N|\d+) de)\b/iu,
  fr: /(?<!\p{L})(?:événements?|opposants?|juges?|bureau|horloge|sets?|pairings?)(?!\p{L})/iu,
  de: /(?<!-)\b(?:events?|kontrahent\w*|rivalen?|judges?|richter)\b/iu,
  it: /\b(?:event[oi]|arbitr[oi]|rival[ei]|sfid[ae]|set)\b/iu,
};
/** About cards, whose events are an événement, an evento. */
const ofCards = /\.Event$/;

const withOtherWords = (language: string, texts: Iterable<Pair>): readonly string[] =>
  [...texts].flatMap(([key, text]) =>
    !ofCards.test(key) && otherWords[language]?.test(text.replaceAll(/\{\{\w+\}\}/g, 'N'))
      ? [`${key}: ${text}`]
      : [],
  );

describe('the glossary', () => {
  it.each(Object.keys(otherWords))('has one word for one thing in %s', (language) => {
    expect(withOtherWords(language, leaves(textsOf(language)))).toEqual([]);
  });

  it.each([
    ['es', 'Tu rival lo gana'],
    ['fr', 'L’événement est terminé.'],
    ['de', 'Das Event ist vorbei.'],
    ['it', 'Trasferisci l’evento'],
  ])('notices another one in %s', (language, text) => {
    expect(withOtherWords(language, [['some.key', text]])).toHaveLength(1);
  });
});

describe('the Spanish glossary', () => {
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

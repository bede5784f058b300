import { describe, expect, it } from 'vitest';
import { deckProblemText, deckProblemTexts } from './problem-text.js';
import { problem } from './problem.js';

const tooFew = problem('deck/too-few-cards', {
  found: 52,
  required: 60,
  changedBy: 'Data Vault | Scarif',
  change: 10,
});
const repeated = problem('trilogy/leader-repeated', {
  card: 'Luke Skywalker | Faithful Friend',
  decks: [
    { deck: 1, count: 1 },
    { deck: 3, count: 1 },
  ],
});

describe('what people read', () => {
  it('is English, Spanish or French', () => {
    expect(deckProblemText(tooFew, 'en')).toBe(
      'The main deck has 52 cards; it must have at least 60 (+10 because of Data Vault | Scarif).',
    );
    expect(deckProblemText(tooFew, 'es')).toBe(
      'El mazo principal tiene 52 cartas; debe tener al menos 60 (+10 por Data Vault | Scarif).',
    );
    expect(deckProblemText(tooFew, 'fr')).toBe(
      'Le deck principal a 52 cartes ; il en faut au moins 60 (+10 à cause de Data Vault | Scarif).',
    );
    expect(deckProblemText(repeated, 'en')).toBe(
      'Leader Luke Skywalker | Faithful Friend may be in one of the three decks only: deck 1 (1), deck 3 (1).',
    );
    expect(deckProblemText(repeated, 'es')).toBe(
      'El líder Luke Skywalker | Faithful Friend solo puede estar en uno de los tres mazos: mazo 1 (1), mazo 3 (1).',
    );
  });

  it('minds the number one', () => {
    expect(deckProblemText(problem('deck/leader-count', { found: 0, required: 1 }), 'es')).toBe(
      'El mazo tiene 0 líderes; debe tener exactamente 1.',
    );
    expect(deckProblemText(problem('deck/base-count', { found: 1, required: 2 }), 'en')).toBe(
      'The deck has 1 base; it must have exactly 2.',
    );
  });

  it('begins with the place', () => {
    const token = problem(
      'deck/token',
      { written: 'Clone Trooper' },
      { line: 7, column: 1, deck: 2 },
    );
    expect(deckProblemText(token, 'en')).toBe(
      'Deck 2, Line 7: "Clone Trooper" is a token; tokens are not part of a deck.',
    );
    expect(deckProblemText(token, 'es')).toBe(
      'Mazo 2, Línea 7: «Clone Trooper» es una ficha; las fichas no forman parte del mazo.',
    );
  });

  it('writes days as the reader does', () => {
    const data = { card: 'Waylay', sets: ['SOR'], legal: [], since: '2026-03-13' };
    const old = problem('deck/not-in-legal-set', data, { line: 1, column: 1 });
    expect(['en', 'es', 'fr', 'de', 'it'].map((locale) => deckProblemText(old, locale))).toEqual([
      'Line 1: Waylay (SOR) has not been in a legal set since 13 Mar 2026.',
      'Línea 1: Waylay (SOR) no es de una colección legal desde el 13 mar 2026.',
      "Ligne 1: Waylay (SOR) n'est plus dans une extension légale depuis le 13 mars 2026.",
      'Zeile 1: Waylay (SOR) ist seit 13.03.2026 in keinem legalen Set.',
      'Riga 1: Waylay (SOR) non è più in un’espansione ammessa dal 13 mar 2026.',
    ]);
  });

  it('names the legal sets once, at the topmost card that is in none of them', () => {
    const old = (card: string, line: number) =>
      problem(
        'deck/not-in-legal-set',
        { card, sets: ['SOR'], legal: ['JTL', 'LOF'] },
        { line, column: 1 },
      );
    const few = problem('deck/leader-count', { found: 0, required: 1 });
    expect(
      deckProblemTexts([few, old('Cunning', 21), old('Bamboozle', 8), old('Waylay', 9)], 'en'),
    ).toEqual([
      'The deck has 0 leaders; it must have exactly 1.',
      'Line 21: Cunning (SOR) is not in a legal set.',
      'Line 8: Bamboozle (SOR) is not in a legal set; legal: JTL, LOF.',
      'Line 9: Waylay (SOR) is not in a legal set.',
    ]);
    expect(deckProblemTexts([old('Cunning', 21), old('Bamboozle', 8)], 'es')).toEqual([
      'Línea 21: Cunning (SOR) no es de una colección legal.',
      'Línea 8: Bamboozle (SOR) no es de una colección legal; legales: JTL, LOF.',
    ]);
  });
});

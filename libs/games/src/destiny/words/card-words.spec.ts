import { describe, expect, it } from 'vitest';
import { abilityCount, behaviourOf } from '../cards/behaviours.js';
import { destinyCards, fullName } from '../facts/catalogue.js';
import { cardWords } from './card-words.js';

const cards = destinyCards().flatMap((card) => {
  const does = behaviourOf(card.id);
  return does === undefined
    ? []
    : [{ card, name: fullName(card), does, words: cardWords(card.id) }];
});
const idOf = (name: string): string => cards.find(({ card }) => card.name === name)?.card.id ?? '';
const said = (name: string, language: string): string => cardWords(idOf(name))?.[language] ?? '';

describe('what a card of Destiny says', () => {
  it('has a paragraph for each of its abilities and restrictions', () => {
    for (const { name, does, words } of cards) {
      const { needs = [], on, x, underDeck } = does;
      const others = [on, x, underDeck].filter((each) => each !== undefined).length;
      const paragraphs = words?.en.split('\n').filter((line) => !line.startsWith('•')) ?? [];
      expect([name, paragraphs.length]).toEqual([name, abilityCount(does) + needs.length + others]);
    }
  });

  it('is written out whole in every language', () => {
    const line = /^(?:• )?[\p{Lu}\d][^{}]*(?:\.|:| :)$/u;
    for (const { name, words } of cards)
      for (const text of Object.values(words ?? {}))
        for (const each of text.split('\n')) {
          expect([name, each]).toEqual([name, expect.stringMatching(line)]);
          expect(each).not.toMatch(/ {2}| [.,]|\.\.|undefined|object/);
        }
  });

  it('differs where what cards do differs', () => {
    for (const language of Object.keys(cards[0]?.words ?? {})) {
      const deeds = new Map<string, Set<string>>();
      for (const { does, words } of cards) {
        const text = words?.[language] ?? '';
        deeds.set(text, (deeds.get(text) ?? new Set()).add(JSON.stringify(does)));
      }
      expect([...deeds].flatMap(([text, all]) => (all.size > 1 ? [text] : []))).toEqual([]);
    }
  });

  it('speaks of what was chosen before, and of numbers after the sentence that uses them', () => {
    expect(said('Cannon Fodder', 'en')).toBe(
      'Choose one of your non-unique characters. Choose one of your opponent’s dice showing melee damage or ranged damage. Deal X damage to that character. X is the value of that die. Remove that die.',
    );
    expect(said('Leadership', 'en')).toBe(
      'Choose one of your ready unique red characters. Exhaust that character. Choose one of the exhausted characters in play other than that character. Ready the second character.',
    );
    expect(said('Pulling the Strings', 'es').split('\n')[1]).toBe(
      '• Mira las 3 primeras cartas de tu mazo. Elige hasta 3 de esas cartas. Pon esas cartas debajo del mazo. Pon las demás, en el orden que quieras, encima del mazo.',
    );
    expect(said('Deflect', 'fr')).toBe(
      'Seulement avec un de vos personnages bleus en jeu. Choisissez un des dés de n’importe quelle réserve montrant dégâts à distance. Retirez ce dé. Choisissez un des personnages en jeu. Infligez X dégâts à ce personnage. X est la moitié de la valeur de ce dé (arrondie au supérieur).',
    );
  });

  it('says when an ability answers, what an action costs, and whose choice it is', () => {
    expect(said('Resistance HQ', 'en')).toBe(
      'Action (exhaust this card, discard one of the cards in your hand): Choose one of the characters in play. Give 1 shield to that character. Your opponent may do this: Your opponent spends 1 resource. Otherwise: Ready this card.',
    );
    expect(said('My Kind of Scum', 'es')).toBe(
      'Después de resolver interferir: Si esta carta está preparada: Puedes hacer lo siguiente: Agota esta carta. Gana X recursos. X es el número de recursos perdidos.',
    );
    expect(said('Nightsister', 'fr')).toBe(
      'Action : Choisissez un des dés de n’importe quelle réserve. Relancez ce dé. Infligez 1 dégât à ce personnage-ci.',
    );
  });

  it('is nothing for a card without abilities, and for one that cannot be played on screen', () => {
    const other = destinyCards().find(({ id }) => behaviourOf(id) === undefined)?.id ?? '';
    expect([cardWords(idOf('Hired Gun')), cardWords(other)]).toEqual([null, null]);
  });
});

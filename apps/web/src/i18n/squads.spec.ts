import { describe, expect, it } from 'vitest';
import { languages } from './catalogue.js';
import { sayReworded, speechOf } from './speech.js';
import { inSquads } from './squads.js';
import { leaves, textsOf } from './testing.js';

const pairsOf = (language: string): string =>
  leaves(textsOf(language)).find(([key]) => key === 'common.squads')?.[1] ?? '';
const all = (language: string): readonly string[] =>
  leaves(textsOf(language)).flatMap(([key, text]) => (key === 'common.squads' ? [] : [text]));

describe('texts about what players bring, where that is a squad', () => {
  it.each([
    ['en', 'Your deck list is still missing.', 'Your squad list is still missing.'],
    ['en', 'Decks and check-in', 'Squads and check-in'],
    ['es', 'Los mazos son públicos', 'Los escuadrones son públicos'],
    ['es', 'Lista del mazo', 'Lista del escuadrón'],
    ['fr', 'Vérifier le deck', 'Vérifier l’escadron'],
    ['fr', 'Liste du deck', 'Liste de l’escadron'],
    ['fr', 'Pas de deck', 'Pas d’escadron'],
    ['fr', 'Remettre ce deck', 'Remettre cet escadron'],
    ['it', 'Lista del mazzo', 'Lista dello squadrone'],
    ['it', 'Nessun mazzo', 'Nessuno squadrone'],
    ['fr', 'Les decks sont verrouillés', 'Les escadrons sont verrouillés'],
  ] as const)('%s: %s', (language, deck, squad) => {
    expect(inSquads(deck, pairsOf(language))).toBe(squad);
  });

  it('leave no deck and no article that a vowel does not take', () => {
    const said = languages.flatMap((language) => {
      const pairs = pairsOf(language);
      return all(language).map((text) => inSquads(text.replace(/\{\{\w+\}\}/g, ''), pairs));
    });
    expect(said.filter((text) => /\b(decks?|mazos?|mazz[oi])\b/i.test(text))).toEqual([]);
    expect(
      said.filter((text) => /\b(le|de|du|ce|beau|nouveau|que|au|je|ne|se) escadron/i.test(text)),
    ).toEqual([]);
    expect(
      said.filter((text) => /\b(il|i|un|del|dei|al|ai|dal|nel|sul|nessun) squadron/i.test(text)),
    ).toEqual([]);
  });

  it('leave the facts in them as they are', () => {
    const speech = speechOf('en', {
      of: 'Deck of {{name}}',
      many_one: '{{count}} deck',
      many_other: '{{count}} decks',
    });
    const say = (key: string, facts: Readonly<Record<string, unknown>>) =>
      sayReworded(speech, key, facts, (text) => inSquads(text, pairsOf('en')));
    expect(say('of', { name: 'Deck Rider' })).toBe('Squad of Deck Rider');
    expect(inSquads('{{deck}} is your deck, of {{decks}}', pairsOf('en'))).toBe(
      '{{deck}} is your squad, of {{decks}}',
    );
    expect([say('many', { count: 1 }), say('many', { count: 2 })]).toEqual(['1 squad', '2 squads']);
  });
});

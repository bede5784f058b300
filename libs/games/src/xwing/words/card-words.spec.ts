import { describe, expect, it } from 'vitest';
import type { Texts } from '#game';
import {
  abilitiesOfPilot,
  playablePilots,
  playableUpgrades,
  upgradeKey,
} from '../cards/behaviours.js';
import { conditionCards } from '../cards/conditions.js';
import { pilotKey, upgradeAbilities } from '../engine/book.js';
import { damageDecks } from '../engine/damage-cards.js';
import { conditionWords, damageWords, pilotWords, upgradeWords } from './card-words.js';

interface Said {
  readonly name: string;
  /** The data that the text describes: equal texts require equal data. */
  readonly does: unknown;
  readonly words: Texts | null;
}

const pilots: readonly Said[] = playablePilots.map((pilot) => ({
  name: pilotKey(pilot),
  does: abilitiesOfPilot(pilot) ?? [],
  words: pilotWords(pilotKey(pilot)),
}));
const upgrades: readonly Said[] = playableUpgrades.map((card) => {
  const { id, slot, attack, range, attackCost, discardToAttack, twice } = card;
  return {
    name: `${id}|${slot}`,
    does: [upgradeAbilities(id, slot), attack, range, attackCost, discardToAttack, twice],
    words: upgradeWords(upgradeKey(card)),
  };
});
const conditions: readonly Said[] = Object.entries(conditionCards).map(([name, does]) => ({
  name,
  does,
  words: conditionWords(name),
}));
const damage: readonly Said[] = Object.entries(damageDecks).flatMap(([deck, kinds]) =>
  kinds.map(({ id, effect }) => ({
    name: `${deck}/${id}`,
    does: effect,
    words: damageWords(`${deck}/${id}`),
  })),
);
const cards = [...pilots, ...upgrades, ...conditions, ...damage];
const languages = ['en', 'de', 'es', 'fr', 'it'];
const said = (name: string, language: string): string =>
  cards.find((card) => card.name.startsWith(name))?.words?.[language] ?? '';

describe('what a card of X-Wing says', () => {
  it('is there for every pilot, upgrade, condition and damage card that does something', () => {
    const silent = cards.filter(({ words }) => words === null);
    for (const { name, does } of silent)
      expect([name, JSON.stringify(does)]).toEqual([
        name,
        expect.stringMatching(/^(\[\]|\[\[\](,null)*\])$/),
      ]);
    expect(pilots.filter(({ words }) => words !== null).length).toBeGreaterThan(140);
  });

  it('is written out whole in every language', () => {
    for (const { name, words } of cards)
      for (const language of words === null ? [] : languages) {
        const text = words?.[language];
        expect([name, text]).toEqual([name, expect.stringMatching(/^[\p{Lu}\d][^{}]*\.$/u)]);
        expect([name, text]).toEqual([
          name,
          expect.not.stringMatching(/ {2}| [.,]|\.\.|undefined|NaN|\bnull\b|\bobject\b/),
        ]);
      }
  });

  it('is in each language its own', () => {
    for (const { name, words } of cards.filter((card) => card.words !== null))
      expect([name, new Set(languages.map((language) => words?.[language])).size]).toEqual([
        name,
        languages.length,
      ]);
  });

  it('differs where what cards do differs', () => {
    for (const language of languages) {
      const deeds = new Map<string, Set<string>>();
      for (const { does, words } of cards) {
        const text = words?.[language];
        if (text !== undefined)
          deeds.set(text, (deeds.get(text) ?? new Set()).add(JSON.stringify(does)));
      }
      expect([...deeds].flatMap(([text, all]) => (all.size > 1 ? [text] : []))).toEqual([]);
    }
  });

  it('says who attacks whom, for what price, and how dice change', () => {
    expect(said('wedgeantilles|xwing', 'en')).toBe(
      'When this ship attacks: The defender rolls 1 defense die fewer.',
    );
    expect(said('kananjarrus|vcx100', 'en')).toBe(
      'When an enemy ship at range 1–2 attacks: You may spend a focus token. If you do: That ship rolls 1 attack die fewer.',
    );
    expect(said('omegaleader|tiefofighter', 'en')).toBe(
      'In an attack by or against this ship, if this ship has locked the enemy ship: The enemy ship cannot modify dice.',
    );
    expect(said('juke|Elite', 'de')).toBe(
      'Wenn dieses Schiff angreift, falls dieses Schiff einen Ausweichmarker hat: Du darfst 1 Verteidigungswürfel mit dem Ergebnis Ausweichen auf das Ergebnis Fokus drehen.',
    );
    expect(said('bossk|yv666', 'fr')).toBe(
      'Quand ce vaisseau attaque : Vous pouvez annuler 1 dé d’attaque montrant dégât critique. Si vous le faites, ajoutez 2 résultats : dégât. Ceci a lieu au début de la comparaison des résultats.',
    );
    expect(said('zuckuss|Crew', 'es')).toBe(
      'Cuando esta nave ataca, si esta nave no tiene tensión: Puedes volver a lanzar cualquier número de dados de defensa. Por cada uno de esos dados esta nave recibe una ficha de Tensión.',
    );
  });

  it('says when something follows, whom one chooses, and how long it lasts', () => {
    expect(said('bodyguard|Elite', 'en')).toBe(
      'At the start of the Combat phase: You may spend a focus token. If you do: Choose another friendly ship at range 1, if the pilot skill of that ship is higher than that of this ship. Until the end of the round, the agility of that ship rises by 1.',
    );
    expect(said('daredevil|Elite', 'en')).toBe(
      'Action: This ship flies one of these maneuvers, in white: 1 turn left or 1 turn right. This ship gets a stress token. Without Boost in its action bar: This ship rolls 2 attack dice and suffers every hit and critical hit.',
    );
    expect(said('kananjarrus|Crew', 'it')).toBe(
      'Dopo che un’altra nave amica ha eseguito una manovra bianca, se quella nave è a gittata 1–2 e quella nave ha tensione: Puoi fare questo: Quella nave rimuove un segnalino tensione. Una volta per round. Dopo che questa nave ha eseguito una manovra bianca, se questa nave ha tensione: Puoi fare questo: Questa nave rimuove un segnalino tensione. Una volta per round.',
    );
    expect(said('r4agromech|Salvaged Astromech', 'en')).toBe(
      'After this ship has spent a focus token, if this ship is attacking: You may do this: This ship locks the defender.',
    );
  });

  it('says the numbers of a weapon, what it asks for, and what it does', () => {
    expect(said('flechettetorpedoes|Torpedo', 'en')).toBe(
      'Attack 3, range 2–3. It asks for a lock on the target, which is spent. It is discarded to attack. After the attack, hit or not, if the hull value of the defender is 4 or less: The defender gets a stress token.',
    );
    expect(said('ionpulsemissiles|Missile', 'de')).toBe(
      'Angriff 3, Reichweite 2–3. Sie verlangt eine Zielerfassung auf das Ziel, die nicht ausgegeben wird. Sie wird für den Angriff abgelegt. Trifft sie, werden alle Ergebnisse negiert. Stattdessen: Der Verteidiger erleidet 1 Schaden. Der Verteidiger erhält einen Ionenmarker (2×).',
    );
  });

  it('says what a damage card does and how it is repaired', () => {
    expect(said('core-tfa/weaponsfailure', 'en')).toBe(
      'This ship rolls 1 attack die fewer when it attacks. Action: roll 1 attack die. On hit or critical hit, this card is turned face down.',
    );
    expect(said('core/directhit', 'it')).toBe('Questa carta conta come 2 danni.');
  });
});

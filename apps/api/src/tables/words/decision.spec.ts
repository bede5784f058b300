import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playableBook } from '#cards';
import type { Decision, Effect } from '#rules';
import { describe, expect, it } from 'vitest';
import { optionText, questionText, type DecisionNames } from './decision.js';

const faces = new Map([[4, 'SOR_128']]);
const book = playableBook();
const speaker: DecisionNames = {
  book,
  idOf: (card) => faces.get(card),
  deployed: () => false,
  seatName: () => '',
  cardName: (card) => {
    const printed = book.cards.get(faces.get(card) ?? '');
    if (!printed) throw new Error('the name of a card that the player does not see');
    return printed.name;
  },
};
const decision: Decision = {
  at: 0,
  seat: 0,
  kind: 'target',
  options: [
    { o: 'card', card: 4 },
    { o: 'card', card: 7 },
  ],
  min: 1,
  max: 1,
  source: -1,
};

describe('options in words', () => {
  it('names a card that the player sees, and numbers one that lies face down', () => {
    expect(decision.options.map((option) => optionText(option, decision, speaker).en)).toEqual([
      'Death Star Stormtrooper',
      'Face-down card 2',
    ]);
  });
});

describe('words about another player than their reader', () => {
  const asked = {
    ...decision,
    kind: 'mode',
    source: 4,
    options: [{ o: 'mode', index: 1 }],
  } as const;
  const watto: DecisionNames = { ...speaker, idOf: () => 'LOF_065', cardName: () => 'Watto' };
  const other: DecisionNames = { ...watto, subject: 'Ana' };
  const [draws] = asked.options;

  it('name the one who draws where the other chooses, in every language', () => {
    const own = optionText(draws, { ...asked, options: [draws] }, watto);
    const named = optionText(draws, { ...asked, options: [draws] }, other);
    for (const language of ['en', 'es', 'de', 'fr', 'it'] as const)
      expect(named[language]).toMatch(new RegExp(`^Ana ?: ${own[language]}$`));
  });

  it('name them in the question as well', () => {
    const may: Effect = { do: 'may', effect: { do: 'draw', n: 3, who: 'you' } };
    const question = { ...decision, kind: 'optional', source: 4, options: [] } as const;
    const text = (names: DecisionNames) =>
      questionText({ ...question, options: [] }, names, may).en;
    expect(text(other)).toBe(text(watto).replace('Watto: ', 'Watto: Ana: '));
  });
});

const rules = path.resolve(import.meta.dirname, '../../../../../libs/rules/src');

/** Every purpose that the engine notes when it asks for a target, from its source code. */
const purposesNoted = (): string[] => {
  const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|^manifest/.test(file))
    .map((file) => readFileSync(path.join(rules, file), 'utf8'));
  const asked = sources.flatMap((source) => [
    ...source.matchAll(/kind: 'target',(?:(?!kind:)[^}]|\}\))*?note: '([a-z-]+)'/g),
  ]);
  return [...new Set(asked.map(([, note]) => note ?? ''))];
};

describe('questions in words', () => {
  it('say what is chosen for every purpose that the engine notes', () => {
    const noted = purposesNoted();
    expect(noted).toContain('disclose-more');
    const unsaid = noted.filter(
      (note) => questionText({ ...decision, note }, speaker).en === 'Choose a target',
    );
    expect(unsaid).toEqual([]);
  });

  it('say what a player may do or leave', () => {
    const asked: Decision = { ...decision, kind: 'optional', source: 4 };
    const offer: Effect = { do: 'may', effect: { do: 'draw', who: 'you', n: 1 } };
    const { en, es } = questionText(asked, speaker, offer);
    expect([en, es]).toEqual([
      'Death Star Stormtrooper: you may draw a card',
      'Death Star Stormtrooper: puedes robar una carta',
    ]);
    expect(questionText(asked, speaker).en).toBe(
      'Death Star Stormtrooper: Do you want to do this?',
    );
    expect(optionText({ o: 'yes' }, asked, speaker)).toMatchObject({ en: 'Do it', es: 'Hacerlo' });
    const forced = { ...asked, note: 'force' };
    expect(questionText(forced, speaker, offer).en).toBe(
      'Death Star Stormtrooper: Do you use the Force?',
    );
    expect(optionText({ o: 'yes' }, forced, speaker).en).toBe('Yes');
  });

  it('say what is done to what is chosen, unless the instruction asks several questions', () => {
    const hit: Effect = { do: 'damage', n: 2, to: { choose: { type: 'Unit' }, n: 1 } };
    const asked = (note: string, instruction: Effect): string =>
      questionText({ ...decision, note, source: 4 }, speaker, instruction).en;
    expect(asked('damage', hit)).toBe('Death Star Stormtrooper: deal 2 damage to a unit');
    expect(asked('damage', { do: 'may', effect: hit })).toBe(
      'Death Star Stormtrooper: you may deal 2 damage to a unit',
    );
    expect(asked('pay', hit)).toBe('Death Star Stormtrooper: Do you pay?');
    expect(asked('attach', { do: 'attach', card: { ref: 'self' }, to: hit.to })).toBe(
      'Death Star Stormtrooper: Choose what it is attached to',
    );
  });

  it('tells the order of what replaces damage from that of abilities', () => {
    const order = (note: string): Decision => ({
      ...decision,
      kind: 'order',
      options: [{ o: 'trigger', card: 4, index: 0 }],
      source: 4,
      note,
    });
    expect(
      [order('replacement'), order('played,defeated')].map((d) => questionText(d, speaker).en),
    ).toEqual([
      'Death Star Stormtrooper: What replaces the damage first?',
      'Death Star Stormtrooper: Which ability resolves next?',
    ]);
  });
});

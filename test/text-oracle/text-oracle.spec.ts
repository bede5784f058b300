import { playableBook, setCodes } from '#cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Compared, compareSet, LONGEST } from './compare.js';
import { normalise } from './normalise.js';
import { printedCardsAreHere } from './printed.js';
import { entryFor, judge, REASONS, reviewed } from './reviewed.js';

const traits = new Set(['rebel']);

describe('two wordings', () => {
  it('are the same where only case, articles, plurals, icons or the order of adjectives differ', () => {
    expect(normalise(['Give 2 Shield tokens to an enemy damaged REBEL unit.'], traits)).toBe(
      normalise(['give 2 Shield token to a damaged enemy Rebel unit'], traits),
    );
    expect(normalise(['Action [{C=2}, {Exhaust}]: Draw a card.'], traits)).toBe(
      normalise(['Action [2 resources, exhaust]: Draw a card.'], traits),
    );
  });

  it('are the same where only the place of a clause or a synonym of the rulebook differs', () => {
    for (const [one, other] of [
      [
        'For this phase, each friendly unit gets +1/+1.',
        'Give each unit you control +1/+1 for this phase.',
      ],
      ['While attacking, this unit gains Raid 1.', 'This unit gains Raid 1 while attacking.'],
      ['For each enemy unit, draw a card.', 'Draw a card for each enemy unit.'],
      [
        'Deal 1 damage to a base for each unit.',
        'Deal damage to a base equal to the number of units.',
      ],
      [
        'If you control fewer units than an opponent, draw a card.',
        'If an opponent controls more units than you, draw a card.',
      ],
      ['Give another unit a Shield token.', 'Give a Shield token to another unit.'],
      ['Choose a base. Heal 1 damage from it.', 'Heal 1 damage from a base.'],
      [
        'Deal damage to a unit equal to twice the number of exhausted units.',
        'Deal 2 damage to a unit for each exhausted unit.',
      ],
    ] as const)
      expect(normalise([one], traits), one).toBe(normalise([other], traits));
  });

  it('differ where two sentences that are drawn together do', () => {
    const said = normalise(['Deal 3 damage to a unit. Deal 3 damage to your base.'], traits);
    for (const other of [
      'Deal 3 damage to a unit. Heal 3 damage from your base.',
      'Deal 3 damage to a unit. Deal 2 damage to your base.',
      'Deal 3 damage to your base.',
    ])
      expect(normalise([other], traits), other).not.toBe(said);
    for (const [one, other] of [
      ['Give another unit a Shield token.', 'Give a Shield token to a unit.'],
      ['Choose a base. Heal 1 damage from it.', 'Heal 1 damage from a unit.'],
      [
        'Deal damage to a unit equal to twice the number of exhausted units.',
        'Deal damage to a unit equal to the number of exhausted units.',
      ],
      ['You may draw. If you do, heal 1. Otherwise, heal 2.', 'You may draw. Heal 1. Heal 2.'],
    ] as const)
      expect(normalise([one], traits), one).not.toBe(normalise([other], traits));
    expect(
      normalise(['If you control more units than an opponent, draw a card.'], traits),
    ).not.toBe(normalise(['If you control fewer units than an opponent, draw a card.'], traits));
  });

  it('differ where a number, a side or an instruction does', () => {
    const said = normalise(['Deal 2 damage to an enemy unit.'], traits);
    for (const other of [
      'Deal 3 damage to an enemy unit.',
      'Deal 2 damage to a friendly unit.',
      'Deal 2 damage to a unit.',
      'Heal 2 damage from an enemy unit.',
      'You may deal 2 damage to an enemy unit.',
    ]) {
      expect(normalise([other], traits), other).not.toBe(said);
    }
  });

  it('are told apart from what was reviewed as soon as one of them changes', () => {
    const c = { id: 'XYZ_001', printed: 'a b', rendered: 'b a', sameWords: true, length: 1 };
    const read = [entryFor(c, 'grammar')];
    expect([judge(c, []), judge(c, read), judge({ ...c, rendered: 'a b' }, read)]).toEqual([
      'new',
      'reviewed',
      'same',
    ]);
    expect([judge({ ...c, rendered: 'b c' }, read), judge({ ...c, printed: 'a c' }, read)]).toEqual(
      ['changed', 'changed'],
    );
  });
});

describe.skipIf(!printedCardsAreHere)('every card that can be played', () => {
  const list = reviewed();
  // Read in a hook: a skipped suite is still collected, and must not read what is not there.
  let cards: readonly Compared[] = [];
  beforeAll(() => {
    const book = playableBook();
    cards = setCodes.flatMap((set) => compareSet(book, set));
  });

  it('says what is printed, or the difference was read and explained', () => {
    expect(
      cards
        .filter((c) => ['new', 'changed'].includes(judge(c, list)))
        .map((c) => `${c.id}: ${c.printed} | ${c.rendered}`),
    ).toEqual([]);
  });

  it('is hardly longer than the print', () => {
    expect(cards.filter((c) => c.length > LONGEST).map((c) => c.id)).toEqual([]);
  });

  it('is on the list only while it differs, for a reason that is known', () => {
    const differing = new Set(cards.filter((c) => judge(c, list) === 'reviewed').map((c) => c.id));
    expect(
      list.filter((r) => !differing.has(r.id) || !(r.why in REASONS)).map((r) => r.id),
    ).toEqual([]);
  });
});

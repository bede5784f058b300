import { describe, expect, it } from 'vitest';
import type { TableDecision } from '#contracts';
import {
  answersAtOnce,
  blankChoice,
  choiceFor,
  give,
  isComplete,
  moveOf,
  onlyCardOf,
  optionsOf,
  toggle,
} from './choosing.js';

const text = { en: 'x', es: 'x' };
const decision = (changes: Partial<TableDecision>): TableDecision => ({
  at: 7,
  kind: 'target',
  text,
  source: null,
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
  options: [
    { o: 'card', card: 3, text },
    { o: 'card', card: 5, text },
    { o: 'card', card: 3, text },
  ],
  ...changes,
});

describe('an answer to a decision', () => {
  it('of one option replaces the option picked before', () => {
    const asked = decision({});
    const second = toggle(asked, toggle(asked, blankChoice(asked), 0), 1);
    expect(second.picked).toEqual([1]);
    expect(moveOf(asked, second)).toEqual({ at: 7, pick: [1] });
    expect(answersAtOnce(asked)).toBe(true);
  });

  it('is asked of a card by itself where all answers are of that card', () => {
    const both = [
      { o: 'effect', card: 3, text },
      { o: 'effect', card: 3, text },
    ];
    expect(onlyCardOf(decision({ kind: 'order', options: both }))).toBe(3);
    expect(onlyCardOf(decision({ kind: 'action', options: both }))).toBeNull();
    expect(onlyCardOf(decision({ kind: 'order', options: both, max: 2 }))).toBeNull();
    expect(onlyCardOf(decision({ kind: 'order' }))).toBeNull();
    expect(onlyCardOf(decision({ options: both.slice(1) }))).toBeNull();
    expect(onlyCardOf(null)).toBeNull();
  });

  it('of several is whole from the least to the most, and takes no more', () => {
    const asked = decision({ min: 2, max: 2 });
    const one = toggle(asked, blankChoice(asked), 0);
    expect(moveOf(asked, one)).toBeNull();
    const two = toggle(asked, one, 2);
    expect(moveOf(asked, two)).toEqual({ at: 7, pick: [0, 2] });
    expect(toggle(asked, two, 1)).toEqual(two);
    expect(toggle(asked, two, 0).picked).toEqual([2]);
  });

  it('is complete once another press could only take something back', () => {
    const asked = decision({ min: 0, max: 2 });
    const one = toggle(asked, blankChoice(asked), 0);
    expect([one, toggle(asked, one, 1)].map((choice) => isComplete(asked, choice))).toEqual([
      false,
      true,
    ]);
    const dealt = decision({ division: { total: 3, caps: [3, 3, 3], less: true, none: false } });
    const two = give(blankChoice(dealt), 1, 2);
    expect([two, give(two, 0, 1)].map((choice) => isComplete(dealt, choice))).toEqual([
      false,
      true,
    ]);
  });

  it('may be nothing where nothing is allowed', () => {
    expect(moveOf(decision({ min: 0 }), blankChoice(decision({})))).toEqual({ at: 7, pick: [] });
    expect(answersAtOnce(decision({ min: 0 }))).toBe(false);
  });

  it('divides exactly, or less where that is allowed, or nothing', () => {
    const asked = decision({ division: { total: 3, caps: [3, 3, 3], less: false, none: false } });
    const two = give(blankChoice(asked), 1, 2);
    expect(moveOf(asked, two)).toBeNull();
    expect(moveOf(asked, give(two, 0, 1))).toEqual({ at: 7, amounts: [1, 2, 0] });
    expect(moveOf(asked, give(two, 0, 2))).toBeNull();
    const less = decision({ division: { total: 3, caps: [3, 3, 3], less: true, none: false } });
    expect(moveOf(less, two)).toEqual({ at: 7, amounts: [0, 2, 0] });
    const none = decision({ division: { total: 3, caps: [3, 3, 3], less: false, none: true } });
    expect(moveOf(none, blankChoice(none))).toEqual({ at: 7, amounts: [0, 0, 0] });
  });

  it('made for an earlier decision is forgotten', () => {
    const asked = decision({});
    const chosen = toggle(asked, blankChoice(asked), 1);
    expect(choiceFor(decision({ at: 8 }), chosen).picked).toEqual([]);
    expect(choiceFor(asked, chosen)).toBe(chosen);
  });

  it('knows every option of a card', () => {
    expect(optionsOf(decision({}), 3)).toEqual([0, 2]);
    expect(optionsOf(null, 3)).toEqual([]);
  });
});

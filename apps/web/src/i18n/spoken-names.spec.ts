import { expect, it } from 'vitest';
import { leaves, textsOf } from './testing.js';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether all words of the label occur in the name, in the same order. */
const isSpokenIn = (label: string, name: string): boolean => {
  const left = [...wordsOf(label)];
  for (const word of wordsOf(name)) if (word === left[0]) left.shift();
  return left.length === 0;
};

// WCAG 2.5.3: a person who speaks the text on a button must be able to press it.
it.each(['en', 'es', 'fr', 'de', 'it'])(
  'the name of a button for one person says what stands on it, in %s',
  (language) => {
    const texts = new Map(leaves(textsOf(language)));
    const wrong = [...texts].flatMap(([key, name]) => {
      const label = key.endsWith('Name') ? texts.get(key.slice(0, -'Name'.length)) : undefined;
      // Questions are the titles of dialogs.
      if (label === undefined || !name.includes('{{name}}') || name.endsWith('?')) return [];
      return isSpokenIn(label, name) ? [] : [`${key}: ${label} / ${name}`];
    });
    expect(wrong).toEqual([]);
  },
);

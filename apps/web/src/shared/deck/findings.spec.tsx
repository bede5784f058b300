import type { DeckProblem } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { countErrors, Findings, sortFindings } from './findings.js';

const found = (code: string, line: number | null, severity: DeckProblem['severity'] = 'error') =>
  ({ code, severity, line, path: null, text: { en: '', es: '', fr: '' } }) satisfies DeckProblem;
const rotated = (count: number) =>
  Array.from({ length: count }, (_, line) => found('deck/not-in-legal-set', line + 1));

it('the faults of a list stand before all the cards that one setting shuts out', () => {
  const own = [found('deck/too-few-cards', null), found('deck/unknown-card', 30)];
  const note = found('deck/duplicate-line', 2, 'notice');
  const all = [...rotated(25), note, ...own.toReversed()];
  expect(sortFindings(all)).toEqual({ own, rotated: rotated(25), notes: [note] });
  expect(countErrors(all)).toBe(3);
});

it('a few such cards are named with the other faults', () => {
  const three = [...rotated(3), found('deck/too-few-cards', null)];
  expect(sortFindings(three).rotated).toEqual([]);
  expect(countErrors(three)).toBe(4);
});

it.each([
  ['open where they are all there is', rotated(25), true],
  ['folded behind others', [...rotated(25), found('deck/too-few-cards', null)], false],
] as const)('what one setting shuts out is %s', async (_, problems, isOpen) => {
  const page = await draw(<Findings problems={problems} />);
  expect(page).toMatch(isOpen ? /<details[^>]* open/ : /<details(?![^>]* open)/);
});

it.each(['Line 3: No such card', 'Zeile 3: Keine solche Karte', 'Ligne 3 : Carte inconnue'])(
  'a line is named once: %s',
  async (text) => {
    const problem = { ...found('deck/unknown-card', 3), text: { en: text, es: text, fr: text } };
    const page = await draw(<Findings problems={[problem]} onLine={() => undefined} />);
    expect(wordsOf(page).match(/3/g)).toHaveLength(1);
  },
);

it.each(['Deck 1: The sideboard has 10 cards', 'Mazo 1, Línea 3: No existe'])(
  'a deck of three is named once: %s',
  async (text) => {
    const line = text.includes('3') ? 3 : null;
    const problem = { ...found('deck/sideboard', line), text: { en: text, es: text, fr: text } };
    const page = await draw(<Findings problems={[problem]} before={() => 'Deck 1: '} />);
    expect(wordsOf(page).match(/\b1\b/g)).toHaveLength(1);
    expect(wordsOf(page).match(/\b3\b/g) ?? []).toHaveLength(line === null ? 0 : 1);
  },
);

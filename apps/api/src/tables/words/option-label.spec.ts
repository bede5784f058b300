import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { actionLabel, LABEL_ROOM, optionLabel, printedAction } from './option-label.js';
import { both, fill, phrase } from './table-text.js';

const book = playableBook();
const cards = [...book.cards.values()];
const printed = { book, idOf: (card: number) => cards[card]?.id, deployed: () => false };

/** The option's button in the bar of a phone (phone.css): pixels for its text, font size, lines. */
const BOX = { width: 150 - 2 * 8 - 2, letter: 12, lines: 3 };

/**
 * The widths of bold letters in the board's sans serif, in multiples of the font size; upper
 * limits.
 */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    const part = /[ijl.,:;'’!|]/.test(letter)
      ? 0.39
      : /[mwMW%&@]/.test(letter)
        ? 1.11
        : /[A-ZÀ-Þ0-9]/.test(letter)
          ? 0.86
          : letter === ' '
            ? 0.35
            : 0.72;
    return sum + part * BOX.letter;
  }, 0);

/**
 * Number of lines that this text takes, broken at spaces and hyphens; infinite if one word is wider
 * than the box.
 */
const linesOf = (text: string): number => {
  let [lines, at] = [1, 0];
  for (const word of text.split(/ |(?<=-)/)) {
    const width = widthOf(word);
    if (width > BOX.width) return Number.POSITIVE_INFINITY;
    const next = at === 0 ? width : at + widthOf(' ') + width;
    [lines, at] = next > BOX.width ? [lines + 1, width] : [lines, next];
  }
  return lines;
};

describe('the words of a button', () => {
  it('fit for every ability of every card in every language', () => {
    const actions = cards.flatMap(({ front, unitSide }) => [
      ...front.actions,
      ...(unitSide?.actions ?? []),
    ]);
    expect(actions.length).toBeGreaterThan(100);
    const labels = actions.flatMap((action) => Object.values(actionLabel(action)));
    const long = labels.filter((label) => label.length > LABEL_ROOM || /undefined|\{/.test(label));
    expect(long).toEqual([]);
    expect(labels.filter((label) => linesOf(label) > BOX.lines)).toEqual([]);
  });

  it('fit for every card that is played or attacks, by its name where there is room for it', () => {
    const long = cards.flatMap(({ name }, card) =>
      (['unit', 'event', 'upgrade', 'pilot', 'smuggle', 'smuggle-pilot'] as const).flatMap((as) => {
        const whole = fill(phrase('Play {c}'), { c: both(() => name) });
        const label = optionLabel({ o: 'play', card, as }, whole, printed);
        return Object.values(label ?? {}).filter(
          (each) => each.length > LABEL_ROOM || linesOf(each) > BOX.lines,
        );
      }),
    );
    expect(long).toEqual([]);
  });

  it('say what Luke does and costs, and that a leader deploys', () => {
    const luke = cards.findIndex(({ id }) => id === 'SOR_005');
    const [shield, deploy] = [0, 1].map((ability) =>
      printedAction(printed, { o: 'use', card: luke, ability }),
    );
    if (!shield || !deploy) throw new Error('Luke has two actions');
    expect(actionLabel(shield)).toMatchObject({
      en: 'Use: Shield, 1',
      es: 'Usar: Escudo, 1',
      fr: 'Action : Bouclier, 1',
    });
    expect(actionLabel(deploy).en).toBe('Deploy');
  });
});

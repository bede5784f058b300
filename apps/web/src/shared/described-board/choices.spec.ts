import { describe, expect, it } from 'vitest';
import type { ScreenOption } from '#contracts';
import {
  type Board,
  choicesApart,
  choicesByAmount,
  choicesWith,
  piecesOn,
  pressPiece,
  sidesFrom,
} from './choices.js';

const option = (text: string, ...pieces: string[]): ScreenOption => ({
  text: { en: text, es: text },
  pieces,
});
const options = [
  option('Activate Rey', 'c1'),
  option('Play Lightsaber on Rey', 'c5', 'c1'),
  option('Pass'),
];

describe('the sides of a board', () => {
  const seats = (count: number): Board['seats'] =>
    Array.from({ length: count }, () => ({ counters: [], zones: [] }));

  it('are the viewer and the others, or the viewer with a partner', () => {
    expect(sidesFrom({ seats: seats(2) }, 1)).toEqual({ own: [1], others: [0] });
    const four = { seats: seats(4), sides: 2 };
    expect(sidesFrom(four, 1)).toEqual({ own: [1, 0], others: [2, 3] });
    expect(sidesFrom(four, 2)).toEqual({ own: [2, 3], others: [0, 1] });
  });
});

describe('choices on a board', () => {
  it('keep the number by which the server knows them', () => {
    expect(choicesWith(options, null).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(choicesWith(options, 'c5').map(({ at }) => at)).toEqual([1]);
    expect(choicesWith(options, 'c1').map(({ at }) => at)).toEqual([0, 1]);
  });

  it('are shown by the first press on their piece; the second makes the only one', () => {
    expect(pressPiece(options, 'c5', null)).toEqual({ show: 'c5' });
    expect(pressPiece(options, 'c5', 'c1')).toEqual({ show: 'c5' });
    expect(pressPiece(options, 'c5', 'c5')).toEqual({ play: 1 });
    expect(pressPiece(options, 'c1', 'c1')).toEqual({ show: 'c1' });
    expect(pressPiece(options, 'c9', 'c9')).toBeNull();
  });

  it('stand together where they differ by how much alone', () => {
    const much = (amount: number, ...pieces: string[]) => ({ ...option('', ...pieces), amount });
    const groups = (...all: ScreenOption[]) =>
      choicesByAmount(choicesWith(all, null)).map((group) => group.map(({ at }) => at));
    expect(groups(much(29), much(28), much(27), option('Done'))).toEqual([[0, 1, 2], [3]]);
    expect(groups(much(1, 'a'), much(2, 'a'), much(1, 'b'), much(2, 'b'))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    // The next ability of the same card starts a new group.
    expect(groups(much(1, 'a'), much(2, 'a'), much(1, 'a'), much(2, 'a'))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(groups(option('One', 'a'), option('Other', 'a'))).toEqual([[0], [1]]);
  });

  it('that no piece on the board stands for have a button at once, those of a closed pile and of the other hand too', () => {
    const face = (key: string, name: string | null = key) => ({
      key,
      form: 'card' as const,
      name,
      kind: null,
      colour: null,
      marks: [],
      sides: [],
      says: null,
      exhausted: false,
      attached: [],
    });
    const text = { en: '', es: '' };
    const zone = (place: 'field' | 'hand' | 'pile', ...pieces: ReturnType<typeof face>[]) => ({
      id: place,
      place,
      name: text,
      titled: false,
      pieces,
    });
    const board: Board = {
      moment: text,
      seats: [
        { counters: [], zones: [zone('field', face('c1')), zone('pile', face('c7'))] },
        { counters: [], zones: [zone('hand', face('c8', null), face('c9'))] },
      ],
      decision: null,
    };
    const { all, visible } = piecesOn(board, 0);
    expect([...all.keys()]).toEqual(['c1', 'c7', 'c9']);
    const asked = [
      option('Activate', 'c1'),
      option('Take back', 'c7'),
      option('Pass'),
      option('Discard', 'c9'),
    ];
    expect(choicesApart(asked, visible).map(({ at }) => at)).toEqual([1, 2, 3]);
  });
});

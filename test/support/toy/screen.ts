import {
  type DescribedGame,
  firstPosition,
  type GameOnScreen,
  resumedPosition,
  sameText,
  type ScreenPiece,
} from '#game';

interface Heap {
  readonly left: number;
  readonly turn: number;
  readonly winner: number | null;
}
interface Took {
  readonly seat: number;
  readonly count: number;
}

const TAKES = [1, 2];

const marble = (_: unknown, index: number): ScreenPiece => ({
  key: `marble-${index}`,
  form: 'card',
  name: 'Marble',
  kind: null,
  colour: null,
  marks: [],
  sides: [],
  says: null,
  exhausted: false,
  attached: [],
});

const optionsOf = ({ left }: Heap) =>
  TAKES.filter((count) => count <= left).map((count) => ({ do: 'take', count }));

/** Two take one marble or two in turn; whoever takes the last one wins. */
const onScreen: GameOnScreen<Heap, Took> = {
  asked: (heap) => ({ seat: heap.turn, options: optionsOf(heap) }),
  result: ({ winner }) => (winner === null ? null : { winners: [winner] }),
  carryOut: (heap, { seat, option }) => {
    if (option['do'] === 'concede')
      return { state: { ...heap, winner: 1 - seat }, told: [], disclosed: true };
    const count = Number(option['count']);
    if (seat !== heap.turn || !TAKES.includes(count) || count > heap.left) return null;
    const left = heap.left - count;
    const state = { left, turn: 1 - seat, winner: left === 0 ? seat : null };
    return { state, told: [{ seat, count }], disclosed: false };
  },
  lines: (_heap, told) =>
    told.map(({ seat, count }) => ({ seat, only: null, text: sameText(`takes ${count}`) })),
  botChoice: ({ left }) => ({ do: 'take', count: left % 3 || 1 }),
  board: (heap, viewer) => ({
    moment: sameText(`${heap.left} left`),
    seats: [0, 1].map((seat) => ({
      counters: [],
      zones: [
        {
          id: 'heap',
          place: 'middle',
          name: sameText('Heap'),
          titled: true,
          pieces: seat === 0 ? Array.from({ length: heap.left }, marble) : [],
        },
      ],
    })),
    decision:
      heap.winner === null && viewer === heap.turn
        ? {
            question: sameText('How many?'),
            source: null,
            options: optionsOf(heap).map(({ count }) => ({
              text: sameText(`Take ${count}`),
              pieces: [],
            })),
          }
        : null,
  }),
};

/** The toy on screen: its list says how many marbles there are. */
export const marbles: DescribedGame = {
  legend: [],
  bring: (text) => {
    const count = Number(text ?? '7');
    return Number.isInteger(count) && count > 0 && count < 30
      ? { kind: 'brought', setup: { count }, name: `${count} marbles` }
      : { kind: 'unreadable', problems: [sameText('A number of marbles.')] };
  },
  begin: (setups, seed) => {
    const left = setups.reduce((sum, { count }) => sum + Number(count), 0);
    return setups.length === 2
      ? firstPosition(onScreen, seed, { left, turn: 0, winner: null })
      : null;
  },
  resume: (kept, seed) => resumedPosition(onScreen, seed, kept),
  concession: () => ({ do: 'concede' }),
};

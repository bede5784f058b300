import { expect, it } from 'vitest';
import type { DescribedPosition, ScreenBoard, ScreenSetup } from '#game';
import { swtcgScreen } from './screen-game.js';

/** How many counters the cards being built still lack; below 0: too many were placed. */
const missing = ({ seats }: ScreenBoard): readonly number[] =>
  seats
    .flatMap(({ zones }) => zones.filter(({ id }) => id === 'build'))
    .flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks))
    .flatMap(({ sign, value }) => (sign === 'counters' ? [value] : []));

it.each(['a', 'b', 'c'])('wastes no build points of its team on a card: %s', (seed) => {
  const setups = [0, 1, 2, 3].map((seat): ScreenSetup => {
    const brought = swtcgScreen.bring(null, `${seed} ${seat}`);
    if (brought.kind !== 'brought') throw new Error('a random list can be played');
    return brought.setup;
  });
  let position: DescribedPosition | null = swtcgScreen.begin(setups, seed);
  for (let moves = 0; moves < 40 && position && position.waitingFor !== null; moves += 1) {
    const { option } = position.botChoice({ level: 1 });
    position = position.after({ seat: position.waitingFor, option });
    const short = position === null ? [-1] : missing(position.board('everyone'));
    expect(short.filter((each) => each < 0)).toEqual([]);
  }
});

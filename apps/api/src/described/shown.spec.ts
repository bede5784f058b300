import { expect, it } from 'vitest';
import { applyDifference } from '#contracts';
import { describedIn, type ScreenMove } from '#game';
import { gameOf, games } from '#games';
import { begunRecord, type DescribedReel, GameMemory } from '#match';
import { shownBoard, shownGame } from './shown.js';

const seed = 'steps';

/**
 * A game between bots, up to a decision of seat 0 after this many moves of the opponent in a row.
 */
const playedUntil = (id: string, inARow: number) => {
  const screen = describedIn(gameOf(id));
  const setups = [0, 1].map((seat) => {
    const brought = screen?.bring(null, `${seed} ${seat}`);
    if (brought?.kind !== 'brought') throw new Error('nothing brought');
    return brought.setup;
  });
  const boards: ReturnType<typeof shownBoard>[] = [];
  const moves: ScreenMove[] = [];
  for (let position = screen?.begin(setups, seed); position;) {
    const { waitingFor } = position;
    boards.push(shownBoard(position.board(0)));
    const others = moves.length - 1 - moves.findLastIndex(({ seat }) => seat === 0);
    if (waitingFor === 0 && others >= inARow && others < moves.length) break;
    if (waitingFor === null) throw new Error('over before that');
    const move = { seat: waitingFor, option: position.botChoice({ level: 1 }).option };
    moves.push(move);
    position = position.after(move) ?? undefined;
  }
  const record = { ...begunRecord({ game: id, setups, terms: null }), moves };
  return { record, boards };
};

it.each(['xwing', 'destiny', 'swtcg'])(
  'tells a player every board since their own last move, as they could see it: %s',
  (id) => {
    const { record, boards } = playedUntil(id, 2);
    const memory = new GameMemory(games);
    const reel = memory.of(record, seed) as DescribedReel;
    const { board, steps } = shownGame(memory, { reel, record, seed, seat: 0 });
    const own = record.moves.findLastIndex(({ seat }) => seat === 0) + 1;
    expect(steps.map(({ at }) => at)).toEqual(
      Array.from({ length: record.moves.length - own }, (_, at) => own + at),
    );
    for (const { at, change } of steps) {
      const still = { ...board, decision: null };
      const then = change === null ? still : applyDifference(still, change);
      expect(then).toEqual({ ...boards[at], decision: null });
    }
    expect(shownGame(memory, { reel, record, seed, seat: null }).steps).toEqual([]);
  },
);

import type { SeatSetup } from '#rules';
import { starterLists } from './starter-lists.js';

type Counted = readonly (readonly [id: string, count: number])[];
const deck = (leader: string, base: string, cards: Counted): SeatSetup => ({
  leaders: [leader],
  base,
  deck: cards.flatMap(([id, n]) => Array.from({ length: n }, () => id)),
});

/** The two-player starter of Spark of Rebellion: Luke Skywalker. */
const LUKE = deck('SOR_005', 'SOR_029', [
  ['SOR_236', 3],
  ['SOR_059', 1],
  ['SOR_189', 3],
  ['SOR_239', 1],
  ['SOR_238', 3],
  ['SOR_063', 1],
  ['SOR_045', 1],
  ['SOR_240', 3],
  ['SOR_194', 1],
  ['SOR_046', 3],
  ['SOR_242', 1],
  ['SOR_048', 1],
  ['SOR_196', 1],
  ['SOR_244', 1],
  ['SOR_049', 1],
  ['SOR_198', 1],
  ['SOR_237', 3],
  ['SOR_044', 2],
  ['SOR_241', 1],
  ['SOR_066', 1],
  ['SOR_195', 1],
  ['SOR_074', 2],
  ['SOR_217', 1],
  ['SOR_220', 2],
  ['SOR_218', 2],
  ['SOR_222', 2],
  ['SOR_078', 3],
  ['SOR_069', 1],
  ['SOR_053', 3],
]);

/** The two-player starter of Spark of Rebellion: Darth Vader. */
const VADER = deck('SOR_010', 'SOR_023', [
  ['SOR_128', 3],
  ['SOR_226', 3],
  ['SOR_129', 1],
  ['SOR_079', 1],
  ['SOR_130', 2],
  ['SOR_227', 2],
  ['SOR_228', 2],
  ['SOR_229', 3],
  ['SOR_230', 1],
  ['SOR_083', 3],
  ['SOR_084', 3],
  ['SOR_232', 2],
  ['SOR_088', 1],
  ['SOR_135', 1],
  ['SOR_225', 2],
  ['SOR_132', 3],
  ['SOR_231', 1],
  ['SOR_086', 1],
  ['SOR_089', 1],
  ['SOR_123', 1],
  ['SOR_139', 1],
  ['SOR_233', 3],
  ['SOR_172', 3],
  ['SOR_126', 1],
  ['SOR_234', 1],
  ['SOR_092', 1],
  ['SOR_136', 3],
]);

/** "2 LOF_031, 3 LOF_035" */
const readCounts = (cards: string): Counted =>
  cards.split(', ').map((line) => {
    const [count = '', id = ''] = line.split(' ');
    return [id, Number(count)];
  });

const decks = new Map<string, SeatSetup>([
  ['luke', LUKE],
  ['vader', VADER],
  ...Object.entries(starterLists).map(([name, [leader, base, cards]]): [string, SeatSetup] => [
    name,
    deck(leader, base, readCounts(cards)),
  ]),
]);

/**
 * The decks of the two-player starter boxes; those of the quick start rules have the names `luke`
 * and `vader`.
 */
export const starterDeck = (name: string): SeatSetup | undefined => decks.get(name);

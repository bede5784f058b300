import {
  packFrames,
  type ReplayFault,
  type ReplayFile,
  type ReplayFrame,
  type ReplayPosition,
  type TableBoard,
  type TableSeat,
  tableSeats,
  type TableText,
} from '#contracts';
import { decksOf, games } from '#games';
import { type ScreenRecord, sideAt, type SwuReel, swuReels, type TableDeck, toMove } from '#match';
import { BoundedCache } from '#platform';
import type { DealTerms, Move } from '#rules';
import type { Boards } from './board.js';
import type { GameWords } from './game-words.js';
import { both } from './words/table-text.js';

export interface ReplayRequest {
  /** `match/<id>`, `practice/<id>` or `twin-suns/<id>`. */
  readonly source: string;
  /** Its number in the match. */
  readonly game: number;
  readonly record: ScreenRecord;
  readonly seed: string;
  /** `winner` null: the replay ends at a decision that did not end the game. */
  readonly result: ReplayFile['result'];
  /** By seat. */
  readonly names: readonly string[];
  readonly viewer: TableSeat | null;
  /** Whether the viewer may see all hands, the decks and the seed. */
  readonly open: boolean;
  /** The earlier game from which this one began, if any. */
  readonly from?: ReplayFile['from'];
  /** Set for a fault report: the replay ends at the reported decision. */
  readonly fault?: ReplayFault;
}

const seatOf = (side: TableSeat): number => tableSeats.indexOf(side);
const sideOf = (seat: number): TableSeat => tableSeats[seat] ?? 'a';
/** Maximum number of cached games, and their total size as JSON. */
const mostKept = { most: 40, mostBytes: 32 * 1_048_576 };

/** The result of a game of several players: one winner, or several who share the victory. */
export const resultOfSeveral = (
  winners: readonly number[],
  cause: string,
): ReplayFile['result'] => {
  const [first, ...others] = winners.map(sideOf);
  return others.length === 0 && first !== undefined
    ? { winner: first, cause }
    : { winner: 'draw', winners: winners.map(sideOf), cause };
};

const chosenIn = (
  decision: NonNullable<TableBoard['decision']>,
  { pick = [], amounts = [], name }: Move,
): TableText[] => [
  ...pick.flatMap((index) => decision.options[index]?.text ?? []),
  ...amounts.flatMap((amount, index) => {
    const text = decision.options[index]?.text;
    return amount > 0 && text ? [both((language) => `${amount}: ${text[language]}`)] : [];
  }),
  ...(name === undefined ? [] : [both(() => name)]),
];

/** Finished games, position by position. */
export class Replays {
  /** Caches the latest open games, because they are the same for everybody. */
  readonly #kept = new BoundedCache<ReplayFile>(mostKept);

  constructor(private readonly words: Pick<GameWords, 'of'>) {}

  /** Null for a game that the engine now plays differently. */
  of(request: ReplayRequest): ReplayFile | null {
    const { source, game, record, seed, result, names, viewer, open, fault, from } = request;
    const key = JSON.stringify([source, game, names]);
    const whole = open && fault === undefined;
    const kept = whole ? this.#kept.get(key) : undefined;
    if (kept) return { ...kept, viewer };
    const played = swuReels(games, record, seed);
    const last = played?.at(-1);
    if (!played || !last) return null;
    const { boards } = this.words.of(last.position.engine);
    const shown = played.map((reel) => lookAt(boards, reel, request));
    const file: ReplayFile = {
      format: 'conclave-replay',
      version: 1,
      source,
      game,
      names: namesBySide(names),
      viewer,
      open,
      result,
      frames: framesOf(shown, record.moves.map(toMove)),
      log: boards.log(last, {
        viewer: open ? 'all' : viewer && seatOf(viewer),
        names,
        since: -1,
      }),
      faces: Object.assign({}, ...shown.map(({ board }) => board.faces)),
      record: open ? replayRecordOf(record, seed) : null,
      ...(fault && { fault }),
      ...(from && { from }),
    };
    if (whole) this.#kept.set(key, file, JSON.stringify(file).length);
    return file;
  }
}

interface Look {
  readonly board: TableBoard;
  readonly action: boolean;
}

/** One position, with its question if the viewer may see it. */
const lookAt = (boards: Boards, reel: SwuReel, { viewer, names, open }: ReplayRequest): Look => {
  const request = { names, since: reel.moves };
  const action = reel.state.pending?.kind === 'action';
  if (!open) {
    const board = boards.render({ ...request, reel, viewer: viewer && seatOf(viewer) });
    return { board, action };
  }
  return { board: boards.renderOpen({ ...request, reel }), action };
};

const framesOf = (shown: readonly Look[], moves: readonly Move[]): ReplayFrame[] =>
  packFrames(
    shown.map(({ board, action }, index): ReplayPosition => {
      const [move, asked] = [moves[index - 1], shown[index - 1]?.board.decision];
      return {
        board,
        action,
        answered:
          move && asked && !move.concede
            ? { side: sideOf(move.seat), text: asked.text, chosen: chosenIn(asked, move) }
            : null,
      };
    }),
  );

const namesBySide = ([a = '', b = '', c, d]: readonly string[]): ReplayFile['names'] => ({
  a,
  b,
  ...(c !== undefined && { c }),
  ...(d !== undefined && { d }),
});

/** Digests of the engine and the cards with which the game was dealt. */
export const dealtBy = ({ terms }: ScreenRecord): Pick<DealTerms, 'engine' | 'cards'> => {
  const { engine = '', cards = '' } = (terms ?? {}) as Partial<DealTerms>;
  return { engine, cards };
};

/** The record of a game of two or more players: everything that determines it. */
export const replayRecordOf = (
  record: ScreenRecord,
  seed: string,
): NonNullable<ReplayFile['record']> => {
  const deckOf = ({ leaders, base, deck }: TableDeck) => ({
    leaders: [...leaders],
    base,
    deck: [...deck],
  });
  const [a, b, c, d] = decksOf(record);
  if (!a || !b) throw new Error('a game of one');
  const { chooser } = (record.terms ?? {}) as Partial<DealTerms>;
  return {
    a: deckOf(a),
    b: deckOf(b),
    ...(c && { c: deckOf(c) }),
    ...(d && { d: deckOf(d) }),
    seed,
    ...(chooser !== undefined && { chooser: sideAt(chooser) }),
    moves: structuredClone(record.moves.map(toMove)) as NonNullable<ReplayFile['record']>['moves'],
    ...dealtBy(record),
  };
};

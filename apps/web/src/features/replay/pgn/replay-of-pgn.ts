import {
  blankPgnState,
  foldPgn,
  packFrames,
  type PgnGame,
  type PgnState,
  type ReplayFile,
  type ReplayPosition,
  type TableFace,
  type TableLogLine,
} from '#contracts';
import { type Bases, boardOf, CardNumbers } from './board-of.js';
import { facesIn, printedId, unknownFace } from './cards.js';
import { positionOf, type PgnStep, stepsIn } from './steps-in.js';
import { happeningOf, lineOf, type Say, type Teller } from './told.js';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const tagOf = (game: PgnGame, seat: 1 | 2, what: 'Leader' | 'Base'): string =>
  words(
    game.decks.find(({ p }) => p === seat)?.[what === 'Leader' ? 'leader' : 'base'] ??
      game.tags[`P${seat}${what}`],
  );

/** The sizes of the decks in a record, for the counts before its first keyframe. */
const deckSizes = ({ decks }: PgnGame): [number, number] =>
  ([1, 2] as const).map((seat) => {
    const { deck } = decks.find(({ p }) => p === seat) ?? {};
    const entries: readonly unknown[] = Array.isArray(deck) ? deck.slice(0, 200) : [];
    const total = entries.reduce<number>((sum, entry) => {
      const copies: unknown = Array.isArray(entry) ? entry[1] : 0;
      return sum + (typeof copies === 'number' && Number.isFinite(copies) ? copies : 0);
    }, 0);
    return Math.min(500, Math.max(0, Math.trunc(total)));
  }) as [number, number];

/**
 * The name in the record, which by the standard is not a person's; the standard's own placeholder
 * is shown in the reader's language.
 */
const nameOf = ({ tags }: PgnGame, seat: 1 | 2, t: Say): string => {
  const told = (tags[`P${seat}`] ?? '').trim();
  return told === '' || /^Player [12]$/i.test(told)
    ? t('replay.pgn.player', { n: seat })
    : told.slice(0, 80);
};

const winners: Readonly<Record<string, ReplayFile['result']['winner']>> = {
  P1: 'a',
  P2: 'b',
  DRAW: 'draw',
};

const linesAt = (step: PgnStep, at: number, teller: Teller): TableLogLine[] =>
  step.records.flatMap((record) => {
    const line = lineOf(record, teller);
    if (line === null) return [];
    const { words: text, ...rest } = line;
    return [{ ...rest, at, en: text, es: text }];
  });

/** The faces of all cards shown, with the server's facts if it knows them. */
const facesOf = (
  game: PgnGame,
  ids: Iterable<string>,
  known: Readonly<Record<string, TableFace>>,
): Record<string, TableFace> => {
  const own = facesIn(game);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      (Object.hasOwn(known, id) ? known[id] : undefined) ?? own.get(id) ?? unknownFace(id),
    ]),
  );
};

const notesOf = (game: PgnGame, steps: readonly PgnStep[]): NonNullable<ReplayFile['notes']> =>
  game.annotations.slice(0, 500).flatMap(({ ref, nag, text, by }, index) => {
    const at = positionOf(steps, ref);
    if (at === null) return [];
    const said = [words(nag).slice(0, 4), words(text).slice(0, 500)]
      .filter((part) => part !== '')
      .join(' ');
    return [{ id: `pgn-${index}`, at, by: words(by).slice(0, 80), text: said }];
  });

/**
 * Converts a record from any site into a replay. Nothing in the record is executed, and no server
 * is needed. `known`: facts about cards, as far as available.
 */
export const replayOfPgn = (
  game: PgnGame,
  known: Readonly<Record<string, TableFace>>,
  t: Say,
): ReplayFile => {
  const numbers = new CardNumbers();
  const bases: Bases = [printedId(tagOf(game, 1, 'Base')), printedId(tagOf(game, 2, 'Base'))];
  const names = [nameOf(game, 1, t), nameOf(game, 2, t)] as const;
  const own = facesIn(game);
  const cardName = (id: string): string =>
    ((Object.hasOwn(known, id) ? known[id] : undefined) ?? own.get(id) ?? unknownFace(id)).name;
  const teller: Teller = { t, numbers, bases, names, cardName };
  const steps = stepsIn(game);
  const start = blankPgnState(
    [tagOf(game, 1, 'Leader'), tagOf(game, 2, 'Leader')],
    deckSizes(game),
  );
  const position = (state: PgnState, at: number, step?: PgnStep): ReplayPosition => ({
    board: {
      at,
      ...boardOf(numbers, state, bases),
      attack: null,
      waitingFor: null,
      decision: null,
      log: [],
      happened: step?.records.flatMap((record) => happeningOf(record, teller) ?? []) ?? [],
      faces: {},
    },
    answered: null,
    action: step?.action ?? false,
  });
  const positions = [position(start, 0)];
  let state = start;
  for (const [index, step] of steps.entries()) {
    state = step.records.reduce(foldPgn, state);
    positions.push(position(state, index + 1, step));
  }
  const log = steps.flatMap((step, index) => linesAt(step, index + 1, teller));
  return {
    format: 'conclave-replay',
    version: 1,
    source: `record/${(game.tags['GameId'] ?? '').replaceAll(/[^\w-]+/g, '-').slice(0, 80)}`,
    game: Number(/^\d{1,2}$/.exec(game.tags['GameNumber'] ?? '')?.[0] ?? 1),
    names: { a: names[0], b: names[1] },
    viewer: game.tags['Perspective'] === 'P2' ? 'b' : null,
    open: true,
    result: {
      winner: winners[(game.tags['Result'] ?? '').toUpperCase()] ?? null,
      cause: (game.tags['Reason'] ?? '').slice(0, 200),
    },
    frames: packFrames(positions),
    log,
    faces: facesOf(game, numbers.ids, known),
    record: null,
    notes: notesOf(game, steps),
  };
};

import { describe, expect, it } from 'vitest';
import { foldPgn, parsePgn, type PgnGame, type PgnRecord, type PgnState } from '#contracts';
import { games as offered, rulesEngine } from '#games';
import { type ScreenRecord, swuReels } from '#match';
import { playedGame } from '../../../test/played-game.js';
import { beginningOf, swuPgnOf } from './write.js';

const engine = rulesEngine();

const written = (number: number): { text: string; game: ScreenRecord } => {
  const seed = `a game to write down ${number}`;
  const game = playedGame(engine, seed, number);
  const reels = swuReels(offered, game, seed);
  if (!reels) throw new Error('the game cannot be played again');
  const text = swuPgnOf({
    reels,
    game: 1,
    record: game,
    seed,
    source: 'match/m1',
    result: { winner: 'a', cause: 'played' },
    date: '2026-11-22T10:00:00.000Z',
    log: [{ at: 1, kind: 'line', side: 'a', cards: [], en: 'A line.', es: 'Una línea.' }],
  });
  return { text, game };
};

/** The format does not include the order of cards in a hand or pile. */
const unordered = ({ phase: _, ...state }: PgnState) => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    hand: [...player.hand].sort(),
    resources: [...player.resources].sort(),
    discard: [...player.discard].sort(),
    cards: [...player.cards]
      .map((unit) => ({
        ...unit,
        upgrades: [...unit.upgrades].sort(),
        captured: [...unit.captured].sort(),
        keywords: [...unit.keywords].sort(),
      }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  })),
});

const gameIn = (text: string): PgnGame => {
  const read = parsePgn(text);
  if (!('game' in read)) throw new Error(`our own file cannot be read: ${JSON.stringify(read)}`);
  return read.game;
};

describe('a finished game as SWU-PGN', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

  it.each(numbers)('game %i: folds to the state of every keyframe', (number) => {
    const { text, game } = written(number);
    const read = gameIn(text);
    let state = beginningOf(game);
    let compared = 0;
    for (const record of read.events) {
      const { keyframe, ...rest } = record as PgnRecord & { keyframe?: PgnState };
      state = foldPgn(state, rest);
      if (keyframe !== undefined && compared > 0)
        expect(unordered(state)).toEqual(unordered(keyframe));
      if (keyframe !== undefined) [state, compared] = [keyframe, compared + 1];
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('has the tags that every reader needs, numbers its records, and names nobody', () => {
    const read = gameIn(written(1).text);
    expect(read.tags).toMatchObject({
      Game: 'SWU-PGN/1.0',
      P1: 'Player 1',
      P1Leader: 'SOR#005',
      Result: 'P1',
    });
    for (const { seq, t } of read.events) {
      expect(seq).toMatch(/^R\d+\.(start|end|[SAG]\.(start|\d+[a-z]*))$/);
      expect(t).toMatch(/^[A-Z_]+$/);
    }
    const moves = read.events.filter(({ t }) => t === 'MOVE');
    expect(moves.filter(({ from, to }) => from === to)).toEqual([]);
    const attacked = read.events.flatMap(({ t, def }) => (t === 'ATTACK' ? [def] : []));
    expect(attacked).toContain('base@2');
    expect(JSON.stringify(read.events)).not.toContain(read.tags['P2Base']);
    expect(read.decks.map((deck) => Object.keys(deck))).toEqual([
      ['p', 'leader', 'base', 'deck'],
      ['p', 'leader', 'base', 'deck'],
    ]);
  });

  it('is no file with another version, an unknown section, or a line that is no JSON; the line is named', () => {
    const { text } = written(1);
    const lines = text.split('\n').length;
    expect(parsePgn(text.replace('SWU-PGN/1.0', 'SWU-PGN/2.0'))).toEqual({
      fault: 'version',
      line: 1,
    });
    expect(parsePgn(`${text}\n%%% OTHER\n{"a":1}`)).toEqual({
      fault: 'section',
      line: lines + 2,
      section: 'OTHER',
    });
    expect(parsePgn(`${text}\n{"a":`)).toEqual({ fault: 'record', line: lines + 1 });
    expect(parsePgn('')).toEqual({ fault: 'no-version', line: 1 });
    expect(parsePgn('[Game "SWU-PGN/1.0"]\n%%% STORY\n{')).toEqual({
      fault: 'no-events',
      line: 3,
    });
  });
});

import { clockFact } from '../game/clock.js';
import { clockEvent, type TableEvent } from '../game/kinds/match-table.js';
import { type ScreenRecord, standsAt } from '../game/record.js';
import { matchEvent } from '../events.js';
import { seatOf } from '../place.js';
import { refuse } from '../refusals.js';
import type { TableCommands } from './commands.js';
import { askGame, openGame, type Rule, type TableDecision, type TableMatch } from './rule.js';

type TakeBackCommand = 'TakeBackMove' | 'AskTakeBack' | 'AnswerTakeBack' | 'RewindGame';

/** Continues if the game still stands where the sender saw it. */
const openAt = (
  match: TableMatch,
  { game, ...look }: Pick<TableCommands['RewindGame'], 'game' | 'at' | 'takenBack'>,
  next: (open: ScreenRecord) => TableDecision,
): TableDecision =>
  openGame(match, game, (open) => (standsAt(open, look) ? next(open) : refuse('taken-back')));

/**
 * Puts the clock on the player whose move is the first to be taken back, as they decide again;
 * `at`: ISO 8601.
 */
const clockAfter = (
  { place, table: { game, games } }: TableMatch,
  { moves }: ScreenRecord,
  { to, at }: { readonly to: number; readonly at: string },
): readonly TableEvent[] =>
  clockFact(game.clock, at, { asked: moves[to]?.seat ?? null, answered: false }).map(({ data }) =>
    clockEvent({ ...place, game: games }, data),
  );

/**
 * Taking a game back. Randomness goes back too: what was shuffled or drawn since comes again in the
 * same order, so nobody can redraw until they like the result.
 */
export const takeBackRules: { readonly [T in TakeBackCommand]: Rule<T> } = {
  TakeBackMove: ({ by, game, at, takenBack, seed, position }, match, { at: now, games }) => {
    const data = { by: seatOf(by), look: { at, takenBack }, seed, position, now };
    return askGame(match, { game, games }, { type: 'TakeBack', data });
  },
  AskTakeBack: (data, match) =>
    openAt(match, data, (open) => {
      const { by, game, to } = data;
      if (match.table.asked) return refuse('take-back-asked');
      const { from } = match.table.game;
      if (to < (from?.at ?? 0) || open.moves[to]?.seat !== seatOf(by))
        return refuse('nothing-to-take-back');
      return [matchEvent('TakeBackAsked', { ...match.place, game, by, to })];
    }),
  AnswerTakeBack: ({ by, game, to, accept }, match, { at }) =>
    openGame(match, game, (open) => {
      const { moves } = open;
      const { place, table } = match;
      const { asked } = table;
      if (asked?.to !== to) return refuse('no-take-back-asked');
      if (!accept) return [matchEvent('TakeBackDeclined', { ...place, game, by })];
      if (asked.by === by) return refuse('own-take-back');
      const back = { from: moves.length, to, cause: 'agreed', by: asked.by } as const;
      return [
        matchEvent('GameRewound', { ...place, game, ...back }),
        ...clockAfter(match, open, { to, at }),
      ];
    }),
  RewindGame: (data, match, { at }) =>
    openAt(match, data, (open) => {
      const { game, at: from, to, note } = data;
      if (to >= from) return refuse('nothing-to-take-back');
      const back = { from, to, cause: 'ruled', by: null, note } as const;
      return [
        matchEvent('GameRewound', { ...match.place, game, ...back }),
        ...clockAfter(match, open, { to, at }),
      ];
    }),
};

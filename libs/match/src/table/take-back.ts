import { standsAt } from '../game/record.js';
import type { TableCommands } from './commands.js';
import { standing } from './position.js';
import { fact, openGame, type Rule, seatOf, type TableDecision, type TableMatch } from './rule.js';
import type { GameRecord } from './state.js';

type TakeBackCommand = 'TakeBackMove' | 'AskTakeBack' | 'AnswerTakeBack' | 'RewindGame';

/** Goes on if the game stands where the asker saw it. */
const openAt = (
  match: TableMatch,
  { game, ...look }: Pick<TableCommands['RewindGame'], 'game' | 'at' | 'takenBack'>,
  next: (open: GameRecord) => TableDecision,
): TableDecision =>
  openGame(match, game, (open) => (standsAt(open, look) ? next(open) : 'taken-back'));

const takeBackMove: Rule<'TakeBackMove'> = (data, match) =>
  openAt(match, data, (open) => {
    const { by, game, at, seed, position } = data;
    if (at === 0) return 'nothing-to-take-back';
    const now = standing(open, seed, position);
    if (now === null) return 'table-outdated';
    if (now.free !== seatOf(by)) return 'take-back-needs-consent';
    return [
      fact('GameRewound', { ...match.place, game, from: at, to: at - 1, cause: 'own-choice', by }),
    ];
  });

const askTakeBack: Rule<'AskTakeBack'> = (data, match) =>
  openAt(match, data, (open) => {
    const { by, game, to } = data;
    if (match.table.asked) return 'take-back-asked';
    if (open.moves[to]?.seat !== seatOf(by)) return 'nothing-to-take-back';
    return [fact('TakeBackAsked', { ...match.place, game, by, to })];
  });

const answerTakeBack: Rule<'AnswerTakeBack'> = ({ by, game, to, accept }, match) =>
  openGame(match, game, (open) => {
    const { asked } = match.table;
    if (asked?.to !== to) return 'no-take-back-asked';
    if (!accept) return [fact('TakeBackDeclined', { ...match.place, game, by })];
    if (asked.by === by) return 'own-take-back';
    return [
      fact('GameRewound', {
        ...match.place,
        game,
        from: open.moves.length,
        to,
        cause: 'agreed',
        by: asked.by,
      }),
    ];
  });

const rewindGame: Rule<'RewindGame'> = (data, match) =>
  openAt(match, data, () => {
    const { game, at, to, note } = data;
    if (to >= at) return 'nothing-to-take-back';
    return [
      fact('GameRewound', { ...match.place, game, from: at, to, cause: 'ruled', by: null, note }),
    ];
  });

/** Going back in a game. Chance goes back with it: what was shuffled or drawn since comes again in the same order, so nobody draws until they like it. */
export const takeBackRules: { readonly [T in TakeBackCommand]: Rule<T> } = {
  TakeBackMove: takeBackMove,
  AskTakeBack: askTakeBack,
  AnswerTakeBack: answerTakeBack,
  RewindGame: rewindGame,
};

import { later } from '../later.js';
import type { TableCommands } from './commands.js';
import { standing } from './position.js';
import { fact, openGame, type Rule, seatOf, type TableDecision, type TableMatch } from './rule.js';
import type { GameRecord, SilenceWarning } from './state.js';

type SilenceCommand = 'WarnSilence' | 'AskRuling' | 'ClaimGame';

/** Seconds from the last move until the other player may be warned: nobody is hurried while they think. */
export const UNTIL_WARNING = 30;
/** Seconds from the warning until a judge may be asked to rule. */
const UNTIL_RULING = 120;
/** Seconds from the warning until a game that no judge watches may be claimed. */
export const UNTIL_CLAIM = 300;

export const isBefore = (at: string, from: string): boolean => Date.parse(at) < Date.parse(from);

const warnSilence: Rule<'WarnSilence'> = ({ by, game, at, takenBack, ...data }, match, asked) =>
  openGame(match, game, (open) => {
    if (open.moves.length !== at || open.rewinds.length !== takenBack) return 'taken-back';
    if (match.table.silence) return 'silence-warned';
    if (data.movedAt !== undefined && isBefore(asked, later(data.movedAt, UNTIL_WARNING)))
      return 'too-early';
    const now = standing(open, data.seed, data.position);
    if (now === null) return 'table-outdated';
    if ((now.state.pending?.seat ?? seatOf(by)) === seatOf(by)) return 'not-waiting-for-other';
    return [
      fact('SilenceWarned', {
        ...match.place,
        game,
        by,
        rulingFrom: data.claimable ? null : later(asked, UNTIL_RULING),
        claimFrom: data.claimable ? later(asked, UNTIL_CLAIM) : null,
      }),
    ];
  });

/** Goes on for the player who warned. */
const whoWarned = (
  match: TableMatch,
  { by, game }: Pick<TableCommands['AskRuling'], 'by' | 'game'>,
  next: (silence: SilenceWarning, open: GameRecord) => TableDecision,
): TableDecision =>
  openGame(match, game, (open) => {
    const { silence } = match.table;
    return silence?.by === by ? next(silence, open) : 'no-silence-warned';
  });

/** A clock alone ends no game: after each wait it is a person who decides to go on. */
export const silenceRules: { readonly [T in SilenceCommand]: Rule<T> } = {
  WarnSilence: warnSilence,
  AskRuling: (data, match, now) =>
    whoWarned(match, data, ({ rulingFrom, rulingAsked }) => {
      if (rulingFrom === null) return 'nothing-to-claim';
      if (rulingAsked) return 'ruling-asked';
      if (isBefore(now, rulingFrom)) return 'too-early';
      return [fact('RulingAsked', { ...match.place, game: data.game, by: data.by })];
    }),
  ClaimGame: (data, match, now) =>
    whoWarned(match, data, ({ claimFrom }) => {
      if (claimFrom === null) return 'nothing-to-claim';
      if (isBefore(now, claimFrom)) return 'too-early';
      const { by, game, seed, nonce } = data;
      return [
        fact('TableClosed', { ...match.place, game, winner: by, cause: 'claimed', seed, nonce }),
      ];
    }),
};

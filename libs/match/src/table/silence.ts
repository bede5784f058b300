import { followUpRefusal, UNTIL_CLAIM, waitsForAnother, warningRefusal } from '../game/silence.js';
import { standsAt } from '../game/record.js';
import { later } from '../later.js';
import type { TableCommands } from './commands.js';
import { standing } from './position.js';
import { fact, openGame, type Rule, seatOf, type TableDecision, type TableMatch } from './rule.js';
import type { GameRecord, SilenceWarning } from './state.js';

type SilenceCommand = 'WarnSilence' | 'AskRuling' | 'ClaimGame';

/** Seconds from the warning until a judge may be asked to rule. */
const UNTIL_RULING = 120;

const warnSilence: Rule<'WarnSilence'> = ({ by, game, at, takenBack, ...data }, match, asked) =>
  openGame(match, game, (open) => {
    if (!standsAt(open, { at, takenBack })) return 'taken-back';
    const { movedAt } = data;
    const refusal = warningRefusal({ warned: match.table.silence !== null, movedAt, now: asked });
    if (refusal) return refusal;
    const now = standing(open, data.seed, data.position);
    if (now === null) return 'table-outdated';
    if (!waitsForAnother(now.state.pending?.seat ?? null, seatOf(by)))
      return 'not-waiting-for-other';
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

/** A judge is asked to rule, or the game is claimed where nobody can. */
export const silenceRules: { readonly [T in SilenceCommand]: Rule<T> } = {
  WarnSilence: warnSilence,
  AskRuling: (data, match, now) =>
    whoWarned(match, data, ({ rulingFrom, rulingAsked }) => {
      if (rulingAsked) return 'ruling-asked';
      const refusal = followUpRefusal(rulingFrom, now);
      if (refusal) return refusal;
      return [fact('RulingAsked', { ...match.place, game: data.game, by: data.by })];
    }),
  ClaimGame: (data, match, now) =>
    whoWarned(match, data, ({ claimFrom }) => {
      const refusal = followUpRefusal(claimFrom, now);
      if (refusal) return refusal;
      const { by, game, seed, nonce } = data;
      return [
        fact('TableClosed', { ...match.place, game, winner: by, cause: 'claimed', seed, nonce }),
      ];
    }),
};

import { screenIn } from '#game';
import type { DealTerms } from '#rules';
import { matchEvent } from '../events.js';
import { refuse } from '../refusals.js';
import { openGame, type Rule } from './rule.js';

/**
 * The most reports of one player in one match; there is a limit because each one is stored for
 * good.
 */
export const MOST_FAULT_REPORTS = 10;

/** The report names the decision; the moves that lead to it are earlier in the same stream. */
export const reportFault: Rule<'ReportFault'> = (data, match, { games }) =>
  openGame(match, data.game, (open) => {
    const { by, game, at, takenBack, words, engine } = data;
    const { faults } = match.table;
    if (open.rewinds.length !== takenBack || at > open.moves.length) return refuse('taken-back');
    if (faults.filter((each) => each.by === by).length >= MOST_FAULT_REPORTS)
      return refuse('too-many-fault-reports');
    const number = faults.length + 1;
    const screen = screenIn(games, open.game);
    const { cards } = screen?.terms?.(open.setups, engine, open.terms) as unknown as DealTerms;
    return [
      matchEvent('FaultReported', { ...match.place, number, game, by, at, words, engine, cards }),
    ];
  });

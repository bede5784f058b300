import type { TableView } from '#contracts';
import type { Translate } from '../../i18n/index.js';
import type { GameOnScreen } from './game.js';

export interface Outcome {
  /** Seats of all winners; empty after a draw. */
  readonly winners: readonly number[];
  readonly cause: NonNullable<TableView['result']>['cause'];
}

type Players = Pick<GameOnScreen, 'seats' | 'sides' | 'mine'>;

const winnersText = (
  t: Translate,
  { seats, sides, mine }: Players,
  { winners }: Outcome,
): string => {
  const [winner] = winners;
  if (winner === undefined) return t('table.drawn');
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(', ');
  if (sides) {
    const own = mine !== null && winners.includes(mine);
    return own ? t('practice.result.person') : t('table.sideWins', { names });
  }
  if (winners.length > 1) return t('practice.shared', { names });
  if (winner === mine) return t('practice.result.person');
  if (seats.length === 2 && seats[winner]?.bot === true) return t('practice.result.bot');
  return t('table.wins', { name: names });
};

/** The winner from the reader's point of view, and whether the round's time decided. */
export const outcomeText = (t: Translate, players: Players, outcome: Outcome): string => {
  const text = winnersText(t, players, outcome);
  return outcome.cause === 'time' ? t('table.byTime', { outcome: text }) : text;
};

/** The cause of the end, if the board does not show it. */
export const causeText = (t: Translate, { seats, sides, mine }: Players, outcome: Outcome) => {
  const { winners, cause } = outcome;
  const [winner] = winners;
  if (sides && cause === 'conceded') return t('table.sideConceded');
  if (winner === undefined || seats.length !== 2) return null;
  const loser = 1 - winner;
  const name = seats[loser]?.name ?? '';
  if (cause === 'claimed')
    return loser === mine ? t('table.claimedFromYou') : t('table.claimedFrom', { name });
  if (cause === 'clock')
    return loser === mine ? t('table.clockYours') : t('table.clockOf', { name });
  if (cause === 'conceded')
    return loser === mine ? t('table.youConceded') : t('table.conceded', { name });
  return null;
};

import { useState } from 'react';
import { Text } from '@mantine/core';
import type { TableView } from '#contracts';
import type { MatchMoment } from './match-moment.js';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { Dialog } from '../../../shared/table/dialog.js';
import { useCallAgain } from '../call-again.js';

interface RoundTimeProps {
  readonly view: TableView;
  readonly time: NonNullable<TableView['time']>;
  readonly moment: MatchMoment;
  readonly onMoved: () => void;
}

interface ToldProps {
  readonly short: string;
  readonly whole: string;
}

/** A button of the bar that opens the whole rule; screen readers hear the rule at once. */
const Told = ({ short, whole }: ToldProps) => {
  const { t } = useText();
  const [explained, setExplained] = useState(false);
  return (
    <>
      <button
        type="button"
        className="cg-btn"
        data-kind="quiet"
        data-testid="round-time"
        onClick={() => setExplained(true)}
      >
        {short}
      </button>
      <span className="cv-visually-hidden" role="status">
        {whole}
      </span>
      <Dialog opened={explained} onClose={() => setExplained(false)} title={t('table.time.title')}>
        <Text>{whole}</Text>
      </Dialog>
    </>
  );
};

/**
 * Shown after the round's time if the game does not end by itself: in Trilogy and team matches, and
 * if the organizer left it to the judges.
 */
export const JudgesTime = () => {
  const { t } = useText();
  return <Told short={t('table.time.over')} whole={t('table.time.judges')} />;
};

/** After the round's time: sends the call of time and shows until when the game lasts. */
export const RoundTime = ({ view, time, moment, onMoved }: RoundTimeProps) => {
  const { t } = useText();
  const { eventId, matchId } = view;
  const { send } = useCommand('CallTime', { eventId, onAccepted: onMoved });
  const calls = !time.called && (view.mine !== null || view.mayRule);
  useCallAgain(calls, () => send({ matchId }), matchId);
  const { lastRound, rule } = time;
  if (!time.called || lastRound === null || !view.running) return null;
  const round = { round: lastRound };
  const isLast = rule === 'next-action-phase' && moment.round >= lastRound;
  const short = isLast ? t('table.time.last') : t('table.time.until', round);
  const whole =
    rule === 'next-action-phase' ? t('table.time.byDamage', round) : t('table.time.drawn', round);
  return <Told short={short} whole={whole} />;
};

import { Button, Stack, Text } from '@mantine/core';
import type { GameWinner, TrilogyMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useTable } from '../../api/tables.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { TableLink } from '../../shared/table-link.js';
import { Duel } from './duel.js';
import { other, type Side } from '../../shared/trilogy/sides.js';
import { tappedAnswer } from './tapped.js';
import { UnsentAlert } from './unsent-alert.js';

interface GamePanelProps {
  readonly match: TrilogyMatchView;
  readonly mine: Side;
}

/** The game under way and its result: one says it, the other confirms. What was tapped is kept until the server has it. */
export const GamePanel = ({ match, mine }: GamePanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game, report, stage } = match;
  const onScreen = useTable(matchId).data?.running === true;
  const them = match[other(mine)].name;
  const box = useOutbox(eventId);
  const tapped = tappedAnswer(box.entries, matchId, game);
  const dispute = useCommand('DisputeGame', { eventId });
  const outcome = (winner: GameWinner): string =>
    winner === 'draw'
      ? t('trilogy.draw')
      : winner === mine
        ? t('trilogy.iWon')
        : t('trilogy.theyWon', { name: them });
  const told = (winner: GameWinner): string =>
    winner === 'draw' ? t('trilogy.draw') : t('trilogy.theyWon', { name: match[winner].name });
  const buttons = (size: 'xl' | 'md') => (
    <Stack gap="xs">
      {([mine, other(mine), 'draw'] as const).map((winner) => (
        <Button
          key={winner}
          size={size}
          fullWidth
          variant={size === 'xl' && winner === mine ? 'filled' : 'default'}
          loading={tapped?.sending === true && tapped.winner === winner}
          disabled={tapped?.sending === true}
          onClick={() => box.give('ReportGame', { matchId, game, winner }, matchId)}
        >
          {outcome(winner)}
        </Button>
      ))}
    </Stack>
  );
  return (
    <Stack gap="sm">
      <Duel match={match} />
      <TableLink eventId={eventId} matchId={matchId} />
      {stage === 'disputed' ? (
        <Text fw={650}>
          {t('trilogy.disputedText', {
            name: match.dispute === null ? them : match[match.dispute.by].name,
          })}
        </Text>
      ) : null}
      {stage === 'playing' && onScreen ? <Text>{t('table.running')}</Text> : null}
      {stage === 'playing' && !onScreen ? (
        <>
          <Text fw={650}>
            {tapped === null
              ? t('trilogy.who', { game })
              : t('trilogy.tapped', { outcome: told(tapped.winner) })}
          </Text>
          {buttons(tapped === null ? 'xl' : 'md')}
        </>
      ) : null}
      {stage === 'reported' && report?.by === mine ? (
        <>
          <Text fw={650}>
            {t('trilogy.youReported', { outcome: told(report.winner), name: them })}
          </Text>
          {buttons('md')}
        </>
      ) : null}
      {stage === 'reported' && report !== null && report.by !== mine ? (
        <>
          <Text fz="lg" fw={700}>
            {t('trilogy.theyReported', { name: them, outcome: told(report.winner) })}
          </Text>
          <Button
            size="xl"
            fullWidth
            loading={tapped?.sending === true}
            onClick={() =>
              tapped === null
                ? box.give('ConfirmGame', { matchId, game, winner: report.winner }, matchId)
                : box.hurry()
            }
          >
            {t(tapped?.unsent ? 'common.retry' : 'trilogy.confirm')}
          </Button>
          <Button
            size="md"
            fullWidth
            variant="default"
            loading={dispute.pending}
            disabled={tapped !== null}
            onClick={() => dispute.send({ matchId, game, note: '' })}
          >
            {t('trilogy.dispute')}
          </Button>
        </>
      ) : null}
      {tapped?.unsent ? (
        <>
          <UnsentAlert />
          {stage === 'reported' && report?.by !== mine ? null : (
            <Button
              size="md"
              fullWidth
              variant="default"
              loading={tapped.sending}
              onClick={() => box.hurry()}
            >
              {t('common.retry')}
            </Button>
          )}
        </>
      ) : null}
      <FailureNote error={dispute.failure} />
    </Stack>
  );
};

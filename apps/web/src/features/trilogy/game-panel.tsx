import { Button, Stack, Text } from '@mantine/core';
import type { GameWinner, TrilogyMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useTable } from '../../api/tables.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { TableLink } from '../../shared/table-link.js';
import { Duel } from './duel.js';
import { other, type Side } from '../../shared/trilogy/sides.js';

interface GamePanelProps {
  readonly match: TrilogyMatchView;
  readonly mine: Side;
}

/** The game under way and its result: one says it, the other confirms. */
export const GamePanel = ({ match, mine }: GamePanelProps) => {
  const { t } = useText();
  const { eventId, matchId, game, report, stage } = match;
  const onScreen = useTable(matchId).data?.running === true;
  const them = match[other(mine)].name;
  const tell = useCommand('ReportGame', { eventId });
  const confirm = useCommand('ConfirmGame', { eventId });
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
          loading={tell.pending}
          onClick={() => tell.send({ matchId, game, winner })}
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
          <Text fw={650}>{t('trilogy.who', { game })}</Text>
          {buttons('xl')}
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
            loading={confirm.pending}
            onClick={() => confirm.send({ matchId, game, winner: report.winner })}
          >
            {t('trilogy.confirm')}
          </Button>
          <Button
            size="md"
            fullWidth
            variant="default"
            loading={dispute.pending}
            onClick={() => dispute.send({ matchId, game, note: '' })}
          >
            {t('trilogy.dispute')}
          </Button>
        </>
      ) : null}
      <FailureNote error={tell.failure ?? confirm.failure ?? dispute.failure} />
    </Stack>
  );
};

import { Suspense } from 'react';
import { Group, Stack, Text } from '@mantine/core';
import type { EventView, MySeat, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { TableLink } from '../../shared/match/table-link.js';
import { OwnMatchLink, TeamSeatsList } from './late-pieces.js';
import { ReportPanel } from './report-panel.js';
import { isReported } from './report-stage.js';
import { TableNumber } from './table-number.js';

interface MyTableProps {
  readonly event: EventView;
  readonly seat: MySeat;
  readonly table: TableRow;
}

/**
 * Shown while a game is played on screen, whose result is recorded automatically: nothing is
 * reported by hand.
 */
const OnScreen = ({ eventId, matchId }: { eventId: string; matchId: string }) => {
  const { t } = useText();
  return (
    <Stack gap="xs" align="flex-start">
      <Text>{t('table.running')}</Text>
      <LinkButton to="/e/:eventId/table/:matchId" params={{ eventId, matchId }} size="lg">
        {t('table.goOn')}
      </LinkButton>
    </Stack>
  );
};

/** The player's table: its number, the opponent and the result. */
export const MyTable = ({ event, seat, table }: MyTableProps) => {
  const { t } = useText();
  const mine = table.a.playerId === seat.playerId ? 'a' : 'b';
  const opponent = table[mine === 'a' ? 'b' : 'a'];
  return (
    <Stack gap="md">
      <Group gap="lg" wrap="nowrap" align="center">
        <TableNumber event={event} table={table.table} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" c="dimmed">
            {t('common.opponent')}
          </Text>
          <Text fz={24} fw={700} lh={1.15} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{opponent.name}</bdi>
          </Text>
          <Text size="sm">
            {t('seat.now.opponentLine', { count: opponent.points, record: opponent.record })}
          </Text>
          {opponent.dropped && table.status !== 'completed' ? (
            <Text fw={650}>{t('seat.now.opponentDropped')}</Text>
          ) : null}
        </div>
      </Group>
      <Suspense>{seat.teams === undefined ? null : <TeamSeatsList teams={seat.teams} />}</Suspense>
      {table.extensionSeconds > 0 ? (
        <Text fw={650}>
          {t('common.clock.extension', { minutes: Math.ceil(table.extensionSeconds / 60) })}
        </Text>
      ) : null}
      {table.onScreen ? <OnScreen eventId={event.eventId} matchId={table.matchId} /> : null}
      {event.play.onScreen && table.status === 'open' && !table.onScreen ? (
        <TableLink
          eventId={event.eventId}
          matchId={table.matchId}
          onPaper={!event.settings.deckRequired && seat.deck === null}
        />
      ) : null}
      <Suspense>
        {event.format === 'trilogy' ? <OwnMatchLink event={event} table={table} /> : null}
      </Suspense>
      {isReported(event, table) ? (
        <ReportPanel event={event} table={table} mine={mine} cutChance={seat.cut?.chance} />
      ) : null}
    </Stack>
  );
};

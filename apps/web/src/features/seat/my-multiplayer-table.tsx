import type { ReactNode } from 'react';
import { Stack, Text } from '@mantine/core';
import type { EventView, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { MultiplayerCard } from '../../shared/match/multiplayer-cards.js';
import { afterResult } from './after-result.js';
import { TableNumber } from './table-number.js';

interface MyMultiplayerTableProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  /** Rendered if the player sits at none of the tables. */
  readonly fallback: ReactNode;
  /** Whether the player has left the event; their table concerns them until it is settled. */
  readonly left?: boolean;
}

/**
 * The player's table of three or four: its number, the other players, and the places once it has
 * ended.
 */
export const MyMultiplayerTable = ({
  event,
  round,
  fallback,
  left = false,
}: MyMultiplayerTableProps) => {
  const { t } = useText();
  const { eventId, myPlayerId } = event;
  const query = useAnswer('pairings', { eventId, phase: round.phase, round: round.round });
  return (
    <Answer of={query} rows={4}>
      {({ key, multiplayer = [] }) => {
        const row = multiplayer.find(({ seats }) =>
          seats.some(({ playerId }) => playerId === myPlayerId),
        );
        const settled = row?.status === 'completed';
        if (key === null || row === undefined || (left && settled)) return fallback;
        return (
          <Stack gap="md">
            <TableNumber event={event} table={row.table} />
            <MultiplayerCard event={event} at={key} row={row} ownTitle={false} onSeat />
            {settled ? (
              <div>
                <Text>{t('seat.report.settled')}</Text>
                <Text c="dimmed">{t(`seat.report.${afterResult(event, 'drawn')}`)}</Text>
              </div>
            ) : null}
          </Stack>
        );
      }}
    </Answer>
  );
};

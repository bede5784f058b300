import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import type { EventView, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { Answer } from '../../shared/feedback/answer.js';
import { MultiplayerCard } from '../../shared/match/multiplayer-cards.js';
import { TableNumber } from './table-number.js';

interface MyMultiplayerTableProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  /** For whoever sits at none of the tables. */
  readonly fallback: ReactNode;
}

/** A seat at a table of three or four: its number, who else sits there, and the places once it has ended. */
export const MyMultiplayerTable = ({ event, round, fallback }: MyMultiplayerTableProps) => {
  const { eventId, myPlayerId } = event;
  const query = useAnswer('pairings', { eventId, phase: round.phase, round: round.round });
  return (
    <Answer of={query} rows={4}>
      {({ key, multiplayer = [] }) => {
        const row = multiplayer.find(({ seats }) =>
          seats.some(({ playerId }) => playerId === myPlayerId),
        );
        if (key === null || row === undefined) return fallback;
        return (
          <Stack gap="md">
            <TableNumber event={event} table={row.table} />
            <MultiplayerCard event={event} at={key} row={row} />
          </Stack>
        );
      }}
    </Answer>
  );
};

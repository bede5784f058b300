import { Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { askTable, useTable, useTableLine } from '../../api/tables.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { BetweenGames } from './between-games.js';
import { PlayingTable } from './playing-table.js';

/** A match's games on screen: for its players to play, for others to watch. */
export const TablePage = () => {
  const { t } = useText();
  const { matchId } = useParams({ from: '/shell/e/$eventId/table/$matchId' });
  const client = useQueryClient();
  useTableLine(matchId);
  const again = () => askTable(client, matchId);
  return (
    <Answer of={useTable(matchId)} rows={8}>
      {(view) => (
        <>
          <Group justify="space-between" gap="xs">
            <Title order={2} fz="lg">
              {t('table.title', { table: view.table, first: view.a.name, second: view.b.name })}
            </Title>
            <Text fw={650} data-testid="table-score">
              {t('table.standing', { a: view.a.won, b: view.b.won, bestOf: view.bestOf })}
            </Text>
          </Group>
          {view.running ? null : <BetweenGames view={view} onAccepted={again} />}
          {view.board === null ? null : <PlayingTable key={view.game} view={view} board={view.board} onMoved={again} />}
        </>
      )}
    </Answer>
  );
};

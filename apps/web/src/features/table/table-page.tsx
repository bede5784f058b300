import { Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { TableBoard, TableMove, TableView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { askTable, useTable, useTableLine } from '../../api/tables.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { useWakeLock } from '../../shared/use-wake-lock.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { BetweenGames } from './between-games.js';
import { RuleGame } from './rule-game.js';

/** The game on the board: the players' moves and a judge's ruling. `onMoved` follows every answer, also the refused one of a look too old. */
const Playing = ({
  view,
  board,
  onMoved,
}: {
  view: TableView;
  board: TableBoard;
  onMoved: () => void;
}) => {
  useWakeLock(view.running);
  const play = useCommand('PlayMove', {
    eventId: view.eventId,
    onAccepted: onMoved,
    onFailed: onMoved,
  });
  const answer = {
    send: (move: TableMove) => play.send({ matchId: view.matchId, game: view.game, move }),
    pending: play.pending,
    failure: play.failure,
  };
  return (
    <PlayingTable
      board={board}
      names={{ a: view.a.name, b: view.b.name }}
      mine={view.mine}
      running={view.running}
      answer={answer}
    >
      {view.mayRule ? <RuleGame view={view} onRuled={onMoved} /> : null}
    </PlayingTable>
  );
};

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
          {view.outdated ? <Text>{t('table.outdated')}</Text> : null}
          {view.board === null ? null : (
            <Playing key={view.game} view={view} board={view.board} onMoved={again} />
          )}
          {view.board === null && view.mayRule ? <RuleGame view={view} onRuled={again} /> : null}
        </>
      )}
    </Answer>
  );
};

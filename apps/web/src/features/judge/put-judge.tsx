import { useState } from 'react';
import { Button, Group, Select, Stack, Title } from '@mantine/core';
import { type EventView, rolesDo } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { JudgesAtTables, useJudgesAtTables } from '../../shared/judges/judges-at-tables.js';
import type { SeatedTable } from '../../shared/match/seated-tables.js';

/** All judges of the event, each once, the reader first. */
const useJudges = ({ staff }: EventView) => {
  const own = useMe().data?.account?.id;
  const names = new Map(
    staff.filter(({ role }) => rolesDo([role], 'rule')).map(({ account, name }) => [account, name]),
  );
  return {
    own,
    judges: [...names].sort(([one], [other]) => Number(other === own) - Number(one === own)),
  };
};

/** The judges at tables, and a form that sends a judge to one; all other judges see it. */
export const PutJudge = ({
  event,
  tables,
}: {
  readonly event: EventView;
  readonly tables: readonly SeatedTable[];
}) => {
  const { t } = useText();
  const { eventId } = event;
  const { own, judges } = useJudges(event);
  const [table, setTable] = useState<string | null>(null);
  const [judge, setJudge] = useState<string | null>(null);
  const at = useJudgesAtTables(eventId);
  const take = useCommand('TakeTable', { onAccepted: () => setTable(null) });
  const chosen = judge ?? own ?? null;
  const isThere = at.some(
    (each) =>
      `${each.table}` === table && each.purpose === 'watch' && each.judge.account === chosen,
  );
  if (tables.length === 0 && at.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {t('judge.atTables')}
      </Title>
      <JudgesAtTables event={event} judges={at} />
      {tables.length === 0 ? null : (
        <Group align="flex-end" gap="xs">
          <Select
            searchable
            label={t('common.table')}
            value={table}
            onChange={setTable}
            limit={30}
            w={110}
            data={tables.map((each) => `${each.table}`)}
          />
          {judges.length < 2 ? null : (
            <Select
              label={t('judge.who')}
              allowDeselect={false}
              value={chosen}
              onChange={setJudge}
              data={judges.map(([value, label]) => ({ value, label }))}
            />
          )}
          <Button
            variant="default"
            loading={take.pending}
            disabled={table === null || chosen === null || isThere}
            onClick={() =>
              take.send({
                eventId,
                table: Number(table),
                purpose: 'watch',
                ...(chosen === null || chosen === own ? {} : { judge: chosen }),
              })
            }
          >
            {t(chosen === own ? 'judge.sit' : 'judge.put')}
          </Button>
        </Group>
      )}
      <FailureNote error={take.failure} />
    </Stack>
  );
};

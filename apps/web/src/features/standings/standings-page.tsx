import { useState } from 'react';
import { Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { matches } from '../../shared/search.js';
import { StandingsTable } from '../../shared/standings-table.js';
import { useEvent } from '../../shared/use-event.js';

export const StandingsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const [after, setAfter] = useState<string | null>(null);
  const [name, setName] = useState('');
  const swissRounds = event.rounds.filter((round) => event.phases[round.phase]?.kind !== 'elimination' && round.state === 'completed');
  const elimination = event.phases.find((phase) => phase.kind === 'elimination');
  const query = useAnswer('standings', { eventId: event.eventId, ...(after === null ? {} : { afterRound: Number(after) }) });
  return (
    <Stack>
      <Group align="flex-end">
        <TextInput label={t('common.search')} placeholder={t('common.name')} value={name} onChange={(change) => setName(change.currentTarget.value)} style={{ flex: 1, minWidth: 160 }} />
        <Select label={t('standings.after')} data={swissRounds.map(({ round }) => ({ value: String(round), label: t('standings.afterRound', { round }) }))} placeholder={t('standings.now')} value={after} onChange={setAfter} clearable w={180} />
      </Group>
      <Answer of={query} rows={8}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text c="dimmed">{t('standings.none')}</Text>
          ) : (
            <StandingsTable rows={rows.filter((row) => matches(row.name, name))} mine={event.myPlayerId} chain={event.settings.tiebreaks.chain} cut={name === '' && elimination !== undefined ? elimination.size : 0} />
          )
        }
      </Answer>
    </Stack>
  );
};

import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { EventView, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ExtendTime } from '../../shared/match/extend-time.js';
import { RulePad } from '../../shared/match/rule-pad.js';
import { PlayersWords } from '../../shared/match/players-words.js';
import { TrilogyLink } from '../../shared/match/trilogy-link.js';

export const DisputeCard = ({ event, row }: { event: EventView; row: TableRow }) => {
  const { t } = useText();
  const [ruling, setRuling] = useState(false);
  return (
    <section
      className="cv-panel cv-now"
      aria-label={t('rounds.openTable', { table: row.table, a: row.a.name, b: row.b.name })}
    >
      <Stack gap="xs">
        <div>
          <Text fz={26} fw={800} lh={1.1}>
            {t('common.table')} {row.table} · {t('common.matchStatus.disputed')}
          </Text>
          <Text fw={600}>
            <bdi>{row.a.name}</bdi> – <bdi>{row.b.name}</bdi>
          </Text>
          {ruling ? null : <PlayersWords row={row} />}
        </div>
        <TrilogyLink event={event} table={row} />
        <Button
          size="lg"
          variant={ruling ? 'default' : 'filled'}
          onClick={() => setRuling(!ruling)}
          aria-expanded={ruling}
        >
          {t(ruling ? 'common.close' : 'judge.rule')}
        </Button>
      </Stack>
      {ruling ? (
        <>
          <RulePad event={event} row={row} onDone={() => setRuling(false)} />
          <ExtendTime event={event} row={row} />
        </>
      ) : null}
    </section>
  );
};

import { Stack, Table, Text, Title } from '@mantine/core';
import type { PairUse } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { useEvent } from '../../shared/event/use-event.js';
import { rate } from './rate.js';

const Share = ({ count, all }: { count: number; all: number }) => {
  const { t } = useText();
  return (
    <Table.Td style={{ whiteSpace: 'nowrap' }}>
      <b>{rate(count, all)}</b>
      <Text span size="xs" c="dimmed" display="block">
        {t('trilogy.statistics.of', { count, all })}
      </Text>
    </Table.Td>
  );
};

const Pair = ({ pair }: { pair: PairUse }) => (
  <Table.Tr>
    <Table.Td style={{ overflowWrap: 'normal', hyphens: 'none' }}>
      <Text size="sm" fw={650}>
        {pair.leader.name}
      </Text>
      <Text size="xs" c="dimmed">
        {pair.base.name}
      </Text>
    </Table.Td>
    <Share count={pair.banned} all={pair.banChoices} />
    <Share count={pair.opened} all={pair.pickChoices} />
    <Share count={pair.won} all={pair.won + pair.lost} />
  </Table.Tr>
);

/** Ban, pick and win rates of every pair of leader and base, over all finished matches. */
export const TrilogyStatisticsPage = () => {
  const { t } = useText();
  const { eventId } = useEvent();
  const query = useAnswer('trilogyStatistics', { eventId });
  return (
    <Answer of={query} rows={6}>
      {({ matches, games, replays, switches, switchChances, pairs }) => (
        <Stack gap="sm" maw={860} mx="auto">
          <Title order={2} fz="xl">
            {t('trilogy.statistics.title')}
          </Title>
          <Text size="sm">
            {matches === 0
              ? t('trilogy.statistics.none')
              : t('trilogy.statistics.counted', {
                  matches,
                  games,
                  replays,
                  switches,
                  chances: switchChances,
                })}
          </Text>
          {pairs.length === 0 ? null : (
            <div
              className="cv-scroll"
              tabIndex={0}
              role="region"
              aria-label={t('trilogy.statistics.title')}
            >
              <Table stickyHeader className="cv-dense">
                <Table.Thead>
                  <Table.Tr>
                    {(['pair', 'ban', 'pick', 'win'] as const).map((column) => (
                      <Table.Th key={column}>{t(`trilogy.statistics.${column}`)}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {pairs.map((pair) => (
                    <Pair key={`${pair.leader.id} ${pair.base.id}`} pair={pair} />
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          )}
        </Stack>
      )}
    </Answer>
  );
};

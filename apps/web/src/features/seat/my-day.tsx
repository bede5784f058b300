import { Group, Table, Text, Title } from '@mantine/core';
import type { EventView, MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useRoundName } from '../../shared/round-name.js';
import { scoreText } from '../../shared/score.js';

/** The player's own rounds so far, and where they have put him. */
export const MyDay = ({ event, seat }: { event: EventView; seat: MySeat }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  if (seat.history.length === 0) return null;
  return (
    <section aria-labelledby="my-day">
      <Group justify="space-between" align="baseline">
        <Title order={2} id="my-day" fz="lg">
          {t('seat.day.title')}
        </Title>
        <Text>{seat.rank === null ? t('seat.day.points', { count: seat.points }) : t('seat.day.rank', { rank: seat.rank, count: seat.points })}</Text>
      </Group>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('common.round')}</Table.Th>
            <Table.Th>{t('common.opponent')}</Table.Th>
            <Table.Th>{t('common.result')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {seat.history.map((one) => (
            <Table.Tr key={`${one.phase}.${one.round}`}>
              <Table.Td>{roundName(one)}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{one.bye ? t('common.bye') : (one.opponent ?? '–')}</Table.Td>
              <Table.Td>
                {one.score === null ? (one.won === null ? '–' : '') : scoreText(one.score)} {one.won === null ? (one.score === null ? '' : t('seat.day.drawn')) : t(one.won ? 'seat.day.won' : 'seat.day.lost')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
};

import { Anchor, Group, Paper, Table, Text, Title } from '@mantine/core';
import type { ArchiveCard, ArchiveEntry } from '#contracts';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { calendarDate } from '../../shared/time/times.js';

const names = (cards: readonly ArchiveCard[]): string => cards.map(({ name }) => name).join(', ');

/** A finished event: its winner at once, the best eight with their decks on demand. */
export const PastEvent = ({ event }: { readonly event: ArchiveEntry }) => {
  const { t, language, translated } = useText();
  const { eventId } = event;
  return (
    <Paper className="cv-panel" component="article">
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          <Link className="cv-link" to="/e/:eventId/standings" params={{ eventId }}>
            {event.name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed">
          {[
            atStart(calendarDate(event.date, language), language),
            event.venue,
            translated(event.game.format),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </Text>
      </Group>
      <Text>
        {event.winner === null ? '' : `${t('archive.winner', { name: event.winner.name })} · `}
        {t('archive.players', { count: event.players })}
      </Text>
      {event.top.length === 0 ? null : (
        <details>
          <summary>{t('archive.top', { count: event.top.length })}</summary>
          <div className="cv-scroll" tabIndex={0} role="region" aria-label={event.name}>
            <Table className="cv-dense">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th className="cv-number">#</Table.Th>
                  <Table.Th>{t('common.player')}</Table.Th>
                  <Table.Th>{t('common.record')}</Table.Th>
                  <Table.Th>{t('archive.deck')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {event.top.map(({ rank, playerId, name, record, leaders, bases }) => (
                  <Table.Tr key={playerId}>
                    <Table.Td className="cv-number">{rank}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      <Link
                        className="cv-link"
                        to="/e/:eventId/players/:playerId"
                        params={{ eventId, playerId }}
                      >
                        <bdi>{name}</bdi>
                      </Link>
                    </Table.Td>
                    <Table.Td>{record}</Table.Td>
                    <Table.Td>
                      {leaders.length === 0 ? (
                        '–'
                      ) : (
                        <>
                          {names(leaders)}{' '}
                          <Text span size="xs" c="dimmed">
                            {names(bases)}
                          </Text>{' '}
                          <Anchor
                            size="xs"
                            href={`/api/v1/events/${eventId}/decks/${playerId}`}
                            download={`${name}.json`}
                          >
                            {t('archive.deckFile')}
                          </Anchor>
                        </>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </details>
      )}
    </Paper>
  );
};

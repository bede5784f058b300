import { memo } from 'react';
import { Badge, Group, Table, Text } from '@mantine/core';
import type { EventView, RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useInPart } from '../../shared/event/in-part.js';
import { PlayerBadge } from '../../shared/feedback/status-badge.js';
import { PlayerMenu } from './player-menu.js';
import { QuickAction } from './quick-action.js';

const DeckMark = ({ row }: { row: RosterRow }) => {
  const { t } = useText();
  if (row.deck === undefined) return null;
  const text = {
    none: t('deck.none'),
    legal: row.leader ?? t('deck.isLegal'),
    illegal: t('deck.isIllegal'),
  }[row.deck];
  return (
    <Text
      size="sm"
      c={row.deck === 'illegal' ? 'var(--cv-bad)' : row.deck === 'none' ? 'dimmed' : undefined}
      fw={row.deck === 'illegal' ? 650 : 400}
    >
      {text}
    </Text>
  );
};

interface PlayerRowProps {
  readonly event: EventView;
  readonly row: RosterRow;
}

/** Ignores the counts, which change with every check-in and appear in no row. */
const isSameRow = (one: PlayerRowProps, other: PlayerRowProps): boolean =>
  one.row === other.row &&
  (Object.keys(other.event) as (keyof EventView)[]).every(
    (key) => key === 'counts' || one.event[key] === other.event[key],
  );

/**
 * Rendered again only if its player or the event changes; typing in the search above renders no
 * row.
 */
const PlayerRow = memo(({ event, row }: PlayerRowProps) => {
  const { t } = useText();
  return (
    <Table.Tr>
      <Table.Td style={{ minWidth: 140, overflowWrap: 'anywhere' }}>
        <Group gap={6}>
          <Text fw={600}>
            <bdi>{row.name}</bdi>
          </Text>
          {row.guest === true ? (
            <Badge
              size="xs"
              variant="outline"
              color="gray"
              tt="none"
              styles={{ label: { color: 'var(--mantine-color-text)' } }}
            >
              {t('people.guest')}
            </Badge>
          ) : null}
          {row.looksLike === undefined ? null : (
            <Text size="xs" c="var(--cv-bad)" fw={600}>
              {t('people.looksLike', { name: row.looksLike })}
            </Text>
          )}
          {(row.staticTable ?? null) === null ? null : (
            <Text size="xs">{`${t('common.table')} ${row.staticTable}`}</Text>
          )}
          {row.members === undefined ? null : (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {row.members.join(', ')}
            </Text>
          )}
          {(row.team ?? null) === null ? null : <Text size="xs">{row.team}</Text>}
          {row.staffNote === undefined ? null : (
            <Text size="xs" fs="italic" style={{ overflowWrap: 'anywhere' }}>
              {t('common.quoted', { text: row.staffNote })}
            </Text>
          )}
          {row.penalties?.map((penalty) => (
            <Text key={penalty.penaltyId} size="xs" fw={600}>
              {t(`common.penalty.${penalty.level}`)}
            </Text>
          ))}
        </Group>
        <Group hiddenFrom="sm" gap={6}>
          <PlayerBadge status={row.status} reason={row.dropReason ?? null} />
          <DeckMark row={row} />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <PlayerBadge status={row.status} reason={row.dropReason ?? null} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <DeckMark row={row} />
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          <QuickAction event={event} row={row} />
          <PlayerMenu event={event} row={row} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}, isSameRow);

/**
 * Long lists are drawn in part: the search above covers all players, and one button shows the rest.
 */
export const PlayerTable = ({ event, rows }: { event: EventView; rows: readonly RosterRow[] }) => {
  const { t } = useText();
  const { shown, rest } = useInPart(rows);
  if (rows.length === 0) return <Text c="dimmed">{t('people.none')}</Text>;
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('desk.players')}>
      <Table className="cv-dense" highlightOnHover stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('common.name')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('people.status')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('common.nav.deck')}</Table.Th>
            <Table.Th w={1}>{t('common.actions')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <PlayerRow key={row.playerId} event={event} row={row} />
          ))}
        </Table.Tbody>
      </Table>
      {rest}
    </div>
  );
};

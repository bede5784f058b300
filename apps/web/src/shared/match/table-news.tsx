import { Group, Text } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useHere } from '../../navigation/here.js';
import { currentRound, useRoundName } from '../event/round-name.js';
import { LinkButton } from '../page/link-button.js';
import { isSettled } from './settled.js';

interface TableNewsProps {
  readonly event: Pick<EventView, 'eventId' | 'phases' | 'rounds'>;
  /** The match that the page itself shows, if any. */
  readonly shown?: string;
}

/**
 * Tells the reader that they have a table to play at and links to it, on pages that show something
 * else.
 */
export const TableNews = ({ event, shown }: TableNewsProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const { eventId } = event;
  const { data } = useAnswer('mySeat', { eventId });
  const round = currentRound(event);
  const seat = data?.seat ?? null;
  const table = seat?.current ?? null;
  if (round === null || seat === null || table === null || table.matchId === shown) return null;
  if (isSettled(table)) return null;
  const { name } = table.a.playerId === seat.playerId ? table.b : table.a;
  return (
    <Group className="cv-panel cv-now" role="status" justify="space-between" gap="xs">
      <Text fw={650}>{t('seat.news', { round: roundName(round), table: table.table, name })}</Text>
      <LinkButton to="/e/:eventId" params={{ eventId }}>
        {t('seat.toTable')}
      </LinkButton>
    </Group>
  );
};

/** Pages on which a player may be busy with something else when their round begins. */
const isElsewhere = (pathname: string): boolean =>
  /^\/e\/[^/]+\/(?:pool|pods|deck|trio|standings|bracket|decks|statistics)\b/.test(pathname);

/**
 * The same on such pages until the round has started; on the pages for building and drafting, as
 * long as the table is open.
 */
export const TableNewsElsewhere = ({ event }: Pick<TableNewsProps, 'event'>) => {
  const { pathname } = useHere();
  const waits = currentRound(event)?.state === 'paired' || /\/(?:pool|pods)\b/.test(pathname);
  return waits && isElsewhere(pathname) ? <TableNews event={event} /> : null;
};

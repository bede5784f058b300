import { useState } from 'react';
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { may } from '../event/roles.js';
import { mayTellPlaces } from '../event/table-offers.js';
import { isBeforeClock } from '../event/round-name.js';
import { FailureNote } from '../feedback/failure-note.js';
import { MatchBadge } from '../feedback/status-badge.js';
import { PlacesForm, usePlaces, type SharedTableProps } from './places-form.js';
import { type Places, placesText, saidAlike, type SharedTable } from './shared-table.js';

/** Joins names as in a sentence: Ana, Bo and Cy. */
const joinNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names);

/** One claim of how a table ended, the players who made it, and a button to confirm it. */
const Claim = ({
  places,
  by,
  action,
  ...table
}: SharedTableProps & {
  readonly places: Places;
  readonly by: readonly string[];
  /**
   * The label of the button; null if the reader may not confirm the claim or has already done so.
   */
  readonly action: string | null;
}) => {
  const { t, language } = useText();
  const { row } = table;
  const record = usePlaces(table, () => undefined);
  const nameOf = (id: string) => row.seats.find(({ playerId }) => playerId === id)?.name ?? '';
  return (
    <Stack gap="xs">
      <Text size="sm">
        {t('convention.claimed', {
          count: by.length,
          names: joinNames(by.map(nameOf), language),
          places: placesText(row, places),
        })}
      </Text>
      {action === null ? null : (
        <Button size="md" loading={record.pending} onClick={() => record.send(places)}>
          {action}
        </Button>
      )}
      <FailureNote error={record.failure} />
    </Stack>
  );
};

/** The players' claims of the places at a table, until they all agree or staff settle it. */
const Claims = (table: SharedTableProps & { readonly isStaff: boolean }) => {
  const { t, language } = useText();
  const { event, row, isStaff } = table;
  const silent = row.seats.filter(
    ({ playerId, dropped }) =>
      dropped !== true && !row.claims.some((claim) => claim.playerId === playerId),
  );
  const sits = row.seats.some(({ playerId }) => playerId === event.myPlayerId);
  return (
    <Stack gap="xs" aria-live="polite">
      {row.status === 'disputed' ? (
        <Text fw={650}>{t(isStaff ? 'convention.disagreeStaff' : 'convention.disagree')}</Text>
      ) : (
        <Text size="sm">
          {t('convention.waitsFor', {
            count: silent.length,
            names: joinNames(
              silent.map(({ name }) => name),
              language,
            ),
          })}
        </Text>
      )}
      {saidAlike(row).map(({ places, by }) => (
        <Claim
          key={by.join()}
          {...table}
          places={places}
          by={by}
          action={
            isStaff
              ? t('convention.settle')
              : sits && !by.includes(event.myPlayerId ?? '')
                ? t('convention.agree')
                : null
          }
        />
      ))}
    </Stack>
  );
};

/**
 * The players at a table with their points in the event, sorted by place once the table has ended.
 */
const Seats = ({ event: { myPlayerId }, row }: Pick<SharedTableProps, 'event' | 'row'>) => {
  const { t } = useText();
  const seats = row.seats.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <div>
      <Text size="xs" c="dimmed" ta="right">
        {t('common.points')}
      </Text>
      <Stack gap="xs">
        {seats.map(({ playerId, name, points, place, dropped }) => (
          <Group key={playerId} justify="space-between" wrap="nowrap">
            <Text fw={playerId === myPlayerId ? 700 : 400}>
              {place === null ? name : `${place}. ${name}`}
              {dropped ? (
                <Text span fw={650} inherit>
                  {' '}
                  {t('common.playerStatus.dropped')}
                </Text>
              ) : null}
            </Text>
            <Text size="sm">{points}</Text>
          </Group>
        ))}
      </Stack>
    </div>
  );
};

/**
 * One table: its players and points, the claims of its places, and a form for those who may enter
 * them. `ownTitle`: show the table's number here; `onSeat`: drawn on the player's own page.
 */
export const MultiplayerCard = ({
  event,
  at,
  row,
  ownTitle = true,
  onSeat = false,
}: SharedTableProps & { readonly ownTitle?: boolean; readonly onSeat?: boolean }) => {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const isStaff = may(event, 'results');
  const settled = row.status === 'completed';
  const enters = mayTellPlaces(event, row);
  const othersSay = row.claims.some(({ playerId }) => playerId !== event.myPlayerId);
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group justify={ownTitle ? 'space-between' : 'flex-end'}>
          {ownTitle ? (
            <Title order={3} fz="md">
              {t('convention.table', { table: row.table })}
            </Title>
          ) : null}
          <MatchBadge status={row.status} waiting={isBeforeClock(event, at)} />
        </Group>
        <Seats event={event} row={row} />
        {settled || row.claims.length === 0 ? null : (
          <Claims event={event} at={at} row={row} isStaff={isStaff && enters} />
        )}
        {enters && !open ? (
          <Button
            size={onSeat ? 'lg' : 'sm'}
            variant={onSeat && row.claims.length === 0 ? 'filled' : 'default'}
            onClick={() => setOpen(true)}
          >
            {t(othersSay && !settled ? 'convention.tellOther' : 'convention.tell')}
          </Button>
        ) : null}
        {enters && open ? (
          <PlacesForm event={event} at={at} row={row} onDone={() => setOpen(false)} />
        ) : null}
      </Stack>
    </Card>
  );
};

/** The tables of three and four of a round, with the places of those that have ended. */
export const MultiplayerCards = ({
  event,
  at,
  tables,
}: Omit<SharedTableProps, 'row'> & { readonly tables: readonly SharedTable[] }) => (
  <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
    {tables.map((row) => (
      <MultiplayerCard key={row.table} event={event} at={at} row={row} />
    ))}
  </SimpleGrid>
);

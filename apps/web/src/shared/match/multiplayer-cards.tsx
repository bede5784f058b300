import { useState } from 'react';
import {
  Button,
  Card,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { EventView, PairingsView, RoundKey } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';

type MultiplayerTable = NonNullable<PairingsView['multiplayer']>[number];

interface TableProps {
  readonly event: EventView;
  readonly at: RoundKey;
  readonly row: MultiplayerTable;
}

const staffRoles: ReadonlySet<string> = new Set(['owner', 'organizer', 'judge', 'scorekeeper']);

/** A place for everybody at the table; players who are level have the same. */
const PlacesForm = ({ event, at, row, onDone }: TableProps & { readonly onDone: () => void }) => {
  const { t } = useText();
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(
      row.seats.map(({ playerId, place }, index) => [playerId, place ?? index + 1]),
    ),
  );
  const [reason, setReason] = useState('');
  const told = row.seats.every(({ place }) => place !== null);
  const record = useCommand('RecordTableResult', { onAccepted: onDone });
  const teller = row.seats.find(({ playerId }) => playerId === event.myPlayerId) ?? row.seats[0];
  return (
    <Stack gap="xs">
      {row.seats.map(({ playerId, name }) => (
        <NativeSelect
          key={playerId}
          label={t('convention.placeOf', { name })}
          data={row.seats.map((_seat, index) => String(index + 1))}
          value={String(places[playerId] ?? 1)}
          onChange={(change) =>
            setPlaces({ ...places, [playerId]: Number(change.currentTarget.value) })
          }
        />
      ))}
      {told ? (
        <TextInput
          label={t('convention.why')}
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      ) : null}
      <Button
        loading={record.pending}
        onClick={() =>
          record.send({
            eventId: event.eventId,
            playerId: teller?.playerId ?? '',
            phase: at.phase,
            round: at.round,
            table: row.table,
            places: row.seats.map(({ playerId }) => ({ playerId, place: places[playerId] ?? 1 })),
            reason,
          })
        }
      >
        {t('convention.save')}
      </Button>
      <FailureNote error={record.failure} />
    </Stack>
  );
};

/** One table: who sits there and with which points, the places once it has ended, and for those who may a form for them. */
export const MultiplayerCard = ({ event, at, row }: TableProps) => {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const told = row.seats.every(({ place }) => place !== null);
  const isStaff = event.myRoles.some((role) => staffRoles.has(role));
  const sits = row.seats.some(({ playerId }) => playerId === event.myPlayerId);
  const may = isStaff || (sits && !told);
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Title order={3} fz="md">
          {t('convention.table', { table: row.table })}
        </Title>
        {row.seats.map(({ playerId, name, points, place }) => (
          <Group key={playerId} justify="space-between" wrap="nowrap">
            <Text fw={playerId === event.myPlayerId ? 700 : 400}>
              {place === null ? name : `${place}. ${name}`}
            </Text>
            <Text size="sm">{points}</Text>
          </Group>
        ))}
        {may && !open ? (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('convention.tell')}
          </Button>
        ) : null}
        {may && open ? (
          <PlacesForm event={event} at={at} row={row} onDone={() => setOpen(false)} />
        ) : null}
      </Stack>
    </Card>
  );
};

/** Tables of three and four, with the places of those that have ended. */
export const MultiplayerCards = ({
  event,
  at,
  tables,
}: Omit<TableProps, 'row'> & { readonly tables: readonly MultiplayerTable[] }) => (
  <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
    {tables.map((row) => (
      <MultiplayerCard key={row.table} event={event} at={at} row={row} />
    ))}
  </SimpleGrid>
);

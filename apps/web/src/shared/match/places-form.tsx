import { useState } from 'react';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { EventView, RoundKey } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import type { Places, SharedTable } from './shared-table.js';

export interface SharedTableProps {
  readonly event: EventView;
  readonly at: RoundKey;
  readonly row: SharedTable;
}

/** Sends the places of a table: a player's claim, or the staff's decision, which settles it. */
export const usePlaces = ({ event, at, row }: SharedTableProps, onDone: () => void) => {
  const record = useCommand('RecordTableResult', { onAccepted: onDone });
  const teller = row.seats.find(({ playerId }) => playerId === event.myPlayerId) ?? row.seats[0];
  return {
    pending: record.pending,
    failure: record.failure,
    send: (places: Places, reason = '') =>
      record.send({
        eventId: event.eventId,
        playerId: teller?.playerId ?? '',
        phase: at.phase,
        round: at.round,
        table: row.table,
        places,
        reason,
      }),
  };
};

/** A place for every player at the table, none preselected; tied players have the same place. */
export const PlacesForm = ({
  onDone,
  ...table
}: SharedTableProps & { readonly onDone: () => void }) => {
  const { t } = useText();
  const { row } = table;
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries(
      row.seats.flatMap(({ playerId, place }) => (place === null ? [] : [[playerId, place]])),
    ),
  );
  const [reason, setReason] = useState('');
  const record = usePlaces(table, onDone);
  const chosen = row.seats.flatMap(({ playerId }) => {
    const place = places[playerId];
    return place === undefined ? [] : [{ playerId, place }];
  });
  return (
    <Stack gap="xs">
      {row.seats.map(({ playerId, name }) => (
        <NativeSelect
          key={playerId}
          label={t('convention.placeOf', { name })}
          data={['', ...row.seats.map((_seat, index) => String(index + 1))]}
          value={String(places[playerId] ?? '')}
          onChange={({ currentTarget: { value } }) => {
            const { [playerId]: _before, ...others } = places;
            setPlaces(value === '' ? others : { ...others, [playerId]: Number(value) });
          }}
        />
      ))}
      {row.status === 'completed' ? (
        <TextInput
          label={t('convention.why')}
          value={reason}
          maxLength={500}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      ) : null}
      <Button
        loading={record.pending}
        disabled={chosen.length < row.seats.length}
        onClick={() => record.send(chosen, reason)}
      >
        {t('convention.save')}
      </Button>
      <FailureNote error={record.failure} />
    </Stack>
  );
};

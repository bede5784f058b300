import { useState } from 'react';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { EventView, PairingsView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { useUndoNotice } from '../../shared/notices.js';
import { placesOf, swapped } from './swap.js';

interface SwapPanelProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly pairings: PairingsView;
  readonly onDone: () => void;
}

/** Pairings by hand, the one change ever asked for: two players swap seats. */
export const SwapPanel = ({ event, round: summary, pairings, onDone }: SwapPanelProps) => {
  const { t } = useText();
  const notice = useUndoNotice();
  const [one, setOne] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const { phase, round, attempt } = summary;
  const key = { eventId: event.eventId, phase, round };
  const places = placesOf(pairings);
  const nameOf = (playerId: string) =>
    places.find((place) => place.playerId === playerId)?.name ?? '';
  const data = places
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((place) => ({
      value: place.playerId,
      label: `${place.name} (${place.table === null ? t('common.bye') : `${t('common.table')} ${place.table}`})`,
    }));
  const edit = one === null || other === null ? null : swapped(pairings, one, other);
  const undo = useCommand('EditPairings');
  const change = useCommand('EditPairings', {
    onAccepted: (_accepted, sent) => {
      const first = sent.tables[0];
      const before = placesOf(pairings).filter((place) => place.table !== null);
      const tables = sent.tables
        .map(({ table }) =>
          before.filter((place) => place.table === table).map((place) => place.playerId),
        )
        .map(([a, b], index) => ({
          a: a ?? '',
          b: b ?? '',
          table: sent.tables[index]?.table ?? 1,
        }));
      const byes = pairings.byes
        .map((bye) => bye.playerId)
        .filter((playerId) => playerId === one || playerId === other);
      if (first !== undefined)
        notice(t('rounds.swap.done', { one: nameOf(one ?? ''), other: nameOf(other ?? '') }), () =>
          undo.send({ ...key, attempt: attempt + 1, tables, byes, reason: '' }),
        );
      onDone();
    },
  });
  return (
    <Stack className="cv-panel cv-now" gap="sm">
      <Text>{t('rounds.swap.hint')}</Text>
      <Group align="flex-end" grow preventGrowOverflow={false}>
        <Select
          searchable
          label={t('rounds.swap.one')}
          data={data}
          value={one}
          onChange={setOne}
          miw={220}
        />
        <Select
          searchable
          label={t('rounds.swap.other')}
          data={data.filter(({ value }) => value !== one)}
          value={other}
          onChange={setOther}
          miw={220}
        />
      </Group>
      <div aria-live="polite">
        {edit === null ? (
          one !== null && other !== null ? (
            <Text>{t('rounds.swap.same')}</Text>
          ) : null
        ) : (
          <ul className="cv-quiet-list">
            {edit.tables.map((table) => (
              <li key={table.table}>
                {t('common.table')} {table.table}: <strong>{nameOf(table.a)}</strong> –{' '}
                <strong>{nameOf(table.b)}</strong>
              </li>
            ))}
            {edit.byes.map((playerId) => (
              <li key={playerId}>
                {t('common.bye')}: <strong>{nameOf(playerId)}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FailureNote error={change.failure} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={edit === null}
          loading={change.pending}
          onClick={() => edit !== null && change.send({ ...key, attempt, ...edit, reason: '' })}
        >
          {t('rounds.swap.go')}
        </Button>
      </Group>
    </Stack>
  );
};

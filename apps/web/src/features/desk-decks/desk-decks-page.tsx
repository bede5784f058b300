import { useState } from 'react';
import { Drawer, SegmentedControl, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import type { RosterRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { DeckSheet, DeckVerdict } from '../../shared/deck-sheet.js';
import { TrioForm } from '../../shared/trio-form.js';
import { TrioSheet } from '../../shared/trio-sheet.js';
import { useEvent } from '../../shared/use-event.js';

type Filter = 'all' | 'none' | 'illegal' | 'legal';

const PlayerDeck = ({ eventId, row }: { eventId: string; row: RosterRow }) => {
  const { t } = useText();
  const query = useAnswer('deck', { eventId, playerId: row.playerId });
  return (
    <Answer of={query} rows={6}>
      {({ deck }) =>
        deck === null ? (
          <Text>{t('deck.none')}</Text>
        ) : (
          <>
            <DeckVerdict deck={deck} />
            <DeckSheet deck={deck} />
          </>
        )
      }
    </Answer>
  );
};

/** Staff may hand in for a player, also once the event runs. */
const PlayerTrio = ({ eventId, row }: { eventId: string; row: RosterRow }) => {
  const query = useAnswer('trio', { eventId, playerId: row.playerId });
  return (
    <Answer of={query} rows={6}>
      {({ trio }) => (
        <Stack>
          {trio === null ? null : <TrioSheet trio={trio} />}
          <TrioForm eventId={eventId} playerId={row.playerId} first={trio === null} />
        </Stack>
      )}
    </Answer>
  );
};

/** Who has handed in what, problems first. */
export const DeskDecksPage = () => {
  const { t } = useText();
  const event = useEvent();
  const trilogy = event.format === 'trilogy';
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<RosterRow | null>(null);
  const query = useAnswer('roster', { eventId: event.eventId });
  const weight = { illegal: 0, none: 1, legal: 2 } as const;
  const names = { all: t('people.filter.all'), none: t('deck.none'), illegal: t('deck.isIllegal'), legal: t('deck.isLegal') };
  return (
    <Answer of={query} rows={8}>
      {({ players }) => {
        const concerned = players.filter((row) => row.status !== 'withdrawn' && row.deck !== undefined);
        const rows = concerned
          .filter((row) => filter === 'all' || row.deck === filter)
          .toSorted((one, other) => weight[one.deck ?? 'none'] - weight[other.deck ?? 'none'] || one.name.localeCompare(other.name));
        return (
          <Stack gap="sm">
            <div className="cv-scroll">
              <SegmentedControl
                value={filter}
                onChange={(value) => setFilter(value as Filter)}
                aria-label={t('people.filter.label')}
                data={(['all', 'illegal', 'none', 'legal'] as const).map((value) => ({ value, label: `${names[value]} ${concerned.filter((row) => value === 'all' || row.deck === value).length}` }))}
              />
            </div>
            {rows.length === 0 ? <Text c="dimmed">{t('people.none')}</Text> : null}
            <Table className="cv-dense" highlightOnHover>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.playerId}>
                    <Table.Td>
                      <UnstyledButton fw={600} td="underline" onClick={() => setOpen(row)} disabled={row.deck === 'none' && !trilogy}>
                        {row.name}
                      </UnstyledButton>
                    </Table.Td>
                    <Table.Td>
                      <Text size="sm" fw={row.deck === 'illegal' ? 700 : 400} c={row.deck === 'illegal' ? 'var(--cv-bad)' : undefined}>
                        {names[row.deck ?? 'none']}
                      </Text>
                    </Table.Td>
                    <Table.Td>
                      <Text size="sm">{[row.leader, row.base].filter((part) => (part ?? '') !== '').join(' · ')}</Text>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            <Drawer opened={open !== null} onClose={() => setOpen(null)} position="right" size="lg" title={open?.name} closeButtonProps={{ 'aria-label': t('common.close') }}>
              {open === null ? null : trilogy ? <PlayerTrio eventId={event.eventId} row={open} /> : <PlayerDeck eventId={event.eventId} row={open} />}
            </Drawer>
          </Stack>
        );
      }}
    </Answer>
  );
};

import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import type { EventView, RosterRow, TableRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { JudgesAtTables, useJudgesAtTables } from '../../shared/judges/judges-at-tables.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { floorOffers } from '../../shared/event/table-offers.js';
import { timeOfDay } from '../../shared/time/times.js';
import { drawTable } from './draw-table.js';

interface DeckChecksProps {
  readonly event: EventView;
  readonly players: readonly RosterRow[];
  readonly onOpen: (row: RosterRow) => void;
}

/** Selects a random table of this round for a deck check, and lists the checks so far. */
export const DeckChecks = ({ event, players, onOpen }: DeckChecksProps) => {
  const { t, language } = useText();
  const roundName = useRoundName(event);
  const [drawn, setDrawn] = useState<TableRow | null>(null);
  const running = floorOffers(event).tables && event.rounds.length > 0;
  const pairings = useAnswer('pairings', { eventId: event.eventId }, { enabled: running });
  const checks = players
    .flatMap((row) => (row.deckChecks ?? []).map((check) => ({ row, check })))
    .toSorted((one, other) => other.check.at.localeCompare(one.check.at));
  const checking = useJudgesAtTables(event.eventId).filter(
    ({ purpose }) => running && purpose === 'deck-check',
  );
  const checked = new Set(checks.map(({ row }) => row.playerId));
  const rowOf = (playerId: string) => players.find((row) => row.playerId === playerId);
  return (
    <section className="cv-panel" aria-labelledby="deck-checks">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} id="deck-checks" fz="lg">
            {t('deck.checks.title')}
          </Title>
          {running ? (
            <Button
              variant="default"
              leftSection={<IconDice5 size={18} />}
              disabled={(pairings.data?.tables.length ?? 0) === 0}
              onClick={() =>
                setDrawn(drawTable(pairings.data?.tables ?? [], checked, Math.random()))
              }
            >
              {t('deck.checks.draw')}
            </Button>
          ) : null}
        </Group>
        <div aria-live="polite">
          {drawn === null ? null : (
            <Group>
              <Text fw={700}>
                {t('common.table')} {drawn.table}
              </Text>
              {[drawn.a, drawn.b].map((side) => {
                const row = rowOf(side.playerId);
                return row === undefined ? null : (
                  <Button key={side.playerId} variant="light" onClick={() => onOpen(row)}>
                    {side.name}
                  </Button>
                );
              })}
            </Group>
          )}
        </div>
        <JudgesAtTables event={event} judges={checking} />
        {checks.length === 0 ? (
          <Text c="dimmed">{t('deck.checks.none')}</Text>
        ) : (
          <ul>
            {checks.map(({ row, check }) => (
              <li key={check.checkId}>
                <Text size="sm">
                  {timeOfDay(check.at, language)} ·{' '}
                  {check.round === 0 ? '' : `${roundName(check)} · `}
                  {check.table === null ? '' : `${t('common.table')} ${check.table} · `}
                  <bdi>{row.name}</bdi>:{' '}
                  <Text span fw={650} c={check.outcome === 'differs' ? 'var(--cv-bad)' : undefined}>
                    {t(`deck.checks.${check.outcome}`)}
                  </Text>
                  {check.note === '' ? '' : ` · ${t('common.quoted', { text: check.note })}`}
                  {check.by === '' ? '' : ` · ${check.by}`}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
};

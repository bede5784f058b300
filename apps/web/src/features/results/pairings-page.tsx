import { useState } from 'react';
import { Group, SegmentedControl, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import type { EventView, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { isBeforeClock, useRoundName } from '../../shared/event/round-name.js';
import { matches } from '../../shared/forms/search.js';
import { useEvent } from '../../shared/event/use-event.js';
import { ByesList } from '../../shared/event/byes-list.js';
import { MultiplayerCards } from '../../shared/match/multiplayer-cards.js';
import { PairingCards } from './pairing-cards.js';
import { isPublished } from '../../shared/event/published-rounds.js';
import { ChoiceRow } from '../../shared/page/choice-row.js';

interface TablesProps {
  readonly event: EventView;
  readonly round: RoundSummary | null;
  /** The text searched for: a name or a table number. */
  readonly name: string;
  readonly why: boolean;
}

/**
 * Mounted separately for each round: while its tables are loading, those of another round must not
 * appear under its name.
 */
const Tables = ({ event, round, name, why }: TablesProps) => {
  const { t } = useText();
  const query = useAnswer('pairings', {
    eventId: event.eventId,
    ...(round === null ? {} : { phase: round.phase, round: round.round }),
  });
  return (
    <Answer of={query} rows={8}>
      {({ key, tables, byes, multiplayer = [] }) => {
        const found = tables.filter(
          (row) =>
            matches(row.a.name, name) ||
            matches(row.b.name, name) ||
            String(row.table) === name.trim(),
        );
        return (
          <>
            {tables.length === 0 && multiplayer.length === 0 ? (
              <Text c="dimmed">{t('pairings.none')}</Text>
            ) : null}
            {tables.length > 0 && found.length === 0 ? (
              <Text c="dimmed">{t('pairings.notFound', { name })}</Text>
            ) : null}
            {key === null || multiplayer.length === 0 ? null : (
              <MultiplayerCards
                event={event}
                at={key}
                tables={multiplayer.filter(
                  ({ table, seats }) =>
                    String(table) === name.trim() || seats.some((seat) => matches(seat.name, name)),
                )}
              />
            )}
            <PairingCards
              event={event}
              tables={found}
              mine={event.myPlayerId}
              why={why}
              waiting={isBeforeClock(event, key)}
            />
            <ByesList byes={byes} why={why} />
          </>
        );
      }}
    </Answer>
  );
};

/** All tables of this round or an earlier one, with a search by name. */
export const PairingsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const roundName = useRoundName(event);
  const [name, setName] = useState('');
  const [why, setWhy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const rounds = event.rounds.filter(isPublished);
  const keys = [
    ...new Map(rounds.map((round) => [`${round.phase}.${round.round}`, round])).entries(),
  ];
  const round = keys.find(([key]) => key === chosen)?.[1] ?? rounds.at(-1) ?? null;
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <Title order={2}>{round === null ? t('common.nav.pairings') : roundName(round)}</Title>
        <TextInput
          aria-label={t('common.search')}
          placeholder={t('pairings.find')}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
          size="md"
          style={{ flex: '1 1 250px', maxWidth: 360 }}
        />
      </Group>
      <Group justify="space-between">
        {keys.length > 1 ? (
          <ChoiceRow chosen={chosen ?? keys.at(-1)?.[0] ?? ''}>
            <SegmentedControl
              value={chosen ?? keys.at(-1)?.[0] ?? ''}
              onChange={setChosen}
              data={keys.map(([value, one]) => ({ value, label: roundName(one) }))}
            />
          </ChoiceRow>
        ) : null}
        <Switch
          label={t('pairings.why')}
          checked={why}
          onChange={(change) => setWhy(change.currentTarget.checked)}
        />
      </Group>
      <Tables
        key={round === null ? '' : `${round.phase}.${round.round}`}
        event={event}
        round={round}
        name={name}
        why={why}
      />
    </Stack>
  );
};

import { Suspense, useState } from 'react';
import { Group, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { StandingRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { EventFiles } from '../../shared/event/event-files.js';
import { lazily } from '../../shared/page/lazily.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { matches } from '../../shared/forms/search.js';
import { StandingsTable } from '../../shared/standings/standings-table.js';
import { placesOf } from '../../shared/standings/places.js';
import { useEvent } from '../../shared/event/use-event.js';
import { isPublished } from '../../shared/event/published-rounds.js';

/** Trilogy only. */
const DeckUse = lazily(async () => (await import('./deck-use.js')).DeckUse);

export const StandingsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const [after, setAfter] = useState<string | null>(null);
  const [table, setTable] = useState<'places' | 'swiss'>('places');
  const [name, setName] = useState('');
  const swissRounds = event.rounds.filter(
    (round) => event.phases[round.phase]?.kind !== 'elimination' && round.state === 'completed',
  );
  const elimination = event.phases.find((phase) => phase.kind === 'elimination');
  const cutSeeded = event.rounds.some(
    (round) => event.phases[round.phase]?.kind === 'elimination' && isPublished(round),
  );
  const swiss = table === 'swiss' || after !== null;
  const withDecks = event.format === 'trilogy' && !swiss;
  const plain = useAnswer(
    'standings',
    {
      eventId: event.eventId,
      ...(table === 'swiss' ? { order: 'swiss' as const } : {}),
      ...(after === null ? {} : { afterRound: Number(after) }),
    },
    { enabled: !withDecks },
  );
  const trilogy = useAnswer('trilogyStandings', { eventId: event.eventId }, { enabled: withDecks });
  const shown = {
    eventId: event.eventId,
    mine: event.myPlayerId,
    columns: event.play.columns,
    places: cutSeeded && !swiss ? placesOf(event) : null,
    cut: name === '' && elimination !== undefined ? elimination.size : 0,
  };
  const named = <Row extends StandingRow>(rows: readonly Row[]): readonly Row[] =>
    rows.filter((row) => matches(row.name, name));
  return (
    <Stack>
      {cutSeeded ? (
        <SegmentedControl
          aria-label={t('standings.which')}
          value={swiss ? 'swiss' : 'places'}
          onChange={(choice) => {
            setTable(choice as 'places' | 'swiss');
            setAfter(null);
          }}
          data={[
            {
              value: 'places',
              label: t(event.status === 'finished' ? 'standings.final' : 'standings.places'),
            },
            { value: 'swiss', label: t('standings.swiss') },
          ]}
        />
      ) : null}
      <Group align="flex-end">
        <TextInput
          label={t('common.search')}
          placeholder={t('common.name')}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
          style={{ flex: 1, minWidth: 160 }}
        />
        <NativeSelect
          label={t('standings.after')}
          data={[
            { value: '', label: t('standings.now') },
            ...swissRounds.map(({ round }) => ({
              value: String(round),
              label: t('standings.afterRound', { round }),
            })),
          ]}
          value={after ?? ''}
          onChange={({ currentTarget: { value } }) => setAfter(value === '' ? null : value)}
          w={180}
        />
        <EventFiles event={event} />
        {event.rounds.length === 0 ? null : (
          <LinkButton
            to="/e/:eventId/moments"
            params={{ eventId: event.eventId }}
            search={{}}
            variant="default"
          >
            {t('moment.open')}
          </LinkButton>
        )}
      </Group>
      {withDecks ? (
        <Answer of={trilogy} rows={8}>
          {({ rows }) =>
            rows.length === 0 ? (
              <NoResults />
            ) : (
              <StandingsTable
                rows={named(rows)}
                {...shown}
                below={({ decks }) =>
                  decks.length === 0 ? null : (
                    <Suspense>
                      <DeckUse decks={decks} />
                    </Suspense>
                  )
                }
              />
            )
          }
        </Answer>
      ) : (
        <Answer of={plain} rows={8}>
          {({ rows }) =>
            rows.length === 0 ? <NoResults /> : <StandingsTable rows={named(rows)} {...shown} />
          }
        </Answer>
      )}
    </Stack>
  );
};

const NoResults = () => {
  const { t } = useText();
  return <Text c="dimmed">{t('standings.none')}</Text>;
};

import { useState } from 'react';
import {
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type EventView, isOver } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { RescueKey } from './rescue-key.js';
import { ResultsFile } from './results-file.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { EventFiles } from '../../shared/event/event-files.js';
import { useEvent } from '../../shared/event/use-event.js';
import { type Paper, type PrintSearch, papers } from '../../navigation/print-search.js';
import type { Sheet } from './sheets.js';

const To = ({
  eventId,
  sheet,
  search,
  text,
}: {
  eventId: string;
  sheet: Sheet;
  search: PrintSearch;
  text: string;
}) => (
  <LinkButton
    to="/e/:eventId/print/:sheet"
    params={{ eventId, sheet }}
    search={search}
    target="_blank"
    variant="default"
    size="md"
  >
    {text}
  </LinkButton>
);

const OfRound = ({ event, paper }: { event: EventView; paper: Paper }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const last = currentRound(event);
  const [chosen, setChosen] = useState<string | null>(null);
  if (last === null) return <Text c="dimmed">{t('print.noRound')}</Text>;
  const key = chosen ?? `${last.phase}.${last.round}`;
  const [phase, round] = key.split('.').map(Number);
  const search = { paper, phase, round };
  const pairedAgain = event.rounds.some(
    (one) => one.phase === phase && one.round === round && one.attempt > 1,
  );
  return (
    <Stack gap="xs">
      <Select
        label={t('common.round')}
        maw={260}
        allowDeselect={false}
        value={key}
        onChange={setChosen}
        data={event.rounds.map((one) => ({
          value: `${one.phase}.${one.round}`,
          label: roundName(one),
        }))}
      />
      <Group>
        <To
          eventId={event.eventId}
          sheet="pairings-by-name"
          search={search}
          text={t('print.sheet.byName')}
        />
        <To
          eventId={event.eventId}
          sheet="pairings-by-table"
          search={search}
          text={t('print.sheet.byTable')}
        />
        <To eventId={event.eventId} sheet="slips" search={search} text={t('print.sheet.slips')} />
        {pairedAgain ? (
          <To
            eventId={event.eventId}
            sheet="slips"
            search={{ ...search, changed: true }}
            text={t('print.sheet.changedSlips')}
          />
        ) : null}
      </Group>
      <Text size="sm" c="dimmed">
        {t('print.slip.hint')}
      </Text>
    </Stack>
  );
};

const DeckOf = ({ event, paper }: { event: EventView; paper: Paper }) => {
  const { t } = useText();
  const [player, setPlayer] = useState<string | null>(null);
  const roster = useAnswer('roster', { eventId: event.eventId });
  const names = (roster.data?.players ?? [])
    .filter(({ deck }) => deck === 'legal' || deck === 'illegal')
    .map(({ playerId, name }) => ({ value: playerId, label: name }));
  return (
    <Group align="flex-end">
      <Select
        label={t('common.player')}
        searchable
        data={names}
        value={player}
        onChange={setPlayer}
        placeholder={t('print.choosePlayer')}
        style={{ flex: '1 1 12rem' }}
        maw={320}
      />
      {player === null ? null : (
        <To
          eventId={event.eventId}
          sheet="deck-check"
          search={{ paper, player }}
          text={t('print.sheet.deck')}
        />
      )}
    </Group>
  );
};

const SignsOf = ({ event, paper }: { event: EventView; paper: Paper }) => {
  const { t } = useText();
  const [from, setFrom] = useState(1);
  const [to, setTo] = useState(Math.max(1, Math.ceil((event.cap ?? event.players) / 2)));
  return (
    <Group align="flex-end">
      <NumberInput
        label={t('print.from')}
        min={1}
        max={2_000}
        w={110}
        value={from}
        onChange={(value) => setFrom(Number(value) || 1)}
      />
      <NumberInput
        label={t('print.to')}
        min={1}
        max={2_000}
        w={110}
        value={to}
        onChange={(value) => setTo(Number(value) || 1)}
      />
      <To
        eventId={event.eventId}
        sheet="signs"
        search={{ paper, from, to }}
        text={t('print.sheet.signs')}
      />
    </Group>
  );
};

/**
 * What the hall needs besides live pages: printed sheets, and the whole event in one file in case
 * the network fails.
 */
export const PrintDeskPage = () => {
  const { t } = useText();
  const event = useEvent();
  const [paper, setPaper] = useState<Paper>('a4');
  const { eventId } = event;
  return (
    <Stack gap="lg" maw={760}>
      <Group justify="space-between">
        <Title order={2} fz="xl">
          {t('print.title')}
        </Title>
        <SegmentedControl
          aria-label={t('print.paper')}
          value={paper}
          onChange={(value) => setPaper(papers.find((one) => one === value) ?? 'a4')}
          data={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
        />
      </Group>
      <Text size="sm">{t('print.hint')}</Text>
      <section className="cv-panel" aria-label={t('print.group.round')}>
        <Title order={3} fz="lg" mb="xs">
          {t('print.group.round')}
        </Title>
        <OfRound event={event} paper={paper} />
      </section>
      <section className="cv-panel" aria-label={t('print.group.event')}>
        <Title order={3} fz="lg" mb="xs">
          {t('print.group.event')}
        </Title>
        <Group>
          {event.rounds.length === 0 ? null : (
            <To
              eventId={eventId}
              sheet="standings"
              search={{ paper }}
              text={t('print.sheet.standings')}
            />
          )}
          {event.rounds.length === 0 ? null : (
            <To
              eventId={eventId}
              sheet="prizes"
              search={{ paper }}
              text={t('print.sheet.prizes')}
            />
          )}
          <To
            eventId={eventId}
            sheet="players"
            search={{ paper }}
            text={t('print.sheet.players')}
          />
          {isOver(event) ? null : (
            <To
              eventId={eventId}
              sheet="poster"
              search={{ paper }}
              text={t('print.sheet.poster')}
            />
          )}
          {event.format === 'draft' ? (
            <To eventId={eventId} sheet="pods" search={{ paper }} text={t('print.sheet.pods')} />
          ) : null}
        </Group>
      </section>
      <section className="cv-panel" aria-label={t('print.group.deck')}>
        <Title order={3} fz="lg" mb="xs">
          {t('print.group.deck')}
        </Title>
        <DeckOf event={event} paper={paper} />
      </section>
      <section className="cv-panel" aria-label={t('print.group.signs')}>
        <Title order={3} fz="lg" mb="xs">
          {t('print.group.signs')}
        </Title>
        <SignsOf event={event} paper={paper} />
      </section>
      <section className="cv-panel" aria-label={t('print.group.file')}>
        <Title order={3} fz="lg" mb="xs">
          {t('print.group.file')}
        </Title>
        <Text size="sm" mb="xs">
          {t('print.file.hint')}
        </Text>
        <Button
          component="a"
          href={`/api/events/${eventId}/export`}
          download
          variant="default"
          size="md"
          leftSection={<IconDownload size={20} />}
        >
          {t('print.file.save')}
        </Button>{' '}
        <EventFiles event={event} /> <ResultsFile event={event} /> <RescueKey event={event} />
      </section>
    </Stack>
  );
};

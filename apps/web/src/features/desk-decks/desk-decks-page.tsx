import { useState } from 'react';
import { Drawer, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { EventView, RosterRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { matches } from '../../shared/forms/search.js';
import { TrioForm } from '../../shared/deck/trio-form.js';
import { TrioSheet } from '../../shared/deck/trio-sheet.js';
import { useEvent } from '../../shared/event/use-event.js';
import { judges } from '../../shared/event/roles.js';
import { deckOffers } from '../../shared/event/player-offers.js';
import { DeckChecks } from './deck-checks.js';
import { DeckList } from './deck-list.js';
import { PlayerDeck } from './player-deck.js';

type Filter = 'all' | 'none' | 'illegal' | 'legal';

/** Lets staff submit three decks for a player, also while the event is running. */
const PlayerTrio = ({ event, row }: { event: EventView; row: RosterRow }) => {
  const { eventId } = event;
  const query = useAnswer('trio', { eventId, playerId: row.playerId });
  return (
    <Answer of={query} rows={6}>
      {({ trio }) => (
        <Stack>
          {trio === null ? null : <TrioSheet trio={trio} />}
          {deckOffers(event, row, false).handIn ? (
            <TrioForm eventId={eventId} playerId={row.playerId} trio={trio} />
          ) : null}
        </Stack>
      )}
    </Answer>
  );
};

/** Which players have submitted what, problems first. */
export const DeskDecksPage = () => {
  const { t, language } = useText();
  const inOrder = byName(language);
  const event = useEvent();
  const trilogy = event.format === 'trilogy';
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<RosterRow | null>(null);
  const query = useAnswer('roster', { eventId: event.eventId });
  const weight = { illegal: 0, none: 1, legal: 2 } as const;
  const names = {
    all: t('people.filter.all'),
    none: t('deck.none'),
    illegal: t('deck.isIllegal'),
    legal: t('deck.isLegal'),
  };
  return (
    <Answer of={query} rows={8}>
      {({ players }) => {
        const concerned = players.filter(
          (row) => row.status !== 'withdrawn' && row.deck !== undefined,
        );
        const rows = concerned
          .filter(
            (row) =>
              (filter === 'all' || row.deck === filter) &&
              matches([row.name, row.leader, row.base].join(' '), typed),
          )
          .toSorted(
            (one, other) =>
              weight[one.deck ?? 'none'] - weight[other.deck ?? 'none'] || inOrder(one, other),
          );
        // The current row: the one stored when it was opened is outdated after an unlock or a new
        // deck.
        const shown = players.find((row) => row.playerId === open?.playerId);
        return (
          <Stack gap="sm">
            <div className="cv-scroll">
              <SegmentedControl
                value={filter}
                onChange={(value) => setFilter(value as Filter)}
                aria-label={t('people.filter.label')}
                className="cv-segments"
                data={(['all', 'illegal', 'none', 'legal'] as const).map((value) => ({
                  value,
                  label: `${names[value]} ${concerned.filter((row) => value === 'all' || row.deck === value).length}`,
                }))}
              />
            </div>
            <TextInput
              aria-label={t('common.search')}
              placeholder={t('deck.find')}
              value={typed}
              onChange={(change) => setTyped(change.currentTarget.value)}
              leftSection={<IconSearch size={18} />}
              maw={360}
            />
            <DeckList
              rows={rows}
              opens={(row) => row.deck !== 'none' || trilogy || judges(event)}
              onOpen={setOpen}
            />
            {judges(event) && !trilogy ? (
              <DeckChecks event={event} players={concerned} onOpen={setOpen} />
            ) : null}
            <Drawer
              opened={open !== null}
              onClose={() => setOpen(null)}
              position="right"
              size="lg"
              title={open?.name}
            >
              {open === null ? null : trilogy ? (
                <PlayerTrio event={event} row={shown ?? open} />
              ) : (
                <PlayerDeck event={event} row={shown ?? open} />
              )}
            </Drawer>
          </Stack>
        );
      }}
    </Answer>
  );
};

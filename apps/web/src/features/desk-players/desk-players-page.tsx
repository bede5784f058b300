import { useState } from 'react';
import { Group, SegmentedControl, Stack } from '@mantine/core';
import type { RosterRow } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { rosterOffers } from '../../shared/event/player-offers.js';
import { isFound, matches } from '../../shared/forms/search.js';
import { useEvent } from '../../shared/event/use-event.js';
import { AcceptAll } from './accept-all.js';
import { AddPlayer } from './add-player.js';
import { CheckInAll } from './check-in-all.js';
import { CheckInSearch } from './check-in-search.js';
import { ImportPlayers } from './import-players.js';
import { PlayerTable } from './player-table.js';
import { SeatCodes } from './seat-codes.js';
import { Withdrawn } from './withdrawn.js';
import { TakeOver } from './take-over.js';
import { SweepRegistrations } from './sweep-registrations.js';

type Filter = 'all' | 'here' | 'missing' | 'waitlist' | 'gone';
const shows: Record<Filter, (row: RosterRow) => boolean> = {
  all: (row) => row.status !== 'withdrawn',
  here: (row) => row.status === 'checked-in' || row.status === 'playing',
  missing: (row) => row.status === 'registered',
  waitlist: (row) => row.status === 'waitlisted',
  gone: (row) => row.status === 'dropped' || row.status === 'withdrawn',
};

/** The registration desk: all players of the event and everything that can be done with them. */
export const DeskPlayersPage = () => {
  const { t, language } = useText();
  const event = useEvent();
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const query = useAnswer('roster', { eventId: event.eventId });
  return (
    <Answer of={query} rows={10}>
      {({ players, withdrawn = [] }) => {
        const offers = rosterOffers(event, players);
        const rows = players.filter((row) => shows[filter](row) && isFound(row, typed));
        // The waitlist keeps its own order, that of registration; all other lists are sorted by
        // name.
        if (filter !== 'waitlist') rows.sort(byName(language));
        return (
          <Stack gap="sm">
            <Group justify="space-between" align="flex-end">
              <CheckInSearch
                event={event}
                rows={rows}
                typed={typed}
                onType={setTyped}
                checksIn={offers.checkInAll}
                isIn={(playerId) =>
                  players.some((row) => row.playerId === playerId && shows.all(row))
                }
              />
              <div className="cv-tools">
                {offers.checkInAll ? <CheckInAll event={event} players={players} /> : null}
                {offers.add ? <AddPlayer event={event} late={offers.add === 'late'} /> : null}
                {offers.many ? <ImportPlayers event={event} players={players} /> : null}
                {offers.takeOver ? <TakeOver event={event} /> : null}
                {offers.many ? <AcceptAll event={event} players={players} /> : null}
                {offers.many ? <SweepRegistrations event={event} players={players} /> : null}
                {offers.seatCodes ? <SeatCodes eventId={event.eventId} /> : null}
              </div>
            </Group>
            <div className="cv-scroll">
              <SegmentedControl
                value={filter}
                onChange={(value) => setFilter(value as Filter)}
                aria-label={t('people.filter.label')}
                className="cv-segments"
                data={(['all', 'here', 'missing', 'waitlist', 'gone'] as const).map((value) => ({
                  value,
                  label: `${t(`people.filter.${value}`)} ${players.filter(shows[value]).length + (value === 'gone' ? withdrawn.length : 0)}`,
                }))}
              />
            </div>
            {filter === 'gone' && withdrawn.length > 0 ? (
              <Withdrawn
                eventId={event.eventId}
                mayRestore={offers.restore}
                players={withdrawn.filter(({ name }) => matches(name, typed))}
              />
            ) : null}
            <PlayerTable event={event} rows={rows} />
          </Stack>
        );
      }}
    </Answer>
  );
};

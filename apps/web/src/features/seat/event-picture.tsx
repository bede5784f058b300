import { Fragment } from 'react';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { decksArePublic, type EventView, leadersPlayed } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { isPublished } from '../../shared/event/published-rounds.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { placeName, placesOf } from '../../shared/standings/places.js';
import { ringsOf } from './rings.js';
import './event-picture.css';

/** The maximum number of rings: they fit beside a round's name on a phone in two lines. */
const MOST_RINGS = 24;
const MOST_SEATS = 48;
const MOST_LEADERS = 6;
const ON_PODIUM = 4;

const Rings = ({ of, full, last }: { of: number; full: number; last: boolean }) => (
  <>
    {Array.from({ length: of }, (_, at) => (
      <i key={at} data-done={at < full ? '' : undefined} data-last={last ? '' : undefined} />
    ))}
  </>
);

/** Before the first round: one ring per seat, full if it is taken. */
const Seats = ({ event: { players, cap } }: { readonly event: EventView }) => {
  const { t } = useText();
  const { rings, full } = ringsOf({ tables: cap ?? players, completed: players }, MOST_SEATS);
  return (
    <dl className="cv-day" data-seats>
      <Text component="dt" size="sm">
        {t('seat.front.players')}
      </Text>
      <dd>
        <span role="img" aria-label={cap === null ? String(players) : `${players} / ${cap}`}>
          <Rings of={rings} full={full} last={false} />
        </span>
      </dd>
    </dl>
  );
};

/** The event as a picture: one ring for each table of each round, down to the final. */
const Day = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  return (
    <dl className="cv-day">
      {event.rounds.filter(isPublished).map((round) => {
        const { rings, full } = ringsOf(round, MOST_RINGS);
        const isFinal = event.champion !== null && round === event.rounds.at(-1);
        return (
          <Fragment key={`${round.phase}.${round.round}`}>
            <Text component="dt" size="sm">
              {roundName(round)}
            </Text>
            <dd>
              <span
                role="img"
                aria-label={t('screen.settled', {
                  completed: round.completed,
                  tables: round.tables,
                })}
              >
                <Rings of={rings} full={full} last={isFinal} />
              </span>
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
};

/** The best players and their decks, once the event is over. */
const Podium = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const { eventId } = event;
  const standings = useAnswer('standings', { eventId });
  const roster = useAnswer('roster', { eventId }, { enabled: decksArePublic(event) });
  const places = placesOf(event);
  const leaderOf = new Map(roster.data?.players.map(({ playerId, leader }) => [playerId, leader]));
  const rows = standings.data?.rows.slice(0, ON_PODIUM) ?? [];
  return rows.length === 0 ? null : (
    <>
      <Title order={3} fz="md">
        {t('standings.final')}
      </Title>
      <ol className="cv-podium">
        {rows.map(({ playerId, name, rank }) => {
          const place = places === null ? null : placeName(rank, places);
          const leader = leaderOf.get(playerId) ?? '';
          return (
            <li key={playerId}>
              <Text span size="sm" c="dimmed">
                {place === null
                  ? `${rank}.`
                  : t(
                      `standings.place.${place.name}`,
                      place.name === 'top' ? { top: place.top } : {},
                    )}
              </Text>
              <span>
                <bdi>{name}</bdi>
                {leader === '' ? null : (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    · {leader}
                  </Text>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Played = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useText();
  const roster = useAnswer('roster', { eventId });
  const leaders = leadersPlayed(roster.data?.players ?? [], MOST_LEADERS);
  const most = leaders[0]?.count ?? 1;
  return leaders.length === 0 ? null : (
    <>
      <Title order={3} fz="md">
        {t('archive.metagame')}
      </Title>
      <ul className="cv-played">
        {leaders.map(({ leader, count }) => (
          <li key={leader}>
            <Text size="sm">
              {leader} · {count}
            </Text>
            <div aria-hidden style={{ width: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * What visitors see of an event: its seats, later its rounds as a picture, the winners, and what
 * was played.
 */
export const EventPicture = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  return (
    <Stack component="section" className="cv-panel" gap="sm" aria-label={t('page.title')}>
      {event.status === 'finished' ? <Podium event={event} /> : null}
      {event.information?.stream ? (
        <Anchor className="cv-link" href={`/watch/${event.eventId}`}>
          {t('page.watch')}
        </Anchor>
      ) : null}
      {event.rounds.some(isPublished) ? <Day event={event} /> : <Seats event={event} />}
      {decksArePublic(event) ? <Played eventId={event.eventId} /> : null}
      {event.status === 'finished' ? (
        <LinkButton
          to="/e/:eventId/moments"
          params={{ eventId: event.eventId }}
          size="sm"
          variant="default"
          style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
        >
          {t('moment.open')}
        </LinkButton>
      ) : null}
    </Stack>
  );
};

import { Suspense } from 'react';
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type EventView, isOver } from '#contracts';
import { serverNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { boostersName } from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { isTeamEvent } from '../../shared/event/team-seats.js';
import { CodeEntry } from '../../shared/event/code-entry.js';
import { AboutEvent, OpensLater } from './event-information.js';
import { EventPicture } from './late-pieces.js';
import { RegisterPanel } from './register-panel.js';

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} fw={650} style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Text>
  </div>
);

/** What is played, by how many, how long. */
export const Facts = ({ event }: { event: EventView }) => {
  const { t, translated } = useText();
  const { game, play, players, cap, settings } = event;
  return (
    <SimpleGrid component="dl" className="cv-panel" m={0} cols={2} spacing="sm">
      <Fact label={t('seat.front.format')} value={translated(game.format)} />
      {settings.limited === undefined ? null : (
        <Fact label={t('seat.front.boosters')} value={boostersName(settings.limited)} />
      )}
      <Fact label={t('seat.front.game')} value={translated(game.name)} />
      <Fact
        label={t(isTeamEvent(event) ? 'seat.front.teams' : 'seat.front.players')}
        value={cap === null ? String(players) : `${players} / ${cap}`}
      />
      <Fact
        label={t('seat.front.match')}
        value={
          play.shape.kind === 'points'
            ? t('seat.front.byPoints', { most: play.shape.most })
            : t(play.shape.bestOf === 3 ? 'seat.front.bestOf3' : 'seat.front.bestOf1')
        }
      />
      <Fact
        label={t('seat.front.roundTime')}
        value={
          settings.roundMinutes === 0 ? t('common.clock.untimed') : `${settings.roundMinutes} min`
        }
      />
    </SimpleGrid>
  );
};

/** The public view of an event, with registration while it is open. */
export const EventFront = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const opensAt = event.information?.registrationOpensAt ?? null;
  const roundName = useRoundName(event);
  const round = currentRound(event);
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Stack>
        {event.champion === null ? null : (
          <div className="cv-panel cv-now">
            <Title order={2}>{t('common.champion', { name: event.champion.name })}</Title>
          </div>
        )}
        {round === null || event.status !== 'running' ? null : (
          <div className="cv-panel cv-now">
            <Group justify="space-between">
              <div>
                <Title order={2} fz="xl">
                  {roundName(round)}
                </Title>
                <Text>{t(`common.roundState.${round.state}`)}</Text>
              </div>
              {round.state === 'completed' || round.state === 'paired' ? null : (
                <RoundClock round={round} fz={36} />
              )}
            </Group>
          </div>
        )}
        {event.rounds.length === 0 ? null : (
          <Group gap="xs">
            {event.status === 'running' ? (
              <LinkButton to="/e/:eventId/pairings" params={{ eventId: event.eventId }} size="md">
                {t('seat.front.findTable')}
              </LinkButton>
            ) : null}
            <LinkButton
              to="/e/:eventId/standings"
              params={{ eventId: event.eventId }}
              size="md"
              variant="default"
            >
              {t('common.nav.standings')}
            </LinkButton>
          </Group>
        )}
        {event.status === 'registration' &&
        opensAt !== null &&
        serverNow() < Date.parse(opensAt) ? (
          <OpensLater event={event} />
        ) : event.status === 'registration' && !event.handedOver ? (
          <RegisterPanel
            event={event}
            full={event.cap !== null && event.counts.registered >= event.cap}
          />
        ) : null}
        {event.status === 'draft' || event.status === 'closed' ? (
          <Text className="cv-panel">
            {t(event.status === 'draft' ? 'seat.front.notYet' : 'seat.front.closed')}
          </Text>
        ) : null}
        {event.players === 0 ? null : (
          <Suspense>
            <EventPicture event={event} />
          </Suspense>
        )}
        {isOver(event) ? null : <CodeEntry eventId={event.eventId} />}
      </Stack>
      <Stack>
        <Facts event={event} />
        <AboutEvent event={event} />
      </Stack>
    </SimpleGrid>
  );
};

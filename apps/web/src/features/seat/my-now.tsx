import { Suspense } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { EventView, MySeat, RoundSummary, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { inCut } from '../../shared/match/in-cut.js';
import { isSettled } from '../../shared/match/settled.js';
import { isLimited } from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { useWakeLock } from '../../shared/page/use-wake-lock.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { hasSharedTables } from '../../shared/event/shared-tables.js';
import { CheckIn } from './check-in.js';
import { LimitedNow, MyMultiplayerTable, OwedChoice, TrioReminder } from './late-pieces.js';
import { MyTable } from './my-table.js';
import { isPublished } from '../../shared/event/published-rounds.js';

interface NowProps {
  readonly event: EventView;
  readonly seat: MySeat;
}

/** Whether the player has an unsettled match; after a drop, they still owe its result. */
const hasOpenTable = (seat: MySeat): seat is MySeat & { current: TableRow } =>
  seat.current !== null && !isSettled(seat.current);

/**
 * Whether the player is waiting for something: a table, the start of the clock, the end of a round.
 * Not while they play.
 */
const awaitsNews = ({ status, rounds }: EventView, seat: MySeat): boolean => {
  if (status !== 'running' || seat.status !== 'playing') return false;
  const round = currentRound({ rounds });
  return round?.state !== 'running' || !hasOpenTable(seat);
};

/** The one thing that a player has to know or do now. */
export const MyNow = ({ event, seat }: NowProps) => {
  useWakeLock(awaitsNews(event, seat));
  return (
    <section className="cv-panel cv-now" aria-label={seat.name}>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{seat.name}</bdi>
      </Text>
      <Now event={event} seat={seat} />
    </section>
  );
};

const Now = ({ event, seat }: NowProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = currentRound(event);
  if (event.status === 'cancelled') return <Message title={t('common.status.cancelled')} />;
  if (event.status === 'finished') {
    return (
      <Message
        title={
          event.champion?.playerId === seat.playerId
            ? t('seat.now.youWon')
            : seat.rank === null
              ? t('common.status.finished')
              : t('seat.now.finalRank', { rank: seat.rank })
        }
        text={
          event.champion === null || event.champion.playerId === seat.playerId
            ? undefined
            : t('common.champion', { name: event.champion.name })
        }
      />
    );
  }
  if (seat.status === 'withdrawn') return <Message title={t('common.playerStatus.withdrawn')} />;
  if (seat.dropReason === 'disqualified')
    return <Message title={t('seat.now.disqualified')} text={t('seat.now.disqualifiedText')} />;
  if (seat.status === 'dropped')
    return (
      <Stack gap="sm">
        <Message title={t('seat.now.dropped')} text={t('seat.now.droppedText')} />
        {hasOpenTable(seat) ? (
          <MyTable event={event} seat={seat} table={seat.current} />
        ) : round &&
          hasSharedTables(event, round) &&
          round.state !== 'completed' &&
          isPublished(round) ? (
          <Suspense>
            <MyMultiplayerTable event={event} round={round} fallback={null} left />
          </Suspense>
        ) : null}
      </Stack>
    );
  if (event.status !== 'running') return <BeforeStart event={event} seat={seat} />;
  if (seat.status !== 'playing') return <NotTakenIn seat={seat} />;
  if (isLimited(event.format) && (round === null || round.state === 'completed')) {
    return (
      <Suspense>
        <LimitedNow
          event={event}
          seat={seat}
          fallback={<Message title={t('seat.now.waitPairings')} text={t('seat.now.waitText')} />}
        />
      </Suspense>
    );
  }
  if (round === null || !isPublished(round))
    return <Message title={t('seat.now.waitPairings')} text={t('seat.now.waitText')} />;
  return (
    <Stack gap="sm">
      <Suspense>
        {event.format === 'trilogy' && seat.current !== null ? (
          <OwedChoice event={event} table={seat.current} />
        ) : null}
      </Suspense>
      <Group justify="space-between" align="center">
        <Text fw={650}>{roundName(round)}</Text>
        {round.state === 'completed' ||
        (round.state === 'paired' && seat.current?.status === 'completed') ? null : (
          <RoundClock
            round={round}
            extensionSeconds={seat.current?.extensionSeconds ?? 0}
            fz={28}
          />
        )}
      </Group>
      {seat.current !== null ? (
        <MyTable event={event} seat={seat} table={seat.current} />
      ) : (
        <WithoutTable event={event} seat={seat} round={round} />
      )}
    </Stack>
  );
};

/**
 * A player without a match: at a table of three or four, with a bye, out of the top cut, or not
 * admitted to the round.
 */
const WithoutTable = ({ event, seat, round }: NowProps & { readonly round: RoundSummary }) => {
  const { t } = useText();
  const noTable = <Message title={t('seat.now.noTable')} text={t('seat.now.waitText')} />;
  if (seat.bye) return <Message title={t('seat.now.bye')} text={t('seat.now.byeText')} />;
  if (inCut(event) && seat.rank !== null)
    return (
      <Message
        title={t('seat.now.outOfCut')}
        text={t('seat.now.outOfCutText', { rank: seat.rank })}
      />
    );
  if (hasSharedTables(event, round))
    return (
      <Suspense>
        <MyMultiplayerTable event={event} round={round} fallback={noTable} />
      </Suspense>
    );
  return noTable;
};

/** A player on the waitlist, or whose request has not been answered yet. */
const Queued = ({ seat }: { readonly seat: MySeat }) => {
  const { t } = useText();
  if (seat.asked) return <Message title={t('seat.now.asked')} text={t('seat.now.askedText')} />;
  return (
    <Message
      title={
        seat.waitlistPlace === null
          ? t('seat.now.waitlisted')
          : t('seat.now.waitlistedPlace', { place: seat.waitlistPlace })
      }
      text={t('seat.now.waitlistedText')}
    />
  );
};

/** A player who was absent when the event began: they are not paired until the desk admits them. */
const NotTakenIn = ({ seat }: { readonly seat: MySeat }) => {
  const { t } = useText();
  return seat.status === 'waitlisted' ? (
    <Queued seat={seat} />
  ) : (
    <Message title={t('seat.now.missed')} text={t('seat.now.missedText')} />
  );
};

/** What a checked-in player waits for: in formats with deck building, packs come before tables. */
const comesFirst = ({ format }: EventView) =>
  format === 'sealed'
    ? 'seat.now.packsFirst'
    : format === 'draft'
      ? 'seat.now.draftFirst'
      : 'seat.now.checkedInText';

const BeforeStart = ({ event, seat }: NowProps) => {
  const { t } = useText();
  if (seat.status === 'waitlisted') return <Queued seat={seat} />;
  const trilogy = event.format === 'trilogy';
  const deckMissing =
    !trilogy &&
    !isLimited(event.format) &&
    event.settings.deckRequired &&
    seat.deck?.legal !== true;
  return (
    <Stack gap="sm">
      <Message
        title={t(seat.status === 'checked-in' ? 'seat.now.checkedIn' : 'seat.now.registered')}
        text={t(seat.status === 'checked-in' ? comesFirst(event) : 'seat.now.registeredText')}
      />
      <Suspense>
        {trilogy ? <TrioReminder eventId={event.eventId} playerId={seat.playerId} /> : null}
      </Suspense>
      {deckMissing ? (
        <>
          <Text>{t(seat.deck === null ? 'seat.now.deckMissing' : 'seat.now.deckIllegal')}</Text>
          <LinkButton to="/e/:eventId/deck" params={{ eventId: event.eventId }} size="xl">
            {t('seat.now.toDeck')}
          </LinkButton>
        </>
      ) : null}
      {seat.allowed.includes('CheckInPlayer') ? (
        <CheckIn eventId={event.eventId} playerId={seat.playerId} />
      ) : deckMissing && seat.status === 'registered' && event.settings.selfCheckIn ? (
        <Text c="dimmed">{t('seat.now.deckFirst')}</Text>
      ) : null}
    </Stack>
  );
};

const Message = ({ title, text }: { title: string; text?: string | undefined }) => (
  <div>
    <Title order={2} fz={{ base: 22, sm: 26 }}>
      {title}
    </Title>
    {text === undefined ? null : <Text>{text}</Text>}
  </div>
);

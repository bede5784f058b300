import { useEffect } from 'react';
import { Button, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { freeEventOf, inReview, type PodView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { usePod } from '../../api/limited.js';
import { ownDrafts } from '../../api/own-drafts.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { isFreePod } from './free-pods.js';
import { LeadersOpen, reviewText } from './review.js';
import { WatchedNote } from './watch-link.js';
import { podOffers } from '../../shared/event/limited-offers.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { useWakeLock } from '../../shared/page/use-wake-lock.js';
import { Caller } from './caller.js';
import { useSound } from './chime.js';
import { Direction } from './direction.js';
import { PublicLeaders } from './drafted.js';
import { OwnPick } from './own-pick.js';
import { PoolColumns } from './pool-columns.js';
import { ReadyCheck } from './ready-check.js';
import { RoundTable } from './round-table.js';
import { roundName } from '../../shared/limited/round-name.js';
import './pod.css';

/** Tells onlookers that nobody has a pack until the review is over. */
const ReviewNote = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const now = useServerNow();
  const { roundOpensAt, round } = view;
  return roundOpensAt === null || !inReview(view, now) ? null : (
    <Text>
      {t(reviewText(round))} {clockFace(secondsUntil(roundOpensAt, now))}
    </Text>
  );
};

const Head = ({ view }: { view: PodView }) => {
  const { t } = useText();
  // Players see the number of their own pick, because packs may be waiting for the others.
  const own = view.mine === null ? undefined : view.seats[view.mine.seat];
  const pick =
    own === undefined || view.source === 'recorded'
      ? view.pick
      : own.picked + (own.choosing ? 1 : 0);
  return (
    <div>
      <Title order={2} fz="lg">
        {isFreePod(view) ? view.set : t('pod.title', { number: view.number })} ·{' '}
        {view.status === 'drafting' ? roundName(t, view.round) : t(`pod.status.${view.status}`)}
      </Title>
      {view.status === 'drafting' && pick > 0 ? (
        <Text>{t('pod.pick', { pick: Math.min(pick, view.picks), picks: view.picks })}</Text>
      ) : null}
      {view.mine === null && view.status === 'drafting' ? <ReviewNote view={view} /> : null}
      <WatchedNote view={view} />
    </div>
  );
};

const Message = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Title order={2} fz={22}>
      {title}
    </Title>
    <Text>{text}</Text>
  </div>
);

/** A note that a bot holds the seat and that its player can return at any time. */
const HeldByBot = ({ view, seat }: { view: PodView; seat: number }) => {
  const { t } = useText();
  const hold = useCommand('HoldSeat', { eventId: view.eventId });
  return (
    <Stack gap="xs">
      <Title order={2} fz={22}>
        {t('pod.botTitle')}
      </Title>
      <Text>{t('pod.botText')}</Text>
      <Button
        size="lg"
        loading={hold.pending}
        onClick={() => hold.send({ podId: view.podId, seat, holder: 'player' })}
      >
        {t('pod.takeBack')}
      </Button>
      <FailureNote error={hold.failure} />
    </Stack>
  );
};

const ToBuilder = ({ view: { eventId, podId } }: { view: PodView }) => {
  const { t } = useText();
  return isFreePod({ eventId, podId }) ? (
    <LinkButton to="/draft/:podId/deck" params={{ podId }} size="lg">
      {t('pod.toBuilder')}
    </LinkButton>
  ) : (
    <LinkButton to="/e/:eventId/pool" params={{ eventId }} size="lg">
      {t('pod.toBuilder')}
    </LinkButton>
  );
};

const ToLog = ({ view: { eventId, podId } }: { view: PodView }) => {
  const { t } = useText();
  return isFreePod({ eventId, podId }) ? (
    <LinkButton to="/draft/:podId/log" params={{ podId }} variant="default" size="lg">
      {t('pod.log.open')}
    </LinkButton>
  ) : (
    <LinkButton
      to="/e/:eventId/pods/:podId/log"
      params={{ eventId, podId }}
      variant="default"
      size="lg"
    >
      {t('pod.log.open')}
    </LinkButton>
  );
};

const Now = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const { mine, status } = view;
  useWakeLock(status === 'drafting' || status === 'ready-check');
  if (status === 'paused')
    return (
      <Message
        title={t('pod.pausedTitle')}
        text={
          view.pauseReason === null || view.pauseReason === ''
            ? t('pod.pausedText')
            : `«${view.pauseReason}» ${t('pod.pausedText')}`
        }
      />
    );
  if (status === 'dissolved')
    return <Message title={t('pod.dissolvedTitle')} text={t('pod.dissolvedText')} />;
  if (status === 'completed') {
    return (
      <Stack gap="xs">
        <Message
          title={t('pod.completedTitle')}
          text={mine === null ? '' : t('pod.completedText')}
        />
        <Group>
          {mine === null ? null : <ToBuilder view={view} />}
          {view.source === 'generated' ? <ToLog view={view} /> : null}
        </Group>
        {mine === null || view.source === 'recorded' ? null : <PoolColumns pool={mine.pool} />}
      </Stack>
    );
  }
  if (status === 'ready-check') return <ReadyCheck view={view} />;
  if (view.source === 'recorded') return <Caller view={view} />;
  if (mine === null) return null;
  return view.seats[mine.seat]?.holder === 'bot' ? (
    <HeldByBot view={view} seat={mine.seat} />
  ) : (
    <OwnPick view={view} mine={mine} />
  );
};

const Leave = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const hold = useCommand('HoldSeat', { eventId: view.eventId });
  const seat = view.mine?.seat;
  if (seat === undefined || podOffers(view, 0).ownHold !== 'bot') return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      loading={hold.pending}
      onClick={() => hold.send({ podId: view.podId, seat, holder: 'bot' })}
    >
      {t('pod.letBot')}
    </Button>
  );
};

/**
 * Whether the viewer is drafting here: then their draft takes the whole width, with seats and
 * leaders below.
 */
const isPlaying = ({ mine, source, status }: PodView): boolean =>
  mine !== null && source === 'generated' && status === 'drafting';

const SoundSwitch = () => {
  const { t } = useText();
  const { on, toggle } = useSound();
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-pressed={on}
      aria-label={t('pod.sound')}
      onClick={toggle}
    >
      {on ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
    </Button>
  );
};

/** One draft pod: its players pick, the others watch, staff direct. */
export const PodPage = () => {
  const { eventId, podId } = useParams('/e/:eventId/pods/:podId');
  return <PodRoom eventId={eventId} podId={podId} />;
};

/** A pod outside events: alone against bots, or with friends. */
export const FreePodPage = () => {
  const { podId } = useParams('/draft/:podId');
  return <PodRoom eventId={freeEventOf(podId)} podId={podId} />;
};

/**
 * Remembers a draft outside events, so that a player who leaves it can return from the page where
 * they started it.
 */
const useWayBack = (view: PodView | undefined): void => {
  const own = view !== undefined && isFreePod(view) && view.mine !== null ? view : null;
  const over = own?.status === 'completed';
  const { podId, set } = own ?? {};
  useEffect(() => {
    if (podId !== undefined && set !== undefined)
      ownDrafts.remember({ podId, set, over, at: Date.now() });
  }, [podId, set, over]);
};

const PodRoom = ({ eventId, podId }: { eventId: string; podId: string }) => {
  const { t } = useText();
  const query = usePod(eventId, podId);
  useWayBack(query.data);
  return (
    <Answer of={query} rows={8}>
      {(view) => (
        <div className="cv-pod" data-playing={isPlaying(view)}>
          <Stack gap="sm">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <Head view={view} />
              {view.mine === null || view.source === 'recorded' ? null : <SoundSwitch />}
            </Group>
            {view.mine === null &&
            view.status === 'drafting' &&
            view.source === 'generated' ? null : (
              <section className="cv-panel cv-now">
                <Now view={view} />
              </section>
            )}
            {view.mayDirect && !isFreePod(view) ? <Direction view={view} /> : null}
            <LeadersOpen view={view} />
          </Stack>
          <section className="cv-panel" aria-label={t('pod.seats')}>
            <Tabs defaultValue="seats" keepMounted={false}>
              <Tabs.List grow>
                <Tabs.Tab value="seats">{t('pod.seats')}</Tabs.Tab>
                {view.source === 'generated' ? (
                  <Tabs.Tab value="leaders">{t('pod.leaders')}</Tabs.Tab>
                ) : null}
              </Tabs.List>
              <Tabs.Panel value="seats" pt="sm">
                <RoundTable view={view} />
                <Leave view={view} />
              </Tabs.Panel>
              <Tabs.Panel value="leaders" pt="sm">
                <PublicLeaders view={view} />
              </Tabs.Panel>
            </Tabs>
          </section>
        </div>
      )}
    </Answer>
  );
};

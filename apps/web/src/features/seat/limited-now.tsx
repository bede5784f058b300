import type { ReactNode } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { EventView, MySeat, PodsView } from '#contracts';
import { usePod } from '../../api/limited.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { DueClock } from '../../shared/time/due-clock.js';
import { podOf } from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';

interface LimitedNowProps {
  readonly event: EventView;
  readonly seat: MySeat;
  /** Rendered while the player waits for an ordinary round. */
  readonly fallback: ReactNode;
}

/**
 * A link to a running pod with its state: a pack and its clock, or that a bot holds the player's
 * seat.
 */
const ToPod = ({ event, pod }: { event: EventView; pod: PodsView['pods'][number] }) => {
  const { t } = useText();
  const { eventId } = event;
  const { podId } = pod;
  const { mine, seats, status } = usePod(eventId, podId).data ?? { mine: null, seats: [] };
  const offer = status === 'drafting' ? mine?.offer : null;
  const title =
    pod.status === 'ready-check'
      ? 'pod.ready.title'
      : pod.status === 'paused'
        ? 'pod.pausedTitle'
        : mine !== null && seats[mine.seat]?.holder === 'bot'
          ? 'pod.botTitle'
          : offer
            ? 'deskLimited.yours.packWaits'
            : 'pod.drafting';
  return (
    <Stack gap="sm" align="flex-start">
      <Group justify="space-between" w="100%">
        <Title order={2} fz={{ base: 22, sm: 26 }}>
          {t(title)}
        </Title>
        {offer?.until && title === 'deskLimited.yours.packWaits' ? (
          <DueClock until={offer.until} label={t('pod.timer')} warnSeconds={10} />
        ) : null}
      </Group>
      <Text>{t('pod.title', { number: pod.number })}</Text>
      <LinkButton to="/e/:eventId/pods/:podId" params={{ eventId, podId }} size="xl">
        {t('pod.toPod')}
      </LinkButton>
    </Stack>
  );
};

/** Between the rounds of Sealed and Draft: a link to the pod or the pool, or a note to wait. */
export const LimitedNow = ({ event, seat, fallback }: LimitedNowProps) => {
  const { t } = useText();
  const { eventId } = event;
  const { data: pods } = useAnswer('pods', { eventId });
  if (pods === undefined) return null;
  const mine = podOf(pods, seat.playerId);
  if (mine !== undefined && mine.status !== 'completed') return <ToPod event={event} pod={mine} />;
  if (event.rounds.length > 0 && pods.building === null) return fallback;
  const opened = event.format === 'sealed' ? pods.pools.opened : mine !== undefined;
  if (!opened) {
    const kind = event.format === 'sealed' ? 'pools' : 'wait';
    return (
      <div>
        <Title order={2} fz={{ base: 22, sm: 26 }}>
          {t(`deskLimited.yours.${kind}`)}
        </Title>
        <Text>{t(`deskLimited.yours.${kind}Text`)}</Text>
      </div>
    );
  }
  if (event.rounds.length > 0) return fallback;
  const endsAt = pods.building?.endsAt ?? null;
  const legal = seat.deck?.legal === true;
  return (
    <Stack gap="sm" align="flex-start">
      <Group justify="space-between" w="100%">
        <Title order={2} fz={{ base: 22, sm: 26 }}>
          {t(legal ? 'deskLimited.yours.builtTitle' : 'deskLimited.yours.build')}
        </Title>
        {endsAt === null ? null : (
          <DueClock
            until={endsAt}
            label={t('pool.clock')}
            warnSeconds={120}
            warning={t('pool.clockSoon')}
          />
        )}
      </Group>
      <Text>{t(legal ? 'deskLimited.yours.built' : 'deskLimited.yours.buildText')}</Text>
      <LinkButton
        to="/e/:eventId/pool"
        params={{ eventId }}
        size="xl"
        variant={legal ? 'default' : 'filled'}
      >
        {t(legal ? 'deskLimited.yours.change' : 'pod.toBuilder')}
      </LinkButton>
    </Stack>
  );
};

import { useEffect } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { isThere, type PodView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { isFreePod } from './free-pods.js';
import { type PodOffers, podOffers } from '../../shared/event/limited-offers.js';
import { chime } from './chime.js';
import { FreePodInvite } from './free-pod-invite.js';

/** The title of the ready check for the viewer: a call, a wait, or a list of who is present. */
const titleOf = (view: PodView, { confirm }: PodOffers) => {
  if (isFreePod(view)) return 'free.gathering' as const;
  if (view.mine === null) return 'pod.status.ready-check' as const;
  return confirm === null ? ('pod.ready.confirmed' as const) : ('pod.ready.title' as const);
};

/** The seat whose player is asked to confirm. */
const OwnSeat = ({ view, seat }: { view: PodView; seat: number }) => {
  const { t } = useText();
  const confirm = useCommand('ConfirmReady', { eventId: view.eventId });
  useEffect(() => chime(660, 0.4), []);
  return (
    <Stack gap="xs">
      <Text>{t('pod.ready.text', { number: view.number, seat: seat + 1 })}</Text>
      <Button
        size="xl"
        loading={confirm.pending}
        onClick={() => confirm.send({ podId: view.podId, seat })}
      >
        {t('pod.ready.confirm')}
      </Button>
      <FailureNote error={confirm.failure} />
    </Stack>
  );
};

/**
 * Before the draft: who is present, who is missing, and the button to begin for those who direct
 * the pod.
 */
export const ReadyCheck = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const start = useCommand('StartPod', { eventId: view.eventId });
  const offers = podOffers(view, 0);
  const there = view.seats.filter(isThere).length;
  const all = view.seats.length;
  return (
    <Stack gap="sm">
      <Title order={2} fz={22}>
        {t(titleOf(view, offers))}
      </Title>
      {offers.confirm === null || isFreePod(view) ? null : (
        <OwnSeat view={view} seat={offers.confirm} />
      )}
      {isFreePod(view) ? <FreePodInvite view={view} /> : null}
      <Text aria-live="polite">
        {there === all ? t('pod.ready.all') : t('pod.ready.count', { ready: there, all })}
      </Text>
      <ul className="cv-ready">
        {view.seats.map((seat) => (
          <li key={seat.seat} data-ready={isThere(seat)}>
            {isThere(seat) ? (
              <IconCircleCheckFilled size={20} aria-hidden />
            ) : (
              <IconCircleDashed size={20} aria-hidden />
            )}
            <span>
              {seat.seat + 1}. {seat.name}
            </span>
            <small>
              {seat.holder === 'bot'
                ? t('pod.bot')
                : t(seat.ready ? 'pod.ready.here' : 'pod.ready.absent')}
            </small>
          </li>
        ))}
      </ul>
      {offers.start ? (
        <Group>
          <Button
            variant={there === all ? 'filled' : 'default'}
            loading={start.pending}
            onClick={() => start.send({ podId: view.podId })}
          >
            {t(there === all ? 'pod.ready.start' : 'pod.ready.startWithout')}
          </Button>
        </Group>
      ) : null}
      <FailureNote error={start.failure} />
    </Stack>
  );
};

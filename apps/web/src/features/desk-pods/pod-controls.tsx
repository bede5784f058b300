import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { isThere, type EventView, type PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { currentPods, dueDraft } from '../../shared/limited/limited.js';
import type { DeskPodsOffers } from '../../shared/event/limited-offers.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { FixedSeats, type FixedSeat } from './fixed-seats.js';

interface PodControlsProps {
  readonly event: EventView;
  readonly pods: PodsView;
  readonly offers: DeskPodsOffers;
}

/** Buttons that seat, pause and dissolve all pods of a draft at once. */
export const PodControls = ({ event, pods, offers }: PodControlsProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState<'pause' | 'dissolve' | null>(null);
  const [fixed, setFixed] = useState<readonly FixedSeat[]>([]);
  const { eventId } = event;
  const form = useCommand('FormPods', { onAccepted: () => setFixed([]) });
  const dissolve = useCommand('DissolvePods', { onAccepted: () => setAsking(null) });
  const pause = useCommand('PausePod', { eventId, onAccepted: () => setAsking(null) });
  const resume = useCommand('ResumePod', { eventId });
  const start = useCommand('StartPod', { eventId });
  const seated = currentPods(pods);
  const { form: mayForm, start: called, pause: running, resume: paused } = offers;
  const draft = dueDraft(pods);
  const complete = called.every(({ seats }) => seats.every(isThere));
  return (
    <>
      <Group gap="xs">
        {mayForm ? (
          <Button
            variant={seated.length === 0 ? 'filled' : 'default'}
            loading={form.pending}
            onClick={() => form.send({ eventId, draft, fixed: [...fixed] })}
          >
            {seated.length === 0 ? t('deskLimited.seatPods') : t('deskLimited.seatNext', { draft })}
          </Button>
        ) : null}
        {called.length > 0 ? (
          <Button
            variant={complete ? 'filled' : 'default'}
            loading={start.pending}
            onClick={() => called.forEach(({ podId }) => start.send({ podId }))}
          >
            {t(complete ? 'pod.ready.startAll' : 'pod.ready.startAllWithout')}
          </Button>
        ) : null}
        {running.length > 0 ? (
          <Button variant="default" onClick={() => setAsking('pause')}>
            {t('deskLimited.pauseAll')}
          </Button>
        ) : null}
        {paused.length > 0 ? (
          <Button
            loading={resume.pending}
            onClick={() => paused.forEach(({ podId }) => resume.send({ podId }))}
          >
            {t('deskLimited.resumeAll')}
          </Button>
        ) : null}
        {offers.dissolve ? (
          <Button variant="subtle" color="red" onClick={() => setAsking('dissolve')}>
            {t('pod.direct.dissolve')}
          </Button>
        ) : null}
      </Group>
      {mayForm ? <FixedSeats event={event} fixed={fixed} onChange={setFixed} /> : null}
      <FailureNote error={form.failure ?? resume.failure ?? start.failure} />
      {asking === 'pause' ? (
        <ReasonDialog
          opened
          title={t('deskLimited.pauseAll')}
          busy={pause.pending}
          failure={pause.failure}
          onClose={() => setAsking(null)}
          onDone={(reason) => running.forEach(({ podId }) => pause.send({ podId, reason }))}
        />
      ) : null}
      {asking === 'dissolve' ? (
        <ReasonDialog
          opened
          danger
          title={t('pod.direct.dissolve')}
          text={t('pod.direct.dissolveText')}
          busy={dissolve.pending}
          failure={dissolve.failure}
          onClose={() => setAsking(null)}
          onDone={(reason) => dissolve.send({ eventId, draft: seated[0]?.draft ?? 1, reason })}
        />
      ) : null}
    </>
  );
};

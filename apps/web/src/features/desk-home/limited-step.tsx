import { useState } from 'react';
import { Button } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { DueClock } from '../../shared/time/due-clock.js';
import {
  boostersName,
  currentPods,
  dueDraft,
  type LimitedStage,
  missingIn,
} from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { Row } from './step-row.js';

interface LimitedStepProps {
  readonly event: EventView;
  readonly stage: LimitedStage;
  readonly pods: PodsView;
}

/** The players for whom the draft waits, as far as the desk needs it at a glance. */
const Drafting = ({ event, pods }: Omit<LimitedStepProps, 'stage'>) => {
  const { t } = useText();
  const seated = currentPods(pods);
  const called = seated.filter(({ status }) => status === 'ready-check');
  const missing = called.flatMap(missingIn);
  const done = seated.filter(({ status }) => status === 'completed').length;
  const all = (status: string): boolean => seated.every((pod) => pod.status === status);
  return (
    <Row
      title={t(
        all('ready-check')
          ? 'deskLimited.calling'
          : all('paused')
            ? 'pod.pausedTitle'
            : 'deskLimited.drafting',
      )}
      why={[
        ...(all('ready-check')
          ? []
          : [t('deskLimited.draftingWhy', { done, pods: seated.length })]),
        ...(missing.length > 0 ? [t('pod.ready.missing', { names: missing.join(', ') })] : []),
      ].join(' ')}
    >
      <LinkButton to="/e/:eventId/desk/pods" params={{ eventId: event.eventId }} size="lg">
        {t('deskLimited.toPods')}
      </LinkButton>
    </Row>
  );
};

const Building = ({ event, pods }: Omit<LimitedStepProps, 'stage'>) => {
  const { t } = useText();
  const { eventId, counts, nextRound } = event;
  const [asking, setAsking] = useState(false);
  const pair = useCommand('RequestPairing', { onAccepted: () => setAsking(false) });
  const endsAt = pods.building?.endsAt ?? null;
  const ready = counts.decks - counts.illegalDecks;
  const all = ready >= counts.playing;
  const why = [
    t('deskLimited.buildingWhy', { ready, count: counts.playing }),
    ...(all ? [] : [t('deskLimited.pairCloses')]),
  ].join(' ');
  const name =
    nextRound && t('desk.next.pair', { round: t('common.swissRound', { round: nextRound.round }) });
  const request = (): void => {
    if (nextRound) pair.send({ eventId, ...nextRound, repair: false });
  };
  return (
    <Row title={t('deskLimited.building')} why={why} failure={asking ? null : pair.failure}>
      {endsAt === null ? null : (
        <DueClock until={endsAt} label={t('deskLimited.clockLeft')} warnSeconds={60} />
      )}
      <LinkButton to="/e/:eventId/desk/pods" params={{ eventId }} size="lg" variant="default">
        {t('deskLimited.clock')}
      </LinkButton>
      {name === null ? null : (
        <>
          <Button
            size="lg"
            variant={all ? 'filled' : 'default'}
            loading={pair.pending}
            onClick={() => (all ? request() : setAsking(true))}
          >
            {name}
          </Button>
          <ConfirmDialog
            opened={asking}
            title={name}
            text={why}
            busy={pair.pending}
            failure={pair.failure}
            onClose={() => setAsking(false)}
            onDone={request}
          />
        </>
      )}
    </Row>
  );
};

/** The steps with boosters, pods and decks between the start and the first round. */
export const LimitedStep = ({ event, stage, pods }: LimitedStepProps) => {
  const { t } = useText();
  const { eventId, counts, settings } = event;
  const open = useCommand('OpenPools');
  const form = useCommand('FormPods');
  const facts = {
    count: counts.playing,
    set: settings.limited === undefined ? '' : boostersName(settings.limited),
    packs: settings.limited?.packs ?? 0,
  };
  if (stage === 'building') return <Building event={event} pods={pods} />;
  if (stage === 'drafting') return <Drafting event={event} pods={pods} />;
  const missing = counts.registered - counts.playing - counts.dropped;
  return stage === 'open-pools' ? (
    <Row
      title={t('deskLimited.openPools')}
      why={t('deskLimited.openPoolsWhy', facts)}
      failure={open.failure}
    >
      <Button size="lg" loading={open.pending} onClick={() => open.send({ eventId })}>
        {t('deskLimited.openPools')}
      </Button>
    </Row>
  ) : (
    <Row
      title={t('deskLimited.seatPods')}
      why={[
        t('deskLimited.seatPodsWhy', facts),
        t(`deskLimited.seatPodsStart.${settings.limited?.readyCheck ?? 'none'}`),
        ...(missing > 0 ? [t('deskLimited.seatPodsMissing', { count: missing })] : []),
      ].join(' ')}
      failure={form.failure}
    >
      {missing > 0 ? (
        <LinkButton to="/e/:eventId/desk/players" params={{ eventId }} size="lg" variant="default">
          {t('desk.players')}
        </LinkButton>
      ) : null}
      <Button
        size="lg"
        loading={form.pending}
        onClick={() => form.send({ eventId, draft: dueDraft(pods), fixed: [] })}
      >
        {t('deskLimited.seatPods')}
      </Button>
    </Row>
  );
};

import { Button } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { DueClock } from '../../shared/due-clock.js';
import { boostersName, currentPods, dueDraft, type LimitedStage } from '../../shared/limited.js';
import { LinkButton } from '../../shared/link-button.js';
import { Row } from './step-row.js';

interface LimitedStepProps {
  readonly event: EventView;
  readonly stage: LimitedStage;
  readonly pods: PodsView;
}

const Building = ({ event, pods }: Omit<LimitedStepProps, 'stage'>) => {
  const { t } = useText();
  const { eventId, counts, nextRound } = event;
  const pair = useCommand('RequestPairing');
  const endsAt = pods.building?.endsAt ?? null;
  return (
    <Row
      title={t('deskLimited.building')}
      why={t('deskLimited.buildingWhy', {
        ready: counts.decks - counts.illegalDecks,
        count: counts.playing,
      })}
      failure={pair.failure}
    >
      {endsAt === null ? null : (
        <DueClock until={endsAt} label={t('deskLimited.clockLeft')} warnSeconds={60} />
      )}
      <LinkButton to="/e/:eventId/desk/pods" params={{ eventId }} size="lg" variant="default">
        {t('deskLimited.clock')}
      </LinkButton>
      {nextRound === null ? null : (
        <Button
          size="lg"
          loading={pair.pending}
          onClick={() => pair.send({ eventId, ...nextRound, repair: false })}
        >
          {t('desk.next.pair', { round: t('common.swissRound', { round: nextRound.round }) })}
        </Button>
      )}
    </Row>
  );
};

/** Boosters, pods and decks: what comes between the start and the first round. */
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
  if (stage === 'drafting') {
    const seated = currentPods(pods);
    return (
      <Row
        title={t('deskLimited.drafting')}
        why={t('deskLimited.draftingWhy', {
          done: seated.filter(({ status }) => status === 'completed').length,
          pods: seated.length,
        })}
      >
        <LinkButton to="/e/:eventId/desk/pods" params={{ eventId }} size="lg">
          {t('deskLimited.toPods')}
        </LinkButton>
      </Row>
    );
  }
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

import { useState } from 'react';
import { Alert, Button, Loader, Text } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import { isTeamEvent } from '../../shared/event/team-seats.js';
import { isLimited } from '../../shared/limited/limited.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { usePairedOnOld } from '../../shared/event/paired-on-old.js';
import { PairingConstraints } from '../../shared/event/pairing-constraints.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { may } from '../../shared/event/roles.js';
import { roundOffers } from '../../shared/event/round-offers.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { isUntimed } from '../../shared/event/untimed-round.js';
import { useStartClock } from '../../shared/event/use-start-clock.js';
import { LimitedStep } from './limited-step.js';
import { nextStep, type NextStep, taskOfStep } from './next-step.js';
import { Row } from './step-row.js';
import { StartEvent } from './start-event.js';

/** The next step of the day, with one button. */
export const NextStepPanel = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const pods =
    useAnswer('pods', { eventId: event.eventId }, { enabled: isLimited(event.format) }).data ??
    null;
  const step = nextStep(event, pods);
  const isOver = step.kind === 'export' || step.kind === 'cancelled';
  // A handed-over event has no next step here: the page says where it continues.
  if (event.handedOver && !isOver) return null;
  return (
    <section className="cv-panel cv-now" aria-labelledby="next-step">
      <Text size="sm" c="dimmed" id="next-step">
        {t(isOver ? `common.status.${event.status}` : 'desk.next.label')}
      </Text>
      <div aria-live="polite">
        {!may(event, taskOfStep(step.kind)) ? (
          <Text>{t('desk.next.others')}</Text>
        ) : isLimited(event.format) && pods === null ? null : (
          <Step event={event} step={step} pods={pods} />
        )}
      </div>
    </section>
  );
};

const Step = ({
  event,
  step,
  pods,
}: {
  event: EventView;
  step: NextStep;
  pods: PodsView | null;
}) => {
  const { t } = useText();
  const { eventId, counts } = event;
  const teams = isTeamEvent(event);
  switch (step.kind) {
    case 'open-registration':
      return <OpenRegistration event={event} />;
    case 'share':
      return <Row title={t('desk.next.share')} why={t('desk.next.shareWhy')} />;
    case 'check-in':
      return (
        <Row
          title={t('desk.next.checkIn')}
          why={t(teams ? 'desk.next.checkInTeamsWhy' : 'desk.next.checkInWhy', {
            checkedIn: counts.checkedIn,
            registered: counts.registered,
          })}
        >
          <LinkButton to="/e/:eventId/desk/players" params={{ eventId }} size="lg">
            {t('desk.next.checkIn')}
          </LinkButton>
          {eventOffers(event).start ? <StartEvent event={event} quiet /> : null}
        </Row>
      );
    case 'start':
      return (
        <Row
          title={t(teams ? 'desk.next.startTeams' : 'desk.next.start', {
            count: counts.checkedIn,
          })}
          why={t(teams ? 'desk.next.startTeamsWhy' : 'desk.next.startWhy')}
        >
          <StartEvent event={event} />
        </Row>
      );
    case 'finish':
      return <Finish eventId={eventId} />;
    case 'export':
      return (
        <Row
          title={
            event.champion === null
              ? t('common.status.finished')
              : t('common.champion', { name: event.champion.name })
          }
          why={t('desk.next.exportWhy')}
        >
          <Button component="a" href={`/api/events/${eventId}/export`} download size="lg">
            {t('desk.next.export')}
          </Button>
          {eventOffers(event).reopen ? <Reopen eventId={eventId} /> : null}
        </Row>
      );
    case 'cancelled':
      return <Row title={t('common.status.cancelled')} why={t('desk.next.cancelled')} />;
    case 'open-pools':
    case 'seat-pods':
    case 'drafting':
    case 'building':
      return pods === null ? null : <LimitedStep event={event} stage={step.kind} pods={pods} />;
    default:
      return <RoundStep event={event} step={step} />;
  }
};

const OpenRegistration = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const open = useCommand('OpenRegistration');
  return (
    <Row
      title={t('desk.next.openRegistration')}
      why={t('desk.next.openRegistrationWhy')}
      failure={open.failure}
    >
      <Button
        size="lg"
        loading={open.pending}
        onClick={() => open.send({ eventId: event.eventId })}
      >
        {t('desk.next.openRegistration')}
      </Button>
    </Row>
  );
};

const Finish = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const finish = useCommand('FinishEvent', { onAccepted: () => setAsking(false) });
  return (
    <Row title={t('desk.next.finish')} why={t('desk.next.finishWhy')}>
      <Button size="lg" onClick={() => setAsking(true)}>
        {t('desk.next.finish')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('desk.next.finish')}
        text={t('desk.next.finishAsk')}
        busy={finish.pending}
        failure={finish.failure}
        onClose={() => setAsking(false)}
        onDone={() => finish.send({ eventId })}
      />
    </Row>
  );
};

const Reopen = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const reopen = useCommand('ReopenEvent', { onAccepted: () => setAsking(false) });
  return (
    <>
      <Button variant="default" size="lg" onClick={() => setAsking(true)}>
        {t('desk.next.reopen')}
      </Button>
      <ReasonDialog
        opened={asking}
        title={t('desk.next.reopenTitle')}
        text={t('desk.next.reopenText')}
        danger
        required
        busy={reopen.pending}
        failure={reopen.failure}
        onClose={() => setAsking(false)}
        onDone={(reason) => reopen.send({ eventId, reason })}
      />
    </>
  );
};

type RoundStepOf = Extract<
  NextStep,
  { kind: 'pair' | 'pairing' | 'pairing-failed' | 'publish' | 'clock' | 'results' | 'completing' }
>;

const RoundStep = ({ event, step }: { event: EventView; step: RoundStepOf }) => {
  const { t } = useText();
  const failureText = useFailureText();
  const roundName = useRoundName(event);
  const { eventId } = event;
  const pair = useCommand('RequestPairing');
  const clock = useStartClock(event);
  if ('key' in step) {
    const name = roundName(step.key);
    if (step.kind === 'pairing') {
      return (
        <Row title={t('desk.next.pairing', { round: name })} why={t('desk.next.pairingWhy')}>
          <Loader aria-label={t('desk.next.pairingWhy')} />
        </Row>
      );
    }
    const { phase, round, attempt } = step.key;
    const { constrain } = roundOffers(event);
    const failed = step.kind === 'pairing-failed';
    const why =
      failed && step.failure !== null
        ? failureText(step.failure.code, { tables: step.failure.tables.join(', ') })
        : t(step.first ? 'desk.next.pairFirstWhy' : 'desk.next.pairWhy');
    return (
      <Row
        title={failed ? t('desk.next.failed') : t('desk.next.pair', { round: name })}
        why={why}
        failure={pair.failure}
      >
        {constrain ? <PairingConstraints event={event} at={constrain} /> : null}
        <Button
          size="lg"
          loading={pair.pending}
          onClick={() => pair.send({ eventId, phase, round, attempt, repair: false })}
        >
          {failed ? t('common.retry') : t('desk.next.pair', { round: name })}
        </Button>
      </Row>
    );
  }
  const { phase, round, attempt, tables, completed } = step.round;
  const name = roundName(step.round);
  if (step.kind === 'completing') {
    return (
      <Row title={t('desk.next.completing')} why={t('desk.next.pairWhy')}>
        <Loader aria-label={t('desk.next.completing')} />
      </Row>
    );
  }
  const toResults = (variant: 'filled' | 'default') => (
    <LinkButton to="/e/:eventId/desk/rounds" params={{ eventId }} size="lg" variant={variant}>
      {t('desk.next.results')}
    </LinkButton>
  );
  if (step.kind === 'publish') {
    return (
      <Row
        title={t('desk.next.publish', { round: name })}
        why={t('desk.next.publishWhy', { count: tables })}
      >
        <LinkButton to="/e/:eventId/desk/rounds" params={{ eventId }} size="lg">
          {t('desk.next.look')}
        </LinkButton>
      </Row>
    );
  }
  if (step.kind === 'results') {
    return (
      <Row title={name} why={t('desk.next.resultsWhy', { count: tables - completed })}>
        {toResults('filled')}
      </Row>
    );
  }
  const untimed = isUntimed(event, step.round);
  const starts = t(untimed ? 'rounds.clock.begin' : 'desk.next.clock');
  return (
    <>
      <Row
        title={starts}
        why={t(untimed ? 'desk.next.beginWhy' : 'desk.next.clockWhy', { round: name })}
        failure={clock.failure}
      >
        {toResults('default')}
        <Button
          size="lg"
          loading={clock.pending}
          onClick={() => clock.send({ eventId, phase, round, attempt, minutes: null })}
        >
          {starts}
        </Button>
      </Row>
      <PairedOnOld event={event} />
    </>
  );
};

/** A warning, before the round's clock starts, that results were corrected after its pairing. */
const PairedOnOld = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const count = usePairedOnOld(event);
  return count === 0 ? null : (
    <Alert color="lamp" mt="sm" title={t('rounds.corrections.title')}>
      <Text>{t('rounds.corrections.affected', { count })}</Text>
      <LinkButton
        to="/e/:eventId/desk/rounds"
        params={{ eventId: event.eventId }}
        variant="default"
        mt="xs"
      >
        {t('desk.next.look')}
      </LinkButton>
    </Alert>
  );
};

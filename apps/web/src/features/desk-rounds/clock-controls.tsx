import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { EventView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { isUntimed } from '../../shared/event/untimed-round.js';
import { roundOffers } from '../../shared/event/round-offers.js';
import { useStartClock } from '../../shared/event/use-start-clock.js';
import { RoundClock } from '../../shared/time/round-clock.js';

export const ClockControls = ({
  event,
  round: summary,
}: {
  event: EventView;
  round: RoundSummary;
}) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const { eventId } = event;
  const { phase, round, attempt } = summary;
  const key = { eventId, phase, round, attempt };
  const { clock, moveClock } = roundOffers(event);
  const start = useStartClock(event, { onFailed });
  const pause = useCommand('PauseRoundClock', { onFailed });
  const resume = useCommand('ResumeRoundClock', { onFailed });
  const extend = useCommand('ExtendRoundClock', { onFailed });
  return (
    <Group gap="xs">
      <RoundClock round={summary} fz={32} />
      {clock?.next === 'start' ? (
        <Button
          leftSection={<IconPlayerPlay size={18} />}
          loading={start.pending}
          onClick={() => start.send({ ...key, minutes: null })}
        >
          {t(isUntimed(event, summary) ? 'rounds.clock.begin' : 'rounds.clock.start')}
        </Button>
      ) : null}
      {clock?.next === 'pause' ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={18} />}
          loading={pause.pending}
          onClick={() => pause.send(key)}
        >
          {t('rounds.clock.pause')}
        </Button>
      ) : null}
      {clock?.next === 'resume' ? (
        <Button
          leftSection={<IconPlayerPlay size={18} />}
          loading={resume.pending}
          onClick={() => resume.send(key)}
        >
          {t('rounds.clock.resume')}
        </Button>
      ) : null}
      {moveClock ? (
        <Group gap="xs" role="group" aria-label={t('rounds.clock.change')}>
          {[-1, 1, 5].map((minutes) => (
            <Button
              key={minutes}
              variant="default"
              px="xs"
              loading={extend.pending}
              onClick={() => extend.send({ ...key, seconds: minutes * 60 })}
            >
              {minutes > 0 ? `+${minutes}` : minutes} min
            </Button>
          ))}
        </Group>
      ) : null}
    </Group>
  );
};

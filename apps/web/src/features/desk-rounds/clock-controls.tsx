import { Button, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { RoundClock } from '../../shared/time/round-clock.js';

export const ClockControls = ({
  eventId,
  round: summary,
}: {
  eventId: string;
  round: RoundSummary;
}) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const { phase, round, attempt, state } = summary;
  const key = { eventId, phase, round, attempt };
  const start = useCommand('StartRoundClock', { onFailed });
  const pause = useCommand('PauseRoundClock', { onFailed });
  const resume = useCommand('ResumeRoundClock', { onFailed });
  const extend = useCommand('ExtendRoundClock', { onFailed });
  const running = state === 'running' && summary.endsAt !== null;
  return (
    <Group gap="xs">
      <RoundClock round={summary} fz={32} />
      {state === 'paired' ? (
        <Button
          leftSection={<IconPlayerPlay size={18} />}
          loading={start.pending}
          onClick={() => start.send({ ...key, minutes: null })}
        >
          {t('rounds.clock.start')}
        </Button>
      ) : null}
      {running ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={18} />}
          loading={pause.pending}
          onClick={() => pause.send(key)}
        >
          {t('rounds.clock.pause')}
        </Button>
      ) : null}
      {state === 'paused' ? (
        <Button
          leftSection={<IconPlayerPlay size={18} />}
          loading={resume.pending}
          onClick={() => resume.send(key)}
        >
          {t('rounds.clock.resume')}
        </Button>
      ) : null}
      {running ? (
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

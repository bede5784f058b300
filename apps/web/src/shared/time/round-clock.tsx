import { Text, type TextProps } from '@mantine/core';
import type { RoundSummary } from '#contracts';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace, readClock } from './clock.js';

interface RoundClockProps extends TextProps {
  readonly round: RoundSummary;
  readonly extensionSeconds?: number;
}

/**
 * The round's clock in server time. It is not a live region: a screen reader reads it on demand
 * instead of announcing every second.
 */
export const RoundClock = ({ round, extensionSeconds = 0, ...text }: RoundClockProps) => {
  const { t } = useText();
  const now = useServerNow(round.endsAt !== null);
  const clock = readClock(round, now, extensionSeconds);
  const words = {
    'not-started': t('common.clock.notStarted'),
    untimed: t('common.clock.untimed'),
    over: clock.kind === 'over' ? `${t('common.clock.over')} · +${clockFace(clock.seconds)}` : '',
  };
  const face =
    clock.kind === 'running' || clock.kind === 'paused'
      ? clockFace(clock.seconds)
      : words[clock.kind];
  return (
    <Text
      component="span"
      role="timer"
      aria-label={t('common.clock.label')}
      fw={650}
      data-clock={clock.kind}
      {...text}
    >
      {face}
      {clock.kind === 'paused' ? ` · ${t('common.clock.paused')}` : ''}
    </Text>
  );
};

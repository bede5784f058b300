import { Text } from '@mantine/core';
import { useServerNow } from '../../api/server-time.js';
import { clockFace } from './clock.js';

/** Whole seconds from `now` (server time, ms) until an instant; never negative. */
export const secondsUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));

interface DueClockProps {
  readonly until: string;
  readonly label: string;
  readonly warnSeconds?: number;
  readonly warning?: string;
  readonly fz?: number;
}

/**
 * A countdown to an instant that warns in words when little time is left. Only the warning is a
 * live region.
 */
export const DueClock = ({ until, label, warnSeconds = 5, warning, fz = 28 }: DueClockProps) => {
  const left = secondsUntil(until, useServerNow());
  const soon = left <= warnSeconds;
  return (
    <div>
      <Text
        component="span"
        role="timer"
        aria-label={label}
        fw={750}
        fz={fz}
        lh={1}
        c={soon ? 'var(--cv-bad)' : undefined}
      >
        {clockFace(left)}
      </Text>
      {soon && warning !== undefined ? (
        <Text role="alert" size="sm" fw={650} c="var(--cv-bad)">
          {warning}
        </Text>
      ) : null}
    </div>
  );
};

import { useEffect } from 'react';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { chime } from './chime.js';

const amber = 10;
const last = 5;

/**
 * The time left for a pick, as figures and as a bar; the last seconds are also announced in words
 * and, with sound on, by tones.
 */
export const PickClock = ({
  since,
  until,
  label,
}: {
  readonly since: string;
  readonly until: string;
  readonly label: string;
}) => {
  const { t } = useText();
  const now = useServerNow();
  const left = secondsUntil(until, now);
  const whole = Math.max(1, (Date.parse(until) - Date.parse(since)) / 1_000);
  useEffect(() => {
    if (left === amber) chime(660);
    if (left > 0 && left <= last) chime(880, 0.09);
  }, [left]);
  return (
    <div className="cv-pick-clock" data-soon={left <= amber}>
      <span className="cv-pick-track" aria-hidden>
        <span style={{ width: `${Math.min(100, (left / whole) * 100)}%` }} />
      </span>
      <span role="timer" aria-label={label} className="cv-pick-figures">
        {clockFace(left)}
      </span>
      {left <= amber ? (
        <span role="alert" className="cv-visually-hidden">
          {t('pod.lastSeconds', { count: left <= last ? last : amber })}
        </span>
      ) : null}
    </div>
  );
};

import { useEffect, useState } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { usePod } from '../../api/limited.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { roundName } from '../../shared/limited/round-name.js';

/** Speaks a line once, in the page's language, if the browser can and the sound is switched on. */
const useSpoken = (line: string | null, on: boolean, language: string): void => {
  useEffect(() => {
    if (!on || line === null || !('speechSynthesis' in window)) return;
    const words = new SpeechSynthesisUtterance(line);
    words.lang = language;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(words);
  }, [line, on, language]);
};

/** With real boosters: the called pick, the passing direction and the time, for the whole room. */
export const Call = ({
  eventId,
  podId,
  numbered,
}: {
  eventId: string;
  podId: string;
  numbered: boolean;
}) => {
  const { t, language } = useText();
  const [spoken, setSpoken] = useState(false);
  const query = usePod(eventId, podId);
  const now = useServerNow();
  const pod = query.data;
  const round = pod === undefined ? '' : roundName(t, pod.round);
  const line =
    pod === undefined || pod.pick === 0
      ? null
      : t('pod.call.line', { round, pick: pod.pick, pass: t(`pod.pass.${pod.passing}`) });
  useSpoken(line, spoken, language);
  const toggle = () => setSpoken((before) => !before);
  useHotkeys([['s', toggle]]);
  return (
    <Answer of={query} rows={6}>
      {({ callEndsAt, number, passing, pick, picks }) => (
        <div className="cv-screen-centre">
          <p className="cv-screen-large">
            {numbered ? `${t('pod.title', { number })} · ${round}` : round}
          </p>
          <p className="cv-screen-huge" aria-live="polite">
            {t('pod.pick', { pick, picks })} {passing === 'left' ? '↻' : '↺'}{' '}
            {t(`pod.pass.${passing}`)}
          </p>
          {callEndsAt === null ? null : (
            <span
              role="timer"
              aria-label={t('pod.timer')}
              className="cv-screen-clock"
              style={{ fontSize: 'min(30vh, 22vw)' }}
              data-clock={secondsUntil(callEndsAt, now) === 0 ? 'over' : 'running'}
            >
              {clockFace(secondsUntil(callEndsAt, now))}
            </span>
          )}
          <span className="cv-screen-keys">
            <button type="button" aria-pressed={spoken} onClick={toggle}>
              {t('pod.call.spoken')}
            </button>
          </span>
        </div>
      )}
    </Answer>
  );
};

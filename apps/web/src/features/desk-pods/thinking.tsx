import { Text } from '@mantine/core';
import type { EventView, PodsView } from '#contracts';
import { useThinking } from '../../api/limited.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { currentPods } from '../../shared/limited/limited.js';

/** The number of players listed, slowest first; the others are on the pages of their pods. */
const atAGlance = 12;

/** The players in all pods of the draft who have a pack to pick from, the longest waiting first. */
export const Thinking = ({ event, pods }: { event: EventView; pods: PodsView }) => {
  const { t } = useText();
  const running = currentPods(pods).some(({ status }) => status === 'drafting');
  const { data } = useThinking(
    event.eventId,
    running && event.settings.limited?.source === 'generated',
  );
  const now = useServerNow(running);
  if (!running || data === undefined) return null;
  const seats = data.seats
    .filter(({ holder, since }) => holder === 'player' && Date.parse(since) <= now)
    .toSorted((one, other) => (one.since < other.since ? -1 : 1))
    .slice(0, atAGlance);
  const thought = (since: string): number =>
    Math.max(0, Math.floor((now - Date.parse(since)) / 1_000));
  return (
    <section className="cv-panel" aria-labelledby="who-thinks">
      <Text id="who-thinks" component="h3" fw={700}>
        {t('deskLimited.thinking')}
      </Text>
      {seats.length === 0 ? <Text c="dimmed">{t('deskLimited.thinkingNobody')}</Text> : null}
      <ul className="cv-quiet-list">
        {seats.map(({ podId, number, seat, name, since, until, waiting, missed }) => (
          <li key={`${podId}.${seat}`}>
            <LinkButton
              to="/e/:eventId/pods/:podId"
              params={{ eventId: event.eventId, podId }}
              variant="subtle"
              size="compact-md"
            >
              {t('deskLimited.thinkingRow', { number, name })}
            </LinkButton>{' '}
            <Text span size="sm">
              {[
                t('deskLimited.thinkingFor', { time: clockFace(thought(since)) }),
                until === null
                  ? ''
                  : t('deskLimited.thinkingLeft', { time: clockFace(secondsUntil(until, now)) }),
                waiting > 1 ? t('pod.direct.packsWaiting', { count: waiting }) : '',
                missed > 0 ? t('pod.direct.missed', { count: missed }) : '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
};

import { useRef } from 'react';
import { useHotkeys } from '@mantine/hooks';
import type { EventView } from '#contracts';
import { useLive, type LiveState } from '../../api/live.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParams, useSearch } from '../../navigation/here.js';
import { ShownAge } from '../../shared/feedback/shown-age.js';
import { Answer } from '../../shared/feedback/answer.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { Emblem } from '../../shared/page/emblem.js';
import { useWakeLock } from '../../shared/page/use-wake-lock.js';
import './screen.css';
import { Stage } from './stage.js';
import { TimeUp } from './time-up.js';
import { readWallPart } from './wall-part.js';

const Head = ({ event, live }: { event: EventView; live: LiveState }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = event.status === 'running' ? event.rounds.at(-1) : undefined;
  return (
    <header className="cv-screen-head">
      <div className="cv-screen-name">
        <span className="cv-screen-mark">
          <Emblem />
        </span>
        <strong>{event.name}</strong>
        {live === 'live' ? null : <span role="status"> · {t(`common.live.${live}`)}</span>}
      </div>
      {round === undefined ? (
        <div>{t(`common.status.${event.status}`)}</div>
      ) : (
        <>
          <div>
            {roundName(round)} ·{' '}
            {round.state === 'running' || round.state === 'paused'
              ? t('screen.settled', { completed: round.completed, tables: round.tables })
              : t(`common.roundState.${round.state}`)}
          </div>
          {round.state !== 'completed' &&
          (round.endsAt !== null || round.remainingSeconds !== null) ? (
            <RoundClock round={round} inherit fw={800} className="cv-screen-headclock" />
          ) : null}
        </>
      )}
    </header>
  );
};

/**
 * The wall display: readable from the back of the hall, without controls to touch. F toggles full
 * screen, space pauses, arrows turn pages.
 */
export const ScreenPage = () => {
  const { t } = useText();
  const { eventId } = useParams('/e/:eventId/screen');
  const [{ wall }] = useSearch('/e/:eventId/screen');
  const frame = useRef<HTMLDivElement>(null);
  const query = useAnswer('event', { eventId });
  const live = useLive(eventId, { patient: false });
  useWakeLock();
  const fill = () =>
    void (
      document.fullscreenElement === null
        ? frame.current?.requestFullscreen()
        : document.exitFullscreen()
    )?.catch(() => undefined);
  useHotkeys([['f', fill]]);
  const name = query.data?.name;
  return (
    <main
      ref={frame}
      className="cv-screen"
      aria-label={t('common.nav.screen')}
      data-page-title={name}
    >
      <ShownAge />
      <Answer of={query} rows={8}>
        {(event) => (
          <>
            <Head event={event} live={live} />
            <TimeUp event={event} />
            {event.announcements[0] === undefined ? null : (
              <p className="cv-screen-said" role="status">
                {event.announcements[0].text}
              </p>
            )}
            <Stage event={event} wall={readWallPart(wall)} onFill={fill} />
          </>
        )}
      </Answer>
    </main>
  );
};

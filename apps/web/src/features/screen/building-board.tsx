import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import type { BoardProps } from './board.js';

/** Deck building: the time left, as large as possible, and the number of finished decks. */
export const BuildingBoard = ({ event }: BoardProps) => {
  const { t } = useText();
  const now = useServerNow();
  const endsAt = useAnswer('pods', { eventId: event.eventId }).data?.building?.endsAt ?? null;
  const left = endsAt === null ? null : secondsUntil(endsAt, now);
  const { counts } = event;
  return (
    <div className="cv-screen-centre">
      <p className="cv-screen-large">{t('deskLimited.building')}</p>
      {left === null ? null : (
        <span
          role="timer"
          aria-label={t('deskLimited.clockLeft')}
          className={left === 0 ? 'cv-screen-huge' : 'cv-screen-clock'}
          data-clock={left === 0 ? 'over' : 'running'}
        >
          {left === 0 ? t('common.clock.over') : clockFace(left)}
        </span>
      )}
      <p className="cv-screen-large">
        {t('deskLimited.buildingWhy', {
          ready: counts.decks - counts.illegalDecks,
          count: counts.playing,
        })}
      </p>
    </div>
  );
};

import { useText } from '../../i18n/index.js';
import type { BoardProps } from './board.js';

/**
 * Before the first pairings: the event's address as a QR code, large enough to scan from a seat.
 */
export const Welcome = ({ event, room }: BoardProps) => {
  const { t } = useText();
  const open = event.status === 'registration';
  const here = event.counts.checkedIn;
  const size = Math.min(room.height * 0.62, room.width * 0.5);
  return (
    <div className="cv-screen-centre">
      <p className="cv-screen-large">{event.name}</p>
      <img
        src={`/api/events/${event.eventId}/qr.svg`}
        alt={t('desk.share.qr')}
        width={size}
        height={size}
        style={{ background: '#fff', padding: size * 0.04, borderRadius: 12 }}
      />
      <p className="cv-screen-large">{t(open ? 'screen.register' : 'screen.follow')}</p>
      <p>
        {t('common.players', { count: event.players })} · {t('desk.count.checkedIn')}:{' '}
        {event.status === 'running' ? event.counts.playing : here}
      </p>
    </div>
  );
};

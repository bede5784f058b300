import { useText } from '../../i18n/index.js';
import { atStart } from '../../i18n/at-start.js';
import { eventStart } from '../../shared/event/event-start.js';
import { Wordmark } from '../../shared/page/emblem.js';
import type { SheetProps } from './title.js';

/** A poster for the door of the hall: what is played, and a QR code for the event's page. */
export const Poster = ({
  event,
  address = `${location.host}/e/${event.eventId}`,
}: SheetProps & { readonly address?: string }) => {
  const { t, translated, language } = useText();
  return (
    <div className="cv-paper">
      <section className="cv-poster">
        <Wordmark />
        <h1>{event.name}</h1>
        <p>{translated(event.game.format)}</p>
        <p>
          {[atStart(eventStart(event, language), language), event.venue]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <img src={`/api/events/${event.eventId}/qr.svg`} alt={t('desk.share.qr')} />
        <p>
          <strong>{t('print.posterScan')}</strong>
        </p>
        <p>{address}</p>
      </section>
    </div>
  );
};

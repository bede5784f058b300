import { useText } from '../../i18n/index.js';
import { madeCodes, type MadeCode } from '../../shared/event/made-codes.js';
import { collate } from './collate.js';
import type { SheetProps } from './title.js';

const PLACES = 8;

/**
 * A slip for each guest code just made, to be cut and handed out: its QR code leads to the event,
 * where the guest code is typed.
 */
export const SeatCodeSlips = ({
  event,
  codes = madeCodes(event.eventId),
}: SheetProps & { readonly codes?: readonly MadeCode[] }) => {
  const { t } = useText();
  if (codes.length === 0) return <div className="cv-paper">{t('print.noCodes')}</div>;
  return (
    <div className="cv-paper">
      {collate(codes, PLACES).map((page, number) => (
        <section key={number} className="cv-page cv-code-slips">
          {page.map((slip, place) =>
            slip === null ? (
              <div key={place} />
            ) : (
              <article key={place} className="cv-code-slip">
                <img src={`/api/events/${event.eventId}/qr.svg`} alt="" />
                <div>
                  <p>{event.name}</p>
                  <p>
                    <strong>{slip.name}</strong>
                  </p>
                  <p className="cv-code">{slip.code}</p>
                  <p>{t('print.codeHint')}</p>
                </div>
              </article>
            ),
          )}
        </section>
      ))}
    </div>
  );
};

import { useText } from '../../i18n/index.js';
import { collate } from './collate.js';
import type { SheetProps } from './title.js';

const PLACES = 2;

/** Table numbers, two to a page, readable from across the hall. */
export const Signs = ({
  event,
  from,
  to,
}: SheetProps & { readonly from: number; readonly to: number }) => {
  const { t } = useText();
  const tables = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return (
    <div className="cv-paper">
      {collate(tables, PLACES).map((page, number) => (
        <section key={number} className="cv-signs">
          {page.map((table, place) =>
            table === null ? (
              <div key={place} />
            ) : (
              <div key={place} className="cv-sign">
                <span>{t('common.table')}</span>
                <strong>{table}</strong>
                <span>{event.name}</span>
              </div>
            ),
          )}
        </section>
      ))}
    </div>
  );
};

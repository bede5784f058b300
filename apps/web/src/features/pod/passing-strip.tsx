import { Fragment } from 'react';
import { IconArrowBigLeftFilled, IconArrowBigRightFilled, IconStack2 } from '@tabler/icons-react';
import type { PodView } from '#contracts';
import { useText } from '../../i18n/index.js';

const Chair = ({ seat, mine }: { seat: PodView['seats'][number]; mine: boolean }) => {
  const { t } = useText();
  return (
    <span className="cv-pass-seat" data-mine={mine}>
      <b>{mine ? t('pod.you') : seat.name}</b>
      <span>
        <IconStack2 size={14} aria-hidden /> {t('pod.waiting', { count: seat.waiting })}
      </span>
    </span>
  );
};

/**
 * The player's seat between its neighbours, with the passing direction and the number of packs
 * waiting at each.
 */
export const PassingStrip = ({ view, seat }: { view: PodView; seat: number }) => {
  const { t } = useText();
  const count = view.seats.length;
  const [left, right] = [(seat + 1) % count, (seat + count - 1) % count];
  const [from, to] = view.passing === 'left' ? [right, left] : [left, right];
  const Arrow = view.passing === 'left' ? IconArrowBigLeftFilled : IconArrowBigRightFilled;
  const label = t(`pod.passing.${view.passing}`, {
    from: view.seats[from]?.name ?? '',
    to: view.seats[to]?.name ?? '',
  });
  return (
    <div className="cv-pass" role="group" aria-label={label}>
      {[left, seat, right].map((each, index) => {
        const chair = view.seats[each];
        return chair === undefined ? null : (
          <Fragment key={index}>
            {index === 0 ? null : <Arrow size={20} aria-hidden className="cv-pass-arrow" />}
            <Chair seat={chair} mine={each === seat} />
          </Fragment>
        );
      })}
    </div>
  );
};

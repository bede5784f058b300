import { inReview, isThere, type PodView } from '#contracts';
import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { chairAt } from '../../shared/limited/around.js';

/** Whether the seat has a pack to choose from, which nobody has during a review. */
const isChoosing = ({ choosing }: PodView['seats'][number], view: PodView): boolean =>
  choosing && !inReview(view, Date.parse(view.serverTime));

const stateOf = (seat: PodView['seats'][number], view: PodView) => {
  if (view.status === 'ready-check') return isThere(seat) ? 'pod.ready.here' : 'pod.ready.absent';
  if (isChoosing(seat, view)) return 'pod.seatState.choosing';
  return seat.picked >= view.picks || view.status === 'completed'
    ? 'pod.seatState.done'
    : 'pod.seatState.waiting';
};

/** An arrow around the table: clockwise if packs go to the left. */
const Arrow = ({ passing }: { passing: 'left' | 'right' }) => (
  <svg
    viewBox="0 0 100 100"
    aria-hidden
    style={passing === 'right' ? { transform: 'scaleX(-1)' } : undefined}
  >
    <path
      d="M 84 26 A 42 42 0 1 1 60 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M 48 6 L 64 4 L 60 20 Z" fill="currentColor" transform="rotate(188 58 10)" />
  </svg>
);

/** The seats, who is choosing, and the passing direction. */
export const RoundTable = ({ view }: { view: PodView }) => {
  const { t, language } = useText();
  const bottom = view.mine?.seat ?? 0;
  return (
    <ol className="cv-round" aria-label={t('pod.table', { number: view.number })}>
      {view.seats.map((seat) => {
        const { left, top } = chairAt(seat.seat, view.seats.length, bottom);
        const mine = view.mine?.seat === seat.seat;
        return (
          <li
            key={seat.seat}
            className="cv-chair"
            data-mine={mine}
            data-choosing={isChoosing(seat, view)}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <b>{mine ? t('pod.you') : seat.name}</b>
            <small>
              {seat.holder === 'bot' ? `${t('pod.bot')} · ` : ''}
              {view.source === 'generated' ? t(stateOf(seat, view)) : seat.seat + 1}
            </small>
          </li>
        );
      })}
      {view.status === 'completed' || view.status === 'dissolved' ? null : (
        <li style={{ listStyle: 'none' }}>
          <Arrow passing={view.passing} />
          <span className="cv-round-centre">
            {atStart(t(`pod.pass.${view.passing}`), language)}
          </span>
        </li>
      )}
    </ol>
  );
};

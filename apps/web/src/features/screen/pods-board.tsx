import { type CSSProperties, useEffect } from 'react';
import { isThere, type PodsView } from '#contracts';
import { usePod } from '../../api/limited.js';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { chairAt } from '../../shared/limited/around.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { currentPods } from '../../shared/limited/limited.js';
import type { BoardProps } from './board.js';
import { Call } from './call.js';
import { roundName } from '../../shared/limited/round-name.js';

type Pod = PodsView['pods'][number];

const perPage = 6;
/**
 * Up to this many pods are followed pick by pick, because each needs a live connection of its own.
 */
const mostFollowed = 2;

/**
 * The number of words and the length of the longest one: a long name is not broken but set smaller.
 */
const measuresOf = (name: string): CSSProperties => {
  const words = name.split(/[\s-]/).map((word) => word.length);
  return { '--letters': Math.max(...words), '--words': words.length } as CSSProperties;
};

/** The clock of the pick that ends next, for the few pods that the wall follows. */
const PodClock = ({ eventId, podId }: { eventId: string; podId: string }) => {
  const { t } = useText();
  const { data } = usePod(eventId, podId);
  const now = useServerNow();
  if (data === undefined || data.status !== 'drafting') return null;
  const ends =
    data.seats
      .map(({ until }) => until)
      .filter((until) => until !== null)
      .sort()
      .at(0) ?? null;
  return (
    <>
      {t('pod.pick', { pick: Math.min(data.pick, data.picks), picks: data.picks })}
      {ends === null ? null : (
        <span role="timer" aria-label={t('pod.timer')} className="cv-ring-clock">
          {clockFace(secondsUntil(ends, now))}
        </span>
      )}
    </>
  );
};

/** Whether the player was called to the seat and is not there yet. */
const isMissing = ({ status }: Pod, seat: Parameters<typeof isThere>[0]): boolean =>
  status === 'ready-check' && !isThere(seat);

interface TableProps {
  readonly eventId: string;
  readonly pod: Pod;
  readonly followed: boolean;
}

/** A pod's progress, its clock if it is followed, and the passing direction. */
const Progress = ({ eventId, pod, followed }: TableProps) => {
  const { t } = useText();
  const passing = pod.round % 2 === 1 ? 'left' : 'right';
  if (pod.status === 'ready-check')
    return (
      <>
        <span>{t('pod.status.ready-check')}</span>
        <span>
          {t('pod.ready.count', {
            ready: pod.seats.filter((seat) => !isMissing(pod, seat)).length,
            all: pod.seats.length,
          })}
        </span>
      </>
    );
  if (pod.status !== 'drafting') return <span>{t(`pod.status.${pod.status}`)}</span>;
  return (
    <>
      <span>{roundName(t, pod.round)}</span>
      {followed ? (
        <PodClock eventId={eventId} podId={pod.podId} />
      ) : (
        <span>{t('pod.progress', { picked: pod.picked, picks: pod.picks })}</span>
      )}
      <span>
        {passing === 'left' ? '↻' : '↺'} {t(`pod.pass.${passing}`)}
      </span>
    </>
  );
};

/**
 * A pod as a round table seen from above, seat 1 at the bottom; packs passed to the left move
 * clockwise.
 */
const Ring = ({ eventId, pod, followed }: TableProps) => {
  const { t } = useText();
  return (
    <section className="cv-ring" aria-label={t('pod.table', { number: pod.number })}>
      <ol>
        {pod.seats.map((seat) => {
          const { left, top } = chairAt(seat.seat, pod.seats.length, 0);
          return (
            <li
              key={seat.seat}
              data-missing={isMissing(pod, seat)}
              style={{ ...measuresOf(seat.name), left: `${left}%`, top: `${top}%` }}
            >
              <small>{seat.seat + 1}</small> {seat.name}
            </li>
          );
        })}
      </ol>
      <div className="cv-ring-centre">
        <strong>{t('pod.title', { number: pod.number })}</strong>
        <Progress eventId={eventId} pod={pod} followed={followed} />
      </div>
    </section>
  );
};

/**
 * A pod as a long table seen from above: seat 1 at the bottom left, then clockwise up the left side
 * and down the right.
 */
const LongTable = ({ eventId, pod, followed }: TableProps) => {
  const { t } = useText();
  const rows = Math.ceil(pod.seats.length / 2);
  return (
    <section className="cv-long-table" aria-label={t('pod.table', { number: pod.number })}>
      <header>
        <strong>{t('pod.title', { number: pod.number })}</strong>
        <Progress eventId={eventId} pod={pod} followed={followed} />
      </header>
      <ol style={{ gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }}>
        {pod.seats.map(({ seat, name, ready, holder }) => (
          <li
            key={seat}
            data-missing={isMissing(pod, { ready, holder })}
            style={{
              ...measuresOf(name),
              ...(seat < rows
                ? { gridColumn: 1, gridRow: rows - seat }
                : { gridColumn: 2, gridRow: seat - rows + 1 }),
            }}
          >
            <small>{seat + 1}</small> <span>{name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/**
 * The seats of all pods, so that everybody finds theirs. With real boosters, once the picks have
 * begun, the called pick instead: one page per pod.
 */
export const PodsBoard = ({ event, page, onPages }: BoardProps) => {
  const query = useAnswer('pods', { eventId: event.eventId });
  const pods = query.data === undefined ? [] : currentPods(query.data);
  const called =
    event.settings.limited?.source === 'recorded'
      ? pods.filter(({ status, picked }) => status !== 'completed' && picked > 0)
      : [];
  const pages = called.length > 0 ? called.length : Math.max(1, Math.ceil(pods.length / perPage));
  useEffect(() => onPages(pages), [onPages, pages]);
  const shown = pods.slice(
    Math.min(page, pages - 1) * perPage,
    (Math.min(page, pages - 1) + 1) * perPage,
  );
  const calling = called[Math.min(page, pages - 1)];
  const columns = shown.length <= 1 ? 1 : shown.length <= 4 ? 2 : 3;
  return (
    <Answer of={query} rows={8}>
      {() =>
        calling === undefined ? (
          <div
            className="cv-rings"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {shown.map((pod) => {
              // With several pods, eight names around a small ring would overlap.
              const Table = pods.length > 1 ? LongTable : Ring;
              return (
                <Table
                  key={pod.podId}
                  eventId={event.eventId}
                  pod={pod}
                  followed={pods.length <= mostFollowed}
                />
              );
            })}
          </div>
        ) : (
          <Call
            eventId={event.eventId}
            key={calling.podId}
            podId={calling.podId}
            numbered={called.length > 1}
          />
        )
      }
    </Answer>
  );
};

import { Suspense } from 'react';
import type { TableView } from '#contracts';
import type { MatchMoment } from './match-moment.js';
import { useAnswer } from '../../../api/queries.js';
import { useServerNow } from '../../../api/server-time.js';
import { readClock } from '../../../shared/time/clock.js';
import { RoundClock } from '../../../shared/time/round-clock.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';

const RoundTime = lazilyWithTexts(async () => (await import('./round-time.js')).RoundTime);
const JudgesTime = lazilyWithTexts(async () => (await import('./round-time.js')).JudgesTime);

interface ClockProps {
  readonly view: TableView;
  readonly moment: MatchMoment;
  readonly onMoved: () => void;
}

/** The clock of the event's round, and how the game ends after it runs out. */
export const EventClock = ({ view, moment, onMoved }: ClockProps) => {
  const round = useAnswer('event', { eventId: view.eventId }).data?.rounds.at(-1);
  const now = useServerNow((round?.endsAt ?? null) !== null);
  if (round === undefined) return null;
  const { time = null } = view;
  const extension = time?.extendedSeconds ?? 0;
  const { kind } = readClock(round, now, extension);
  const isOver = time?.called === true || kind === 'over';
  // Players do not need to be told about a clock that has not been started.
  const isShown = kind !== 'not-started' && round.state !== 'completed';
  return (
    <>
      {isShown ? (
        <RoundClock round={round} extensionSeconds={extension} inherit className="cg-clock" />
      ) : null}
      {isOver ? (
        <Suspense fallback={null}>
          {time === null ? (
            view.running ? (
              <JudgesTime />
            ) : null
          ) : (
            <RoundTime view={view} time={time} moment={moment} onMoved={onMoved} />
          )}
        </Suspense>
      ) : null}
    </>
  );
};

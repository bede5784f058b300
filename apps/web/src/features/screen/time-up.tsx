import type { EventView, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { readClock } from '../../shared/time/clock.js';
import { stillPlaying } from './still-playing.js';

const Line = ({ eventId }: Pick<EventView, 'eventId'>) => {
  const { t } = useText();
  const { data } = useAnswer('pairings', { eventId });
  const playing = data === undefined ? null : stillPlaying(data);
  return playing === null ? null : (
    <p className="cv-screen-said" role="status">
      {t('screen.timeUp', { count: playing.length, tables: playing.join(', ') })}
    </p>
  );
};

const IfOver = ({
  event: { eventId },
  round,
}: {
  readonly event: EventView;
  readonly round: RoundSummary;
}) => {
  const now = useServerNow(round.endsAt !== null);
  return readClock(round, now).kind === 'over' ? <Line eventId={eventId} /> : null;
};

/** After the round's time: the tables still playing, above the current view. */
export const TimeUp = ({ event }: { readonly event: EventView }) => {
  const round = event.status === 'running' ? event.rounds.at(-1) : undefined;
  return round?.state === 'running' ? <IfOver event={event} round={round} /> : null;
};

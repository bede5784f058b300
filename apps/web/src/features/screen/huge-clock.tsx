import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { useRoundName } from '../../shared/event/round-name.js';
import type { BoardProps } from './board.js';
import { stillPlaying } from './still-playing.js';

export const HugeClock = ({ event }: BoardProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = event.rounds.at(-1);
  const { data } = useAnswer('pairings', { eventId: event.eventId });
  const playing = data === undefined ? null : stillPlaying(data);
  if (round === undefined) return null;
  return (
    <div className="cv-screen-centre">
      <p className="cv-screen-large">{roundName(round)}</p>
      <RoundClock round={round} inherit fw={800} className="cv-screen-clock" />
      <p className="cv-screen-large">
        {playing !== null
          ? t('screen.stillPlaying', { count: playing.length, tables: playing.join(', ') })
          : round.completed < round.tables
            ? t('desk.next.resultsWhy', { count: round.tables - round.completed })
            : t('rounds.allIn')}
      </p>
    </div>
  );
};

import { useText } from '../../i18n/index.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { useRoundName } from '../../shared/event/round-name.js';
import type { BoardProps } from './board.js';

export const HugeClock = ({ event }: BoardProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const round = event.rounds.at(-1);
  if (round === undefined) return null;
  return (
    <div className="cv-screen-centre">
      <p className="cv-screen-large">{roundName(round)}</p>
      <RoundClock round={round} inherit fw={800} className="cv-screen-clock" />
      <p className="cv-screen-large">
        {round.completed < round.tables
          ? t('desk.next.resultsWhy', { count: round.tables - round.completed })
          : t('rounds.allIn')}
      </p>
    </div>
  );
};

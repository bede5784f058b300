import { hasRunOut, type TableClock, type TableView, timeLeft } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useServerNow } from '../../../api/server-time.js';
import { useText } from '../../../i18n/index.js';
import { clockFace } from '../../../shared/time/clock.js';
import { seatOf } from '../game-table.js';
import { useCallAgain } from './call-again.js';
import { playersOf } from './use-match.js';
import './thinking-clock.css';

interface ThinkingProps {
  readonly view: TableView;
  readonly clock: TableClock;
  readonly onMoved: () => void;
}

/** Below so many seconds in all whoever is asked is told. */
const SHORT = 30;

/** Full seconds that a seat has left: of its reserve, and after that for this question. */
const secondsLeft = (clock: TableClock, seat: number, now: number) => {
  const { reserve, move } = timeLeft(clock.time, clock, { seat, now });
  return {
    shown: Math.ceil((reserve > 0 ? reserve : move) / 1_000),
    all: Math.ceil((reserve + move) / 1_000),
  };
};

/** Whether this page says that the time is over: that of whoever waits, or a judge's. */
const callsFor = (view: TableView, { time, asked }: TableClock): boolean => {
  if (time.atZero === 'warning' && view.silence !== null) return false;
  const mine = seatOf(view.mine);
  if (mine === null) return view.mayRule;
  return mine !== asked || time.atZero === 'choice';
};

/**
 * What both players have left to think, by the server's time. It is asked for, and not read out each second.
 */
export const ThinkingClock = ({ view, clock, onMoved }: ThinkingProps) => {
  const { t } = useText();
  const { eventId, matchId, game } = view;
  const { asked, since } = clock;
  const now = useServerNow(since !== null);
  const { send } = useCommand('CallClock', { eventId, onAccepted: onMoved });
  const calls = hasRunOut(clock.time, clock, now) && callsFor(view, clock);
  useCallAgain(calls, () => send({ matchId, game }), `${matchId}/${game}/${since ?? ''}`);
  const mine = seatOf(view.mine);
  const players = playersOf(view);
  // One's own stands last, as on the board below it.
  const order = mine === 0 ? ([1, 0] as const) : ([0, 1] as const);
  const own = mine !== null && mine === asked ? secondsLeft(clock, mine, now).all : null;
  return (
    <span className="cg-thinking" data-stands={since === null || undefined}>
      {order.map((seat) => {
        const { name } = players[seat];
        const { shown, all } = secondsLeft(clock, seat, now);
        return (
          <span
            key={seat}
            role="timer"
            aria-label={t('table.thinking.of', { name })}
            data-asked={seat === asked || undefined}
            data-short={(seat === asked && all <= SHORT) || undefined}
          >
            <small>{name}</small> {clockFace(shown)}
          </span>
        );
      })}
      {since === null && asked !== null ? <small>{t('common.clock.paused')}</small> : null}
      <span className="cv-visually-hidden" role="status">
        {own !== null && own <= SHORT ? t('table.thinking.short') : ''}
      </span>
    </span>
  );
};

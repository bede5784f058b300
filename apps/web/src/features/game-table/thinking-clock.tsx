import { hasRunOut, type TableClock, timeLeft } from '#contracts';
import { pathOfGame } from '../../api/games.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { clockFace } from '../../shared/time/clock.js';
import { useCallAgain } from './call-again.js';
import type { GameOnScreen, Timing } from './game.js';
import './thinking-clock.css';

interface ThinkingProps {
  readonly game: Pick<GameOnScreen, 'game' | 'seats' | 'mine' | 'silence'>;
  readonly timing: Timing;
}

/** With less than this many seconds left in all, the player to act is warned. */
const SHORT = 30;

/**
 * The full seconds that a seat has left: `shown` counts its reserve, then the time for this
 * question.
 */
const secondsLeft = (clock: TableClock, seat: number, now: number) => {
  const { reserve, move } = timeLeft(clock.time, clock, { seat, now });
  return {
    shown: Math.ceil((reserve > 0 ? reserve : move) / 1_000),
    all: Math.ceil((reserve + move) / 1_000),
  };
};

/**
 * Whether this page reports that the time has run out: a waiting player's, a judge's, or that of a
 * player against bots only.
 */
const callsFor = (
  { seats, mine, silence }: ThinkingProps['game'],
  { clock: { time, asked }, rules = false }: Timing,
): boolean => {
  if (time.atZero === 'warning' && silence?.warned) return false;
  if (mine === null) return rules;
  const alone = seats.every(({ bot = false }, seat) => bot || seat === mine);
  return mine !== asked || time.atZero === 'choice' || (time.atZero === 'loss' && alone);
};

/** The seats of people, the viewer's last, as on the board below. */
const shownSeats = ({ seats, mine }: ThinkingProps['game']): readonly number[] => {
  const people = seats.flatMap(({ bot = false }, seat) => (bot || seat === mine ? [] : [seat]));
  return mine === null ? people : [...people, mine];
};

/**
 * The time that each player has left, in server time. Screen readers read it on demand, not every
 * second.
 */
export const ThinkingClock = ({ game, timing }: ThinkingProps) => {
  const { t } = useText();
  const { clock, call } = timing;
  const { asked, since } = clock;
  const { mine, seats } = game;
  const now = useServerNow(since !== null);
  const calls = hasRunOut(clock.time, clock, now) && callsFor(game, timing);
  useCallAgain(calls, call, `${pathOfGame(game.game)}/${since ?? ''}`);
  const own = mine !== null && mine === asked ? secondsLeft(clock, mine, now).all : null;
  const shown = shownSeats(game);
  return (
    <span
      className="cg-thinking"
      data-stands={since === null || undefined}
      data-several={shown.length > 2 || undefined}
    >
      {shown.map((seat) => {
        const name = seats[seat]?.name ?? '';
        const left = secondsLeft(clock, seat, now);
        return (
          <span
            key={seat}
            role="timer"
            aria-label={t('table.thinking.of', { name })}
            data-asked={seat === asked || undefined}
            data-own={seat === mine || undefined}
            data-short={(seat === asked && left.all <= SHORT) || undefined}
          >
            <small>{name}</small> {clockFace(left.shown)}
          </span>
        );
      })}
      {since === null && asked !== null ? <small>{t('common.clock.paused')}</small> : null}
      <span className="cv-visually-hidden" role="status">
        {own === null || own > SHORT
          ? ''
          : t(own > 0 ? 'table.thinking.short' : 'table.thinking.over')}
      </span>
    </span>
  );
};

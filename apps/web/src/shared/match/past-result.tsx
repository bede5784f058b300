import type { MySeat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { scoreText } from './score.js';

/** A player's result of a round: the games with the outcome, or the place at a larger table. */
export const PastResult = ({ of }: { readonly of: MySeat['history'][number] }) => {
  const { t } = useText();
  const { score, won, place } = of;
  if (place !== null) return <>{t('seat.day.place', { place })}</>;
  if (won === null)
    return <>{score === null ? '–' : `${scoreText(score)} ${t('seat.day.drawn')}`}</>;
  const outcome = t(won ? 'seat.day.won' : 'seat.day.lost');
  return <>{score === null ? outcome : `${scoreText(score)} ${outcome}`}</>;
};

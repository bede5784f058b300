import type { TableBoard, TableHalf } from '#contracts';
import { useText } from '../../i18n/index.js';
import type { Hands } from './hands.js';
import type { Handle, Side } from './visible.js';
import type { BoardWords } from './words.js';

/** The props of every part of one player's side. */
export interface SeatProps {
  readonly half: TableHalf;
  readonly name: string;
  readonly side: Side;
  /** The viewer's side; null for an onlooker. */
  readonly mine: Side | null;
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly fight: TableBoard['attack'];
}

interface TagProps {
  readonly card: Handle;
  readonly side: Side;
  readonly mine: Side | null;
  readonly hands: Hands;
}

/**
 * The tag on the upper edge of a card that can be chosen: its owner, and the key that chooses it.
 */
export const Tag = ({ card, side, mine, hands }: TagProps) => {
  const { t } = useText();
  const key = hands.keyOf(card);
  if (key === null || !hands.isOpen(card)) return null;
  const amount = hands.amountOf(card);
  const forecast = hands.forecast(card);
  return (
    <span
      className="cg-tag"
      data-mine={side === mine ? '' : undefined}
      data-amount={amount !== null && amount > 0 ? '' : undefined}
    >
      <kbd>{key}</kbd>
      {amount !== null && amount > 0
        ? t('table.getsDamage', { n: amount })
        : forecast !== null
          ? `−${forecast.deals}${forecast.takes > 0 ? ` / −${forecast.takes}` : ''}`
          : t(side === mine ? 'table.whose.yours' : 'table.whose.enemy')}
    </span>
  );
};

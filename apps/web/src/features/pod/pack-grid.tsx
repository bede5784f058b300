import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardFace, useTypeLine } from '../../shared/card/card-face.js';
import { faceOf } from './pool-face.js';
import { FullFace } from './full-face.js';

interface PackGridProps {
  readonly name: string;
  readonly cards: readonly PoolCard[];
  readonly marked: string | null;
  /** Ids of the cards wanted when the pack comes around again, in order of preference. */
  readonly later: readonly string[];
  readonly busy: boolean;
  readonly onMark: (card: PoolCard) => void;
  readonly onMarkLater: (card: PoolCard) => void;
  readonly onTake: (card: PoolCard) => void;
  readonly onRead: (card: PoolCard | null) => void;
  readonly onOpen: (card: PoolCard) => void;
}

/**
 * Up to this many cards, and leaders among them, are shown with their texts: there is room, and
 * nobody has to open them one after the other.
 */
const FEW = 4;

const steps: Readonly<Record<string, (at: number, columns: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => at - columns,
  ArrowDown: (at, columns) => at + columns,
};

/** The number of cards in the first row. */
const columnsOf = (buttons: readonly HTMLElement[]): number =>
  Math.max(
    1,
    buttons.filter(
      (button) => button.getBoundingClientRect().top === buttons[0]?.getBoundingClientRect().top,
    ).length,
  );

/**
 * The index of the marked card: of the tapped copy, because a pack may contain two copies of a
 * card.
 */
export const placeOf = (
  cards: readonly Pick<PoolCard, 'id'>[],
  marked: string | null,
  tapped: number | null,
): number =>
  tapped !== null && cards[tapped]?.id === marked
    ? tapped
    : cards.findIndex(({ id }) => id === marked);

/**
 * The pack before the seat: a tap marks a card, a double tap takes it, a long press opens it for
 * reading.
 */
export const PackGrid = (props: PackGridProps) => {
  const { name, cards, marked, later, busy } = props;
  const { t } = useText();
  const typeLine = useTypeLine();
  const list = useRef<HTMLUListElement>(null);
  const [tapped, setTapped] = useState<number | null>(null);
  const markedAt = placeOf(cards, marked, tapped);
  const few = cards.length <= FEW;
  const move = (event: KeyboardEvent, card: PoolCard, index: number): void => {
    const step = steps[event.key];
    if (step !== undefined) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      buttons[step(index, columnsOf(buttons))]?.focus();
    } else if (event.key === 'Enter' && index === markedAt) props.onTake(card);
    else if (event.key === ' ' && event.shiftKey) props.onMarkLater(card);
    else return;
    event.preventDefault();
  };
  const press = (event: MouseEvent, card: PoolCard, index: number): void => {
    if (event.shiftKey) return props.onMarkLater(card);
    setTapped(index);
    props.onMark(card);
  };
  return (
    <ul className="cv-offer" data-pick={name} data-few={few || undefined} ref={list}>
      {cards.map((card, index) => {
        const facts = faceOf(card);
        const isMarked = index === markedAt;
        const first = cards.findIndex(({ id }) => id === card.id);
        const place = index === first ? later.indexOf(card.id) : -1;
        const tag = isMarked
          ? t('pod.marked')
          : place < 0
            ? null
            : t('pod.markedLater', { place: place + 1 });
        return (
          <li key={`${card.id}.${index}`}>
            <button
              type="button"
              className="cv-offer-card"
              aria-pressed={isMarked}
              aria-label={[
                card.name,
                card.subtitle,
                typeLine(facts),
                card.cost === null ? null : `${t('pool.cost')} ${card.cost}`,
                tag,
              ]
                .filter(Boolean)
                .join(', ')}
              disabled={busy}
              onClick={(event) => press(event, card, index)}
              onDoubleClick={() => props.onTake(card)}
              onKeyDown={(event) => move(event, card, index)}
              onMouseEnter={() => props.onRead(card)}
              onMouseLeave={() => props.onRead(null)}
              onFocus={() => props.onRead(card)}
              onContextMenu={(event) => {
                event.preventDefault();
                props.onOpen(card);
              }}
            >
              {few ? (
                <FullFace card={card} picked={isMarked} tag={tag ?? undefined} />
              ) : (
                <CardFace
                  facts={facts}
                  size="hand"
                  state={{ picked: isMarked }}
                  tag={tag ?? undefined}
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

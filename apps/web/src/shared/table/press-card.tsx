import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { TableCard } from '#contracts';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { isMouse } from './is-mouse.js';
import type { Handle } from './visible.js';

/** Duration in milliseconds of a press on a touch screen that reads the card. */
const LONG_PRESS = 450;
/** A movement of more pixels than this is a drag, not the tremble of a finger. */
const DRAG = 12;

interface PressProps {
  readonly card: TableCard;
  readonly hands: Hands;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

const cardUnder = ({ clientX, clientY }: PointerEvent): { card: Handle | null; fan: boolean } => {
  const under = document.elementFromPoint(clientX, clientY);
  const found = under?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return {
    card: found === undefined ? null : Number(found),
    fan: under?.closest('[data-area="fan"]') !== null && under !== null,
  };
};

/**
 * Follows one finger or mouse from pointer down on a card: a press, a long press, or a drag onto
 * another card.
 */
const usePointer = (card: TableCard, hands: Hands) => {
  const start = useRef<{ x: number; y: number; timer: number; dragged: boolean } | null>(null);
  const swallow = useRef(false);
  const end = () => {
    if (start.current) clearTimeout(start.current.timer);
    start.current = null;
  };
  const line = (event: PointerEvent | null) =>
    window.dispatchEvent(
      new CustomEvent('cg-drag', {
        detail: event && { card: card.card, x: event.clientX, y: event.clientY },
      }),
    );
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      swallow.current = false;
      const timer = window.setTimeout(() => {
        if (event.pointerType !== 'touch') return;
        swallow.current = true;
        hands.look(card);
      }, LONG_PRESS);
      start.current = { x: event.clientX, y: event.clientY, timer, dragged: false };
      if (hands.isOpen(card.card)) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const from = start.current;
      if (!from || !hands.isOpen(card.card)) return;
      if (!from.dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG)
        return;
      clearTimeout(from.timer);
      from.dragged = true;
      line(event);
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const dragged = start.current?.dragged ?? false;
      end();
      if (!dragged) return;
      line(null);
      swallow.current = true;
      const onto = cardUnder(event);
      if (hands.places.get(card.card)?.where !== 'hand' || !onto.fan) hands.drop(card, onto.card);
    },
    onPointerCancel: () => {
      end();
      line(null);
    },
    onClick: () => {
      if (!swallow.current) hands.press(card);
      swallow.current = false;
    },
    onPointerEnter: (event: PointerEvent) => {
      // If touch is the primary pointer, a mouse resting over a card must not keep opening its
      // sheet.
      if (event.pointerType === 'mouse' && isMouse()) hands.look(card);
    },
    onFocus: (event: { currentTarget: HTMLElement }) => {
      // A phone's sheet would cover the focused card: there the key R opens it, and then it follows
      // the focus.
      const reads = isMouse() || hands.looked !== null;
      if (reads && event.currentTarget.matches(':focus-visible')) hands.look(card);
    },
  };
};

/** A card that can be pressed, held and dragged; the arrow keys move between cards. */
export const PressCard = ({
  card,
  hands,
  label,
  className = 'cg-press',
  children,
  data,
}: PressProps) => {
  const say = useServerText();
  const pointer = usePointer(card, hands);
  const text = say(hands.face(card.id).text);
  const open = hands.isOpen(card.card);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-description={text === '' ? undefined : text}
      aria-pressed={open ? hands.isPicked(card.card) : undefined}
      aria-keyshortcuts="r"
      data-card={card.card}
      data-choice={open ? '' : undefined}
      tabIndex={open ? 0 : -1}
      {...data}
      {...pointer}
    >
      {children}
    </button>
  );
};

import { Suspense, useEffect, useRef } from 'react';
import type { TableBoard, TableCard, TableHalf } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardStrip } from '../card/card-face.js';
import { Sign } from '../card/signs.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { Log } from './log.js';
import { ReadCard } from './read-card.js';
import type { PileName } from './seating.js';
import { SideHead } from './side-head.js';
import { halfAt, rowOf, type Side } from './visible.js';
import type { BoardWords } from './words.js';
import { lazyPiece } from '../page/lazily.js';

const ChoosePanel = lazyPiece(async () => (await import('./choose-panel.js')).ChoosePanel);

/** The content of the side column besides the card being read. */
export type Drawer =
  | { readonly kind: 'log' | 'choose' | 'read' }
  | { readonly kind: 'pile'; readonly side: Side; readonly pile: PileName };

interface SideProps {
  readonly board: TableBoard;
  readonly names: Readonly<Record<Side, string>>;
  readonly mine: Side | null;
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly drawer: Drawer;
  readonly explain: string | null;
  readonly onClose: () => void;
}

const Pile = ({
  cards,
  hands,
  empty,
}: {
  cards: readonly TableCard[];
  hands: Hands;
  empty: string;
}) => (
  <div className="cg-choose">
    {cards.length === 0 ? <p>{empty}</p> : null}
    {cards.map((card, index) => (
      <button
        key={`${card.card}.${index}`}
        type="button"
        className="cg-press"
        data-choice={hands.isOpen(card.card) ? '' : undefined}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') hands.look(card);
        }}
        onFocus={() => hands.look(card)}
        onClick={() => (hands.isOpen(card.card) ? hands.press(card) : hands.look(card))}
      >
        <CardStrip facts={hands.face(card.id)} />
      </button>
    ))}
  </div>
);

/**
 * The cards of a pile, the discard pile newest first. Resources get the handle -1, because nothing
 * selects them by it.
 */
const pileOf = (half: TableHalf, pile: PileName): readonly TableCard[] => {
  if (pile === 'hand') return half.hand ?? [];
  if (pile === 'discard') return [...half.discard].reverse();
  return half.resources.flatMap(({ id }) => (id === null ? [] : [{ card: -1, id }]));
};

const pileTitles = {
  hand: 'replay.handOf',
  discard: 'table.discardOf',
  resources: 'table.resourcesOf',
} as const;

const titles = {
  log: 'table.log',
  choose: 'table.choose',
} as const;

/** The location of the card being read, in words. */
const useWhere = ({ hands, names, mine }: SideProps): string => {
  const { t } = useText();
  const place = hands.looked === null ? undefined : hands.places.get(hands.looked.card);
  if (place === undefined) return t('table.card');
  const { side, where, unit } = place;
  if (where === 'hand')
    return side === mine ? t('table.hand') : t('replay.handOf', { name: names[side] });
  return unit === undefined
    ? names[side]
    : t('table.arenaOf', { arena: t(`table.${unit.arena}`), name: names[side] });
};

/**
 * On a phone, the sheet covers the cards around the one being read; buttons lead to its neighbours.
 */
const Neighbours = ({ board, hands }: Pick<SideProps, 'board' | 'hands'>) => {
  const { t } = useText();
  const { looked } = hands;
  const row = looked === null ? [] : rowOf(board, looked.card);
  const at = row.findIndex(({ card }) => card === looked?.card);
  const to = (card: TableCard | undefined, sign: 'prev' | 'next') => (
    <button
      type="button"
      className="cg-btn"
      data-kind="quiet"
      aria-label={t(sign === 'prev' ? 'table.cardBefore' : 'table.cardAfter')}
      disabled={card === undefined}
      onClick={() => card && hands.look(card)}
    >
      <Sign name={sign} />
    </button>
  );
  return row.length < 2 ? null : (
    <>
      {to(row[at - 1], 'prev')}
      {to(row[at + 1], 'next')}
    </>
  );
};

/** The card that asks, where it lies nowhere on the board: what an event says while its target is chosen. */
const Asking = ({ hands: { decision, places, looked, face } }: Pick<SideProps, 'hands'>) => {
  const say = useServerText();
  const source = decision?.source ?? null;
  return source === null || places.has(source.card) || looked?.id === source.id ? null : (
    <section className="cg-asking">
      <b>{face(source.id).name}</b>
      <p>{say(face(source.id).text)}</p>
    </section>
  );
};

/**
 * The column beside the board: the log, the options or a pile, and the card being read. It never
 * covers the board, except on a phone, where it is a sheet over the enemy's part.
 */
export const SideColumn = (props: SideProps) => {
  const { t } = useText();
  const { board, names, hands, words, drawer, onClose } = props;
  const panel = useRef<HTMLElement>(null);
  const looked = hands.looked?.id;
  useEffect(() => {
    panel.current?.querySelector('.cg-read')?.scrollTo({ top: 0 });
  }, [looked]);
  const where = useWhere(props);
  // The list begins with the text of the card that asks.
  const toldAbove = drawer.kind === 'choose' && looked === hands.decision?.source?.id;
  const title =
    drawer.kind === 'pile'
      ? t(pileTitles[drawer.pile], { name: names[drawer.side] })
      : drawer.kind === 'read'
        ? where
        : t(titles[drawer.kind]);
  return (
    <aside
      className="cg-side"
      data-area="side"
      data-drawer={drawer.kind}
      aria-label={title}
      ref={panel}
    >
      <SideHead title={title} onClose={onClose}>
        {drawer.kind === 'read' ? <Neighbours board={board} hands={hands} /> : null}
      </SideHead>
      {drawer.kind === 'log' ? <Log {...props} /> : null}
      {drawer.kind === 'log' ? <Asking hands={hands} /> : null}
      {drawer.kind === 'choose' && hands.decision !== null ? (
        <Suspense fallback={null}>
          <ChoosePanel hands={hands} words={words} decision={hands.decision} />
        </Suspense>
      ) : null}
      {drawer.kind === 'pile' ? (
        <Pile
          cards={pileOf(halfAt(board, drawer.side), drawer.pile)}
          hands={hands}
          empty={t('table.emptyPile')}
        />
      ) : null}
      {toldAbove ? null : <ReadCard {...props} />}
    </aside>
  );
};

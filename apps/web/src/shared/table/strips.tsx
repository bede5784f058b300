import type { CSSProperties } from 'react';
import type { TableBoard, TableHalf } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardFace, edges } from '../card/card-face.js';
import { Sign } from '../card/signs.js';
import { type Hands, sendKind } from './hands.js';
import { PresenceDot } from './presence-dot.js';
import { PressCard } from './press-card.js';
import { halfAt, optionOf, type Side } from './visible.js';
import type { Seating, ShowPile } from './seating.js';
import type { BoardWords } from './words.js';

interface StripProps {
  readonly half: TableHalf;
  readonly name: string;
  readonly side: Side;
  readonly here: boolean | null;
  readonly deciding: boolean;
  readonly showPile: ShowPile;
}

export const stripOf = (
  { names, running, here, showPile }: Seating,
  board: TableBoard,
  side: Side,
) => ({
  half: halfAt(board, side),
  name: names[side],
  side,
  here: here?.[side] ?? null,
  deciding: running && board.waitingFor === side,
  showPile,
});

const Resources = ({ half }: { half: TableHalf }) => {
  const { t } = useText();
  const ready = half.resources.filter((resource) => resource.ready).length;
  const all = half.resources.length;
  const shown = [...half.resources].sort((one, two) => Number(two.ready) - Number(one.ready));
  return (
    <>
      <span className="cg-res" role="img" aria-label={t('table.resources', { ready, all })}>
        {shown.map((resource, index) => (
          <i key={index} data-spent={resource.ready ? undefined : ''} />
        ))}
      </span>
      <span className="cg-fact" aria-hidden="true">
        <b>
          {ready}/{all}
        </b>
        <span className="cg-words">{t('table.ready')}</span>
      </span>
    </>
  );
};

const Extras = ({ half }: { half: TableHalf }) => {
  const { t } = useText();
  return (
    <>
      {half.credits > 0 ? (
        <span className="cg-fact" title={t('table.credits', { n: half.credits })}>
          <Sign name="credit" />
          <b>{half.credits}</b>
        </span>
      ) : null}
      {half.force ? (
        <span className="cg-fact" title={t('table.force')}>
          <Sign name="force" />
          <span className="cg-words">{t('table.forceShort')}</span>
        </span>
      ) : null}
    </>
  );
};

const Identity = ({
  name,
  here,
  deciding,
  passed,
}: Pick<StripProps, 'name' | 'here' | 'deciding'> & { passed: boolean }) => {
  const { t } = useText();
  return (
    <span className="cg-id">
      <PresenceDot here={here} />
      <span>
        <bdi>{name}</bdi>
      </span>
      {deciding ? <Sign name="time" /> : null}
      {passed ? <small>{t('table.passed')}</small> : null}
    </span>
  );
};

/**
 * The opponent's name, resources and piles: the same parts as the viewer's strip, in the same
 * columns.
 */
export const FoeStrip = ({
  half,
  name,
  side,
  here,
  deciding,
  showPile,
  area,
}: StripProps & { readonly area?: 'foe' }) => {
  const { t } = useText();
  return (
    <section className="cg-who" data-area={area} aria-label={name}>
      <Identity name={name} here={here} deciding={deciding} passed={half.passed} />
      <span className="cg-piles">
        <Resources half={half} />
        <Extras half={half} />
      </span>
      <span className="cg-piles">
        {half.hand === null ? (
          <span className="cg-fact" title={t('table.handSize')}>
            <Sign name="hand" />
            <span className="cg-words">{t('table.handSize')}</span> <b>{half.handSize}</b>
          </span>
        ) : (
          <button
            type="button"
            className="cg-fact"
            aria-label={`${t('replay.handOf', { name })}: ${half.handSize}`}
            onClick={() => showPile(side, 'hand')}
          >
            <Sign name="hand" />
            <span className="cg-words">{t('table.handSize')}</span> <b>{half.handSize}</b>
          </button>
        )}
        <span className="cg-fact" title={t('table.deck')}>
          <Sign name="deck" />
          <span className="cg-words">{t('table.deck')}</span> <b>{half.deckSize}</b>
        </span>
        <button
          type="button"
          className="cg-fact"
          aria-label={t('table.discard', { n: half.discard.length })}
          onClick={() => showPile(side, 'discard')}
        >
          <Sign name="discard" />
          <span className="cg-words">{t('table.discardShort')}</span> <b>{half.discard.length}</b>
        </button>
      </span>
    </section>
  );
};

const Fan = ({ half, hands, words }: { half: TableHalf; hands: Hands; words: BoardWords }) => {
  const { t } = useText();
  const cards = half.hand ?? [];
  const ready = half.resources.filter((resource) => resource.ready).length + half.credits;
  const acting = hands.decision?.kind === 'action';
  return (
    <section className="cg-fan" data-area="fan" aria-label={t('table.hand')}>
      {cards.length > 0 ? null : (
        <p className="cg-fan-empty">
          {half.hand === null && half.handSize > 0
            ? t('table.hiddenHand', { n: half.handSize })
            : t('table.emptyHand')}
        </p>
      )}
      <ul className="cg-fan-in" style={{ '--cg-n': Math.max(1, cards.length) } as CSSProperties}>
        {cards.map((card, index) => {
          const open = hands.isOpen(card.card);
          const picked = hands.isPicked(card.card);
          return (
            <li
              key={card.card}
              className="cg-held"
              data-raised={picked ? '' : undefined}
              data-unit={card.card}
              style={{ '--cg-d': index - (cards.length - 1) / 2 } as CSSProperties}
            >
              <PressCard card={card} hands={hands} label={words.held(card, card.cost)}>
                <CardFace
                  facts={hands.face(card.id)}
                  size="hand"
                  costNow={card.cost}
                  state={{
                    playable: open && !picked,
                    picked,
                    unaffordable: acting && card.cost !== null && card.cost > ready,
                  }}
                />
              </PressCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface Classed {
  readonly className: 'cg-fact' | 'cg-pile';
}

type OwnProps = StripProps & {
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly playing: boolean;
};

/** The viewer's deck: its top card can be read while a unit reveals it. */
const OwnDeck = ({ half, hands, className }: Pick<OwnProps, 'half' | 'hands'> & Classed) => {
  const { t } = useText();
  const { deckTop, deckSize } = half;
  if (!deckTop)
    return (
      <span className={className} title={t('table.deck')}>
        {className === 'cg-fact' ? <Sign name="deck" /> : null}
        <span>{deckSize}</span>
        {className === 'cg-fact' ? null : t('table.deck')}
      </span>
    );
  const face = hands.face(deckTop.id);
  return (
    <button
      type="button"
      className={className}
      data-top
      aria-label={t('table.deckTop', { name: face.name, n: deckSize })}
      title={t('table.deckTop', { name: face.name, n: deckSize })}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') hands.look(deckTop);
      }}
      onClick={() => hands.look(deckTop)}
    >
      {className === 'cg-fact' ? <Sign name="deck" /> : null}
      <span {...edges(face.aspects)}>{deckSize}</span>
      {className === 'cg-fact' ? null : <small>{face.name}</small>}
    </button>
  );
};

/** On a phone, deck and discard pile stand beside the resources. */
const SmallPiles = ({ half, hands, side, showPile }: OwnProps) => {
  const { t } = useText();
  return (
    <span className="cg-piles cg-small-only">
      <OwnDeck half={half} hands={hands} className="cg-fact" />
      <button
        type="button"
        className="cg-fact"
        aria-label={t('table.discard', { n: half.discard.length })}
        onClick={() => showPile(side, 'discard')}
      >
        <Sign name="discard" />
        <span>{half.discard.length}</span>
      </button>
    </span>
  );
};

/** The viewer's name, resources, hand, piles and Pass button, which has a place of its own. */
export const OwnStrip = (props: OwnProps) => {
  const { t } = useText();
  const { hands, words, playing, ...strip } = props;
  const { half, name, side, here, deciding, showPile } = strip;
  const top = half.discard.at(-1);
  return (
    <div className="cg-own" data-area="own">
      <section className="cg-me" data-area="me" aria-label={name}>
        <Identity name={name} here={here} deciding={deciding} passed={half.passed} />
        {half.resources.some(({ id }) => id !== null) ? (
          <button
            type="button"
            className="cg-look"
            aria-label={`${t('table.resources', {
              ready: half.resources.filter((resource) => resource.ready).length,
              all: half.resources.length,
            })}. ${t('table.lookAtResources')}`}
            title={t('table.lookAtResources')}
            onClick={() => showPile(side, 'resources')}
          >
            <Resources half={half} />
          </button>
        ) : (
          <Resources half={half} />
        )}
        <span className="cg-extras">
          <Extras half={half} />
        </span>
        <SmallPiles {...props} />
      </section>
      <Fan half={half} hands={hands} words={words} />
      <div className="cg-stack" data-area="stack">
        <div className="cg-two">
          <OwnDeck half={half} hands={hands} className="cg-pile" />
          <button type="button" className="cg-pile" onClick={() => showPile(side, 'discard')}>
            <span {...(top === undefined ? {} : edges(hands.face(top.id).aspects))}>
              {half.discard.length}
            </span>
            {t('table.discardShort')}
          </button>
        </div>
        {playing ? (
          <button
            type="button"
            className="cg-btn"
            aria-keyshortcuts="p"
            data-pass
            disabled={hands.busy || optionOf(hands.decision, 'pass') === null}
            data-answer="pass"
            onClick={() => sendKind(hands, 'pass')}
          >
            {t('table.pass')}{' '}
            <span className="cg-key" aria-hidden="true">
              P
            </span>
          </button>
        ) : null}
      </div>
    </div>
  );
};

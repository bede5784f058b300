import { useState } from 'react';
import { SegmentedControl, Text } from '@mantine/core';
import type { PodView, PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardStrip } from '../../shared/card/card-face.js';
import { mainAspect, useCardWords } from '../../shared/card/pool-card.js';
import { faceOf } from './pool-face.js';

type Pool = NonNullable<PodView['mine']>['pool'];
type Order = 'cost' | 'aspect';

const costs = ['0–1', '2', '3', '4', '5', '6', '7+'] as const;
const costBand = ({ cost }: Pick<PoolCard, 'cost'>): number =>
  Math.min(Math.max(cost ?? 0, 1), costs.length) - 1;
const isSpell = ({ type }: PoolCard): boolean => type !== 'Leader' && type !== 'Base';
const aspects = ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy', 'none'];

/** How many of one's cards cost what; `extra` is the card that is about to join them. */
export const CostCurve = ({ pool, extra }: { pool: Pool; extra: PoolCard | null }) => {
  const { t } = useText();
  const counts = costs.map((_, band) =>
    pool.reduce(
      (sum, { card, count }) => sum + (isSpell(card) && costBand(card) === band ? count : 0),
      0,
    ),
  );
  const extraBand = extra !== null && isSpell(extra) ? costBand(extra) : -1;
  const most = Math.max(4, ...counts.map((count, band) => count + (band === extraBand ? 1 : 0)));
  const told = costs.map((cost, band) => `${cost}: ${counts[band] ?? 0}`).join(', ');
  return (
    <div className="cv-pick-curve" role="img" aria-label={`${t('pod.curve')}: ${told}`}>
      {costs.map((cost, band) => (
        <span key={cost} aria-hidden>
          <i>
            {band === extraBand ? <i data-extra style={{ height: `${100 / most}%` }} /> : null}
            <i style={{ height: `${((counts[band] ?? 0) / most) * 100}%` }} />
          </i>
          {cost}
        </span>
      ))}
    </div>
  );
};

interface Column {
  readonly name: string;
  readonly cards: Pool;
}

/** The own cards as one builds: leaders, then by cost or by aspect. */
export const PoolColumns = ({ pool }: { pool: Pool }) => {
  const { t } = useText();
  const words = useCardWords();
  const [order, setOrder] = useState<Order>('cost');
  const sorted = pool.toSorted(
    (one, other) =>
      (one.card.cost ?? 0) - (other.card.cost ?? 0) || one.card.name.localeCompare(other.card.name),
  );
  const spells = sorted.filter(({ card }) => isSpell(card));
  const columns: readonly Column[] = [
    { name: t('pod.leadersAndBases'), cards: sorted.filter(({ card }) => !isSpell(card)) },
    ...(order === 'cost'
      ? costs.map((name, band) => ({
          name,
          cards: spells.filter(({ card }) => costBand(card) === band),
        }))
      : aspects.map((aspect) => ({
          name: words.aspect(aspect),
          cards: spells.filter(({ card }) => mainAspect(card) === aspect),
        }))),
  ].filter(({ cards }) => order === 'cost' || cards.length > 0);
  const total = (cards: Pool): number => cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="cv-pool" aria-label={t('pod.pool')}>
      <header>
        <Text component="h2" fw={700}>
          {t('pod.poolCount', { count: total(pool) })}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('pod.sortBy')}
          value={order}
          onChange={(value) => setOrder(value as Order)}
          data={(['cost', 'aspect'] as const).map((value) => ({
            value,
            label: t(`pod.sorts.${value}`),
          }))}
        />
      </header>
      {pool.length === 0 ? (
        <Text c="dimmed">{t('pod.emptyPool')}</Text>
      ) : (
        <div className="cv-pool-columns">
          {columns.map(({ name, cards }) => (
            <div key={name}>
              <h3>
                {name} <span>{total(cards)}</span>
              </h3>
              <ul>
                {cards.map(({ card, count }) => (
                  <li key={card.id} title={[card.name, card.subtitle].filter(Boolean).join(', ')}>
                    <CardStrip facts={faceOf(card)}>{count > 1 ? <b>×{count}</b> : null}</CardStrip>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
};

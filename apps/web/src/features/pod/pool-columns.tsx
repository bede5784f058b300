import { useState } from 'react';
import { SegmentedControl, Text } from '@mantine/core';
import { costColumnOf, costColumns, type PodView, type PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardStrip } from '../../shared/card/card-face.js';
import { mainAspect, useCardWords } from '../../shared/card/pool-card.js';
import { faceOf } from './pool-face.js';

type Pool = NonNullable<PodView['mine']>['pool'];
type Order = 'cost' | 'aspect';

const isSpell = ({ type }: PoolCard): boolean => type !== 'Leader' && type !== 'Base';
const aspects = ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy', 'none'];

/** The number of the player's cards by cost; `extra`: the card about to be added. */
export const CostCurve = ({ pool, extra }: { pool: Pool; extra: PoolCard | null }) => {
  const { t } = useText();
  const counts = costColumns.map((_, column) =>
    pool.reduce(
      (sum, { card, count }) => sum + (isSpell(card) && costColumnOf(card) === column ? count : 0),
      0,
    ),
  );
  const extraColumn = extra !== null && isSpell(extra) ? costColumnOf(extra) : -1;
  const most = Math.max(
    4,
    ...counts.map((count, column) => count + (column === extraColumn ? 1 : 0)),
  );
  const told = costColumns.map((cost, column) => `${cost}: ${counts[column] ?? 0}`).join(', ');
  return (
    <div className="cv-pick-curve" role="img" aria-label={`${t('pod.curve')}: ${told}`}>
      {costColumns.map((cost, column) => (
        <span key={cost} aria-hidden>
          <i>
            {column === extraColumn ? <i data-extra style={{ height: `${100 / most}%` }} /> : null}
            <i style={{ height: `${((counts[column] ?? 0) / most) * 100}%` }} />
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

/** The player's cards as for deck building: leaders, then by cost or by aspect. */
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
      ? costColumns.map((name, column) => ({
          name,
          cards: spells.filter(({ card }) => costColumnOf(card) === column),
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

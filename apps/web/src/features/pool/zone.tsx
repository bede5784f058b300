import { memo, useState } from 'react';
import { Text, Title } from '@mantine/core';
import type { PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { AspectMarks, mainAspect, Strength, useCardWords } from '../../shared/card/pool-card.js';
import { penaltyOf } from './deck-building.js';
import { ReadableRow } from './readable-row.js';

export type Grouping = 'aspect' | 'type' | 'cost';
const dragType = 'text/x-conclave-card';

interface Copies {
  readonly card: PoolCard;
  readonly count: number;
}

interface ZoneProps {
  readonly side: 'deck' | 'sideboard';
  readonly title: string;
  readonly empty: string;
  readonly cards: readonly Copies[];
  /** Aspect icons of leader and base; null before either is chosen. */
  readonly provided: readonly string[] | null;
  readonly grouping: Grouping;
  readonly locked: boolean;
  /** Moves one copy to the other side. */
  readonly onMove: (id: string) => void;
  /** Called when a card of the other side was dropped here. */
  readonly onTake: (id: string) => void;
}

const groupOf = (card: PoolCard, grouping: Grouping): string =>
  grouping === 'aspect'
    ? mainAspect(card)
    : grouping === 'type'
      ? card.type
      : String(Math.min(7, card.cost ?? 0));

/** Memoized, because a pool has about ninety cards and each tap changes one. */
const CardRow = memo(
  ({
    card,
    count,
    side,
    provided,
    locked,
    onMove,
  }: Copies & Pick<ZoneProps, 'side' | 'provided' | 'locked' | 'onMove'>) => {
    const { t } = useText();
    const words = useCardWords();
    const penalty = provided === null ? 0 : penaltyOf(card, provided);
    return (
      <li
        draggable={!locked}
        onDragStart={(drag) => drag.dataTransfer.setData(dragType, `${side}/${card.id}`)}
      >
        <ReadableRow card={card}>
          <button
            type="button"
            className="cv-card-move"
            disabled={locked}
            onClick={() => onMove(card.id)}
            aria-label={t(side === 'deck' ? 'pool.remove' : 'pool.add', {
              name: `${card.name} (${count})`,
            })}
          >
            <span className="cv-coin">{card.cost ?? '–'}</span>
            <span className="cv-card-name">
              {count > 1 ? <b>{count} × </b> : null}
              {card.name}
              <small>
                {words.type(card.type)}{' '}
                {penalty > 0 ? (
                  <span className="cv-penalty">{t('pool.penalty', { cost: penalty })}</span>
                ) : null}
              </small>
            </span>
            <AspectMarks aspects={card.aspects} />
            <Strength card={card} />
          </button>
        </ReadableRow>
      </li>
    );
  },
);
CardRow.displayName = 'CardRow';

/** The deck or the sideboard: cards in groups; a tap or a drag moves one copy to the other side. */
export const Zone = ({
  side,
  title,
  empty,
  cards,
  provided,
  grouping,
  locked,
  onMove,
  onTake,
}: ZoneProps) => {
  const { t } = useText();
  const words = useCardWords();
  const [over, setOver] = useState(false);
  const sorted = cards.toSorted(
    (one, other) =>
      groupOf(one.card, grouping).localeCompare(groupOf(other.card, grouping)) ||
      (one.card.cost ?? 0) - (other.card.cost ?? 0) ||
      one.card.name.localeCompare(other.card.name),
  );
  const groups = [...new Set(sorted.map(({ card }) => groupOf(card, grouping)))].map((group) => ({
    group,
    members: sorted.filter(({ card }) => groupOf(card, grouping) === group),
  }));
  const nameOf = (group: string): string =>
    grouping === 'aspect'
      ? words.aspect(group)
      : grouping === 'type'
        ? words.type(group)
        : group === '7'
          ? '7+'
          : group;
  return (
    <section
      className="cv-zone"
      data-over={over}
      aria-label={title}
      onDragOver={(drag) => {
        if (locked || !drag.dataTransfer.types.includes(dragType)) return;
        drag.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(drop) => {
        // Some browsers would open the dropped text as an address.
        drop.preventDefault();
        setOver(false);
        const [from, id] = drop.dataTransfer.getData(dragType).split('/');
        if (from !== side && id !== undefined) onTake(id);
      }}
    >
      <Title order={3} fz="md">
        {title}
      </Title>
      {cards.length === 0 ? (
        <Text c="dimmed">{empty}</Text>
      ) : locked ? null : (
        <Text size="xs">{t(`pool.tap.${side}`)}</Text>
      )}
      <div className="cv-zone-groups">
        {groups.map(({ group, members }) => (
          <div key={group}>
            <Text size="xs" fw={700} c="dimmed" mt="xs">
              {nameOf(group)} ({members.reduce((sum, { count }) => sum + count, 0)})
            </Text>
            <ul className="cv-quiet-list">
              {members.map(({ card, count }) => (
                <CardRow
                  key={card.id}
                  card={card}
                  count={count}
                  side={side}
                  provided={provided}
                  locked={locked}
                  onMove={onMove}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};

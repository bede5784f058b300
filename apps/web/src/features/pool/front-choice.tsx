import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import type { PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { AspectMarks, Strength } from '../../shared/card/pool-card.js';
import { ReadableRow } from './readable-row.js';

interface FrontRowProps {
  readonly card: PoolCard;
  readonly chosen: boolean;
  readonly locked: boolean;
  readonly onChoose: () => void;
}

/** A leader or a base, with a button to choose it and another to read it. */
const FrontRow = ({ card, chosen, locked, onChoose }: FrontRowProps) => (
  <div className="cv-front-row" data-chosen={chosen}>
    <ReadableRow card={card}>
      <button
        type="button"
        role="radio"
        aria-checked={chosen}
        className="cv-card-move"
        disabled={locked}
        onClick={onChoose}
      >
        <span className="cv-card-name">
          {card.name}
          {card.subtitle === null ? null : <small>{card.subtitle}</small>}
        </span>
        <AspectMarks aspects={card.aspects} />
        <Strength card={card} />
      </button>
    </ReadableRow>
  </div>
);

interface FrontChoiceProps {
  readonly label: string;
  readonly cards: readonly PoolCard[];
  readonly chosen: string | null;
  readonly locked: boolean;
  readonly onChoose: (id: string) => void;
}

/**
 * The leaders or bases to choose from, each of which can be read; once one is chosen, the others
 * are collapsed.
 */
export const FrontChoice = ({ label, cards, chosen, locked, onChoose }: FrontChoiceProps) => {
  const { t } = useText();
  const [changing, setChanging] = useState(false);
  const own = cards.filter(({ id }) => id === chosen);
  const folded = own.length > 0 && !changing;
  const choose = (id: string): void => {
    onChoose(id);
    setChanging(false);
  };
  return (
    <section className="cv-front">
      <div className="cv-front-head">
        <Text fw={600} size="sm">
          {label}
        </Text>
        {folded && !locked && cards.length > 1 ? (
          <Button variant="subtle" size="md" onClick={() => setChanging(true)}>
            {t('pool.another')}
          </Button>
        ) : null}
      </div>
      <div role="radiogroup" aria-label={label}>
        {(folded ? own : cards).map((card) => (
          <FrontRow
            key={card.id}
            card={card}
            chosen={card.id === chosen}
            locked={locked}
            onChoose={() => choose(card.id)}
          />
        ))}
      </div>
    </section>
  );
};

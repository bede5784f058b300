import { type PropsWithChildren, useState } from 'react';
import { IconInfoCircle } from '@tabler/icons-react';
import type { PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CardText } from '../../shared/card/pool-card.js';

/**
 * A card in a line: a button for an action on it (the children), and beside it one that shows its
 * text below.
 */
export const ReadableRow = ({ card, children }: PropsWithChildren<{ readonly card: PoolCard }>) => {
  const { t } = useText();
  const [reading, setReading] = useState(false);
  return (
    <>
      <div className="cv-card-row">
        {children}
        <button
          type="button"
          className="cv-card-read"
          aria-label={t('pool.read', { name: card.name })}
          aria-expanded={reading}
          onClick={() => setReading(!reading)}
        >
          <IconInfoCircle size={20} aria-hidden />
        </button>
      </div>
      {reading ? <CardText card={card} /> : null}
    </>
  );
};

import { Text } from '@mantine/core';
import type { PodView, PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { AspectMarks, CardText, Strength } from '../../shared/card/pool-card.js';

const CardLine = ({ card, count }: { card: PoolCard; count: number }) => (
  <details>
    <summary style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 36 }}>
      <span className="cv-coin">{card.cost ?? '–'}</span>
      <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {count > 1 ? `${count} × ` : ''}
        {card.name}
      </span>
      <AspectMarks aspects={card.aspects} />
      <Strength card={card} />
    </summary>
    <CardText card={card} />
  </details>
);

/** The leaders that were drafted, which are public (CR 10.3.2B). */
export const PublicLeaders = ({ view }: { view: PodView }) => {
  const { t } = useText();
  return (
    <ul className="cv-quiet-list cv-leaders">
      {view.seats.map((seat) => (
        <li key={seat.seat}>
          <Text fw={650} mt="xs" style={{ overflowWrap: 'anywhere' }}>
            {seat.name}
          </Text>
          {seat.leaders.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('pod.noLeaders')}
            </Text>
          ) : (
            seat.leaders.map((leader, index) => <CardLine key={index} card={leader} count={1} />)
          )}
        </li>
      ))}
    </ul>
  );
};

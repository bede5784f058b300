import { Stack, Text } from '@mantine/core';
import type { PodView, PoolCard } from '#contracts';
import { useText } from '../../i18n/index.js';
import { AspectMarks, CardText, mainAspect, Strength } from '../../shared/pool-card.js';

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

/** The own cards so far, leaders first, then by aspect and cost. */
export const OwnCards = ({ pool }: { pool: NonNullable<PodView['mine']>['pool'] }) => {
  const { t } = useText();
  if (pool.length === 0) return <Text c="dimmed">{t('pod.emptyPool')}</Text>;
  const order = pool.toSorted(
    (one, other) =>
      Number(other.card.type === 'Leader') - Number(one.card.type === 'Leader') ||
      mainAspect(one.card).localeCompare(mainAspect(other.card)) ||
      (one.card.cost ?? 0) - (other.card.cost ?? 0),
  );
  return (
    <Stack gap={2}>
      {order.map(({ card, count }) => (
        <CardLine key={card.id} card={card} count={count} />
      ))}
    </Stack>
  );
};

/** Drafted leaders are public (CR 10.3.2B). */
export const PublicLeaders = ({ view }: { view: PodView }) => {
  const { t } = useText();
  return (
    <ul className="cv-quiet-list">
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

import { Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useText } from '../i18n/index.js';

/** Why the next game cannot be dealt, in words; nothing where a deck is no obstacle. */
export const TableObstacle = ({ view }: { view: TableView }) => {
  const { t } = useText();
  const problem = (['a', 'b'] as const).find((side) => view[side].deck !== 'ready');
  if (view.status !== 'open' || problem === undefined) return null;
  const { name, deck } = view[problem];
  return (
    <>
      <Text>{t(deck === 'missing' ? 'table.deckMissing' : 'table.deckUnknown', { name })}</Text>
      {view.unknownCards.length === 0 ? null : (
        <Text size="sm">{t('table.unknownCards', { cards: view.unknownCards.join(', ') })}</Text>
      )}
    </>
  );
};

import { Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useText } from '../../i18n/index.js';

const Deck = ({ view }: { view: TableView }) => {
  const { t } = useText();
  const problem = (['a', 'b'] as const).find((side) => view[side].deck !== 'ready');
  if (problem === undefined) return null;
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

/** The reason in words why the next game cannot be dealt; renders nothing if it can. */
export const TableObstacle = ({ view }: { view: TableView }) => {
  const { t } = useText();
  switch (view.notNow) {
    case undefined:
    case 'decks':
      return view.status === 'open' ? <Deck view={view} /> : null;
    case 'choices':
      return <Text>{t('table.choicesFirst')}</Text>;
    case 'not-yours':
      return <Text>{t('table.playersDeal')}</Text>;
    case 'settled':
      return <Text>{t('table.settledElsewhere')}</Text>;
    case 'changing-decks':
    case null:
      return null;
  }
};

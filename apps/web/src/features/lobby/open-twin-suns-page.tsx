import { useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { twinSunsWishes } from './deck-wish.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { NameField } from '../../shared/table/name-field.js';
import { usePlayerName } from '../../shared/table/use-player-name.js';
import { useDeck } from './bring.js';
import { OpenTableButtons } from './open-table-buttons.js';
import { OpenTables } from './open-tables.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import { keepDeck, TWIN_SUNS } from './saved-decks.js';
import { useTerms } from './terms.js';

const sizes = [3, 4] as const;

/** Opens a table of Twin Suns for three or four people. */
export const OpenTwinSunsPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [seats, setSeats] = useState<3 | 4>(3);
  const { timeField, onlookersField, timed, watched } = useTerms();
  const { typed, setTyped, name, keep } = usePlayerName();
  const open = useCommand('OpenTwinSuns', {
    onAccepted: ({ ids }, { deck }) => {
      keepDeck(TWIN_SUNS, deck);
      navigate({ to: '/twin-suns/:gameId', params: { gameId: ids['gameId'] ?? '' } });
    },
  });
  const { field, brought } = useDeck({ first: 'random', kinds: twinSunsWishes, ...open });
  const start = (listed: boolean) => {
    if (brought === null || name === null) return;
    keep();
    open.send({ seats, ...brought, name, listed, ...timed, ...watched });
  };
  return (
    <Stack maw={640} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('twinSuns.title')}
      </Title>
      <Text>{t('twinSuns.lead')}</Text>
      <RadioChoice
        label={t('twinSuns.seats')}
        chosen={seats}
        onChange={setSeats}
        options={sizes.map((value) => ({ value, label: String(value) }))}
      />
      {timeField}
      {onlookersField}
      {field}
      <NameField name={typed} onChange={setTyped} />
      <FailureNote error={open.failure} />
      <OpenTableButtons
        pending={open.pending}
        disabled={brought === null || name === null}
        onOpen={start}
      />
      <OpenTables of={['twinSuns']} />
    </Stack>
  );
};

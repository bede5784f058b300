import { useState } from 'react';
import { Group, Radio, Stack, Text, Title } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { DeckChoice } from '../../shared/deck-choice/deck-choice.js';
import {
  deckOf,
  type DeckWish,
  faultOf,
  twinSunsWishes,
} from '../../shared/deck-choice/deck-wish.js';
import { FailureNote } from '../../shared/failure-note.js';
import { NameField } from '../../shared/name-field.js';
import { OpenTableButtons } from '../../shared/open-tables/open-table-buttons.js';
import { OpenTablesPanel } from '../../shared/open-tables/open-tables-panel.js';
import { OpenTwinSunsList } from '../../shared/open-tables/open-twin-suns-list.js';
import { usePlayerName } from '../../shared/use-player-name.js';

const sizes = [3, 4] as const;

/** Opens a table of Twin Suns for three or four people. */
export const OpenTwinSunsPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [wish, setWish] = useState<DeckWish>({ kind: 'random', text: '' });
  const [seats, setSeats] = useState<3 | 4>(3);
  const { typed, setTyped, name, keep } = usePlayerName();
  const open = useCommand('OpenTwinSuns', {
    onAccepted: ({ ids }) =>
      navigate({ to: '/twin-suns/:gameId', params: { gameId: ids['gameId'] ?? '' } }),
  });
  const deck = deckOf(wish);
  const start = (listed: boolean) => {
    if (deck === null || name === null) return;
    keep();
    open.send({ seats, deck, name, listed });
  };
  return (
    <Stack maw={640} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('twinSuns.title')}
      </Title>
      <Text>{t('twinSuns.lead')}</Text>
      <Radio.Group
        label={t('twinSuns.seats')}
        value={String(seats)}
        onChange={(chosen) => setSeats(sizes.find((one) => String(one) === chosen) ?? seats)}
      >
        <Group mt={6}>
          {sizes.map((one) => (
            <Radio key={one} value={String(one)} label={String(one)} />
          ))}
        </Group>
      </Radio.Group>
      <DeckChoice
        title={t('practice.yours')}
        wish={wish}
        kinds={twinSunsWishes}
        fault={faultOf(open.failure)}
        onChange={(changed) => {
          setWish(changed);
          open.clear();
        }}
      />
      <NameField name={typed} onChange={setTyped} />
      <FailureNote error={open.failure} />
      <OpenTableButtons
        pending={open.pending}
        disabled={deck === null || name === null}
        onOpen={start}
      />
      <OpenTablesPanel>
        {({ twinSuns }) => (twinSuns.length === 0 ? null : <OpenTwinSunsList tables={twinSuns} />)}
      </OpenTablesPanel>
    </Stack>
  );
};

import { useState } from 'react';
import { Button, Group, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { type BoosterChoice, isPersonName, limitedSets } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useNavigate } from '../../navigation/here.js';
import { BoosterFields } from '../../shared/limited/booster-fields.js';
import { boostersOfDrafter } from '../../shared/limited/limited.js';
import { keepName, ownName } from '../../shared/table/own-name.js';
import { useText } from '../../i18n/index.js';
import { OwnDraftsList } from './own-drafts-list.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

/** The preselected set: all of its cards can be played on screen afterwards. */
const first = limitedSets[0].code;

/** Starts a draft with chosen boosters: alone against bots, or with friends who follow a link. */
export const FreeDraftPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [boosters, setBoosters] = useState<BoosterChoice>({ set: first });
  const [asking, setAsking] = useState(false);
  const [seats, setSeats] = useState(8);
  const friendly = ownName();
  const [name, setName] = useState(friendly);
  const start = useCommand('StartFreeDraft', {
    onAccepted: ({ ids }) => {
      navigate({ to: '/draft/:podId', params: { podId: ids['podId'] ?? '' } });
    },
  });
  const send = (friends: boolean) => {
    if (name !== friendly) keepName(name);
    start.send({ ...boosters, seats, friends, name: isPersonName(name) ? name.trim() : friendly });
  };
  return (
    <Stack maw={560}>
      <Title order={1} fz={26}>
        {t('free.title')}
      </Title>
      <Text>{t('free.text')}</Text>
      <OwnDraftsList />
      <Group>
        <Button size="lg" disabled={asking} loading={start.pending} onClick={() => send(false)}>
          {t('free.alone')}
        </Button>
        <Button
          size="lg"
          variant="default"
          disabled={asking}
          loading={start.pending}
          onClick={() => send(true)}
        >
          {t('free.friends')}
        </Button>
      </Group>
      <FailureNote error={start.failure} onRetry={start.again} />
      <BoosterFields
        value={boosters}
        packs={boostersOfDrafter}
        asking={asking}
        onAsking={setAsking}
        onChange={setBoosters}
      />
      <NumberInput
        label={t('free.seats')}
        min={2}
        max={8}
        allowDecimal={false}
        value={seats}
        onChange={(value) => setSeats(Math.min(8, Math.max(2, Number(value) || 8)))}
      />
      <TextInput
        label={t('free.name')}
        maxLength={80}
        value={name}
        onChange={(change) => setName(change.currentTarget.value)}
      />
    </Stack>
  );
};

import { useState } from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { isPersonName, type PodView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useHere } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { keepName, ownName } from '../../shared/table/own-name.js';
import { ShareLink } from '../../shared/sharing/share-link.js';

/** A free pod before it begins: its address for friends, and a seat for visitors who came by it. */
export const FreePodInvite = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const friendly = ownName();
  const { pathname } = useHere();
  const [name, setName] = useState(friendly);
  const join = useCommand('JoinFreeDraft', { eventId: view.eventId });
  const full = view.seats.every(({ holder }) => holder === 'player');
  if (view.mine !== null)
    return (
      <ShareLink path={pathname}>
        <Text>{t('free.invite')}</Text>
      </ShareLink>
    );
  if (full) return <Text>{t('free.full')}</Text>;
  return (
    <Stack gap="xs">
      <Text>{t('free.invited')}</Text>
      <TextInput
        label={t('free.name')}
        maxLength={80}
        value={name}
        onChange={(change) => setName(change.currentTarget.value)}
      />
      <Button
        size="lg"
        loading={join.pending}
        disabled={!isPersonName(name)}
        onClick={() => {
          if (name !== friendly) keepName(name);
          join.send({ podId: view.podId, name: name.trim() });
        }}
      >
        {t('free.join')}
      </Button>
      <FailureNote error={join.failure} />
    </Stack>
  );
};

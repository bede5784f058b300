import { useState } from 'react';
import { Button, Select, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { GrowingTextarea } from '../../shared/forms/growing-textarea.js';

/** With real boosters: form to type or paste the cards of each player. */
export const RecordPool = ({
  event,
  recorded,
}: {
  event: EventView;
  recorded: readonly string[];
}) => {
  const { t } = useText();
  const { eventId } = event;
  const [playerId, setPlayerId] = useState<string | null>(null);
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const roster = useAnswer('roster', { eventId });
  const record = useCommand('RecordPool', { onAccepted: () => setText('') });
  return (
    <section className="cv-panel" aria-labelledby="record-pool">
      <Stack gap="sm">
        <Title order={2} id="record-pool" fz="lg">
          {t('deskLimited.record')}
        </Title>
        <Text size="sm">{t('deskLimited.recordText')}</Text>
        <Select
          label={t('common.player')}
          searchable
          data={(roster.data?.players ?? [])
            .filter((player) => player.status === 'playing')
            .map((player) => ({
              value: player.playerId,
              label: recorded.includes(player.playerId) ? `${player.name} ✓` : player.name,
            }))}
          value={playerId}
          onChange={setPlayerId}
        />
        <GrowingTextarea
          label={t('deck.text')}
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
          rows={[5, 14]}
          maxLength={65_536}
          spellCheck={false}
        />
        <div aria-live="polite">
          <FailureNote error={record.failure} onRetry={record.again} />
          {record.accepted === null || text !== '' ? null : (
            <Text fw={650}>{t('deskLimited.recorded')}</Text>
          )}
        </div>
        <Button
          style={{ alignSelf: 'flex-start' }}
          disabled={playerId === null || text.trim() === ''}
          loading={record.pending}
          onClick={() => (playerId === null ? undefined : record.send({ eventId, playerId, text }))}
        >
          {t('deskLimited.recordDo')}
        </Button>
      </Stack>
    </section>
  );
};

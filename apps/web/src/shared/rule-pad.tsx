import { useState } from 'react';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { EventView, TableRow } from '#contracts';
import { useText } from '../i18n/index.js';
import { FailureNote } from './failure-note.js';
import { scoreText } from './score.js';
import { ScorePad } from './score-pad.js';
import { Told } from './told.js';
import { useRuling } from './use-ruling.js';

interface RulePadProps {
  readonly event: EventView;
  readonly row: TableRow;
  readonly onDone: () => void;
}

/** What the two said, and the buttons that settle it. */
export const RulePad = ({ event, row, onDone }: RulePadProps) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  const ruling = useRuling(event.eventId, onDone);
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {t(row.status === 'completed' ? 'rounds.correct' : 'rounds.rule', {
          score: row.score === null ? '' : scoreText(row.score),
        })}
      </Title>
      <Told row={row} />
      <Text size="sm" c="dimmed">
        {t('rounds.readsFrom', { name: row.a.name })}
      </Text>
      <TextInput
        label={t('common.note')}
        value={note}
        maxLength={500}
        onChange={(change) => setNote(change.currentTarget.value)}
      />
      <ScorePad
        bestOf={event.settings.bestOf}
        first={row.a.name}
        second={row.b.name}
        busy={ruling.pending}
        onPick={(score) => ruling.rule(row, score, note.trim())}
      />
      {event.phases[event.rounds.at(-1)?.phase ?? 0]?.kind === 'elimination' ? null : (
        <Button
          variant="subtle"
          color="red"
          disabled={ruling.pending}
          onClick={() => ruling.rule(row, { a: 0, b: 0, drawn: 0 }, note.trim())}
        >
          {t('score.bothLose')}
        </Button>
      )}
      <FailureNote error={ruling.failure} onRetry={ruling.again} />
    </Stack>
  );
};

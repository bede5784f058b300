import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { EventView, GameScore, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { focusAtStart } from '../page/focus-at-start.js';
import { isDoubleLoss, scoreText } from './score.js';
import { inCut } from './in-cut.js';
import { ScorePad } from './score-pad.js';
import { PlayersWords } from './players-words.js';
import { useRuling } from './use-ruling.js';

interface RulePadProps {
  readonly event: EventView;
  readonly row: TableRow;
  /** Of a round before the current one: a correction is asked for twice. */
  readonly past?: boolean;
  readonly onDone: () => void;
}

/** What the two said, and the buttons that settle it. */
export const RulePad = ({ event, row, past = false, onDone }: RulePadProps) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<GameScore | null>(null);
  const ruling = useRuling(event.eventId, onDone);
  const pick = (score: GameScore) => {
    if (past && row.status === 'completed') setAsked(score);
    else ruling.rule(row, score, note.trim());
  };
  // A result is entered while the event runs; afterwards only once it is reopened.
  if (event.status !== 'running') return null;
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {t(row.status === 'completed' ? 'rounds.correct' : 'rounds.rule', {
          score: row.score === null ? '' : scoreText(row.score),
        })}
      </Title>
      <PlayersWords row={row} />
      <Text size="sm" c="dimmed">
        {t('rounds.readsFrom', { name: row.a.name })}
      </Text>
      <TextInput
        label={t('rounds.reasonToPlayers')}
        value={note}
        maxLength={500}
        onChange={(change) => setNote(change.currentTarget.value)}
      />
      <ScorePad
        shape={event.play.shape}
        drawsAllowed={!inCut(event)}
        first={row.a.name}
        second={row.b.name}
        busy={ruling.pending}
        onPick={pick}
      />
      {inCut(event) ? null : (
        <Button
          variant="subtle"
          color="red"
          disabled={ruling.pending}
          onClick={() => pick({ a: 0, b: 0, drawn: 0 })}
        >
          {t('score.bothLose')}
        </Button>
      )}
      {asked === null ? null : (
        <Alert color="lamp" role="alert" title={t('rounds.pastTitle')}>
          <Text mb="xs">
            {t('rounds.pastText', {
              from: row.score === null ? '' : scoreText(row.score),
              to: isDoubleLoss(asked) ? t('score.bothLose') : scoreText(asked),
            })}
          </Text>
          <Group>
            <Button
              loading={ruling.pending}
              onClick={() => ruling.rule(row, asked, note.trim())}
              ref={focusAtStart}
            >
              {t('rounds.pastGo')}
            </Button>
            <Button variant="default" onClick={() => setAsked(null)}>
              {t('common.cancel')}
            </Button>
          </Group>
        </Alert>
      )}
      <FailureNote error={ruling.failure} onRetry={ruling.again} />
    </Stack>
  );
};

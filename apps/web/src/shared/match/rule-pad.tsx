import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import type { EventView, GameScore, RoundSummary, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { currentRound } from '../event/round-name.js';
import { FailureNote } from '../feedback/failure-note.js';
import { focusAtStart } from '../page/focus-at-start.js';
import { type GameLosses, lossLeftOut } from './game-losses.js';
import { isDoubleLoss, isSameScore, scoreText } from './score.js';
import { tableOffers } from '../event/table-offers.js';
import { inCut } from './in-cut.js';
import { ScorePad } from './score-pad.js';
import { PlayersWords } from './players-words.js';
import { useGameLosses } from './use-game-losses.js';
import { useRuling } from './use-ruling.js';

interface RulePadProps {
  readonly event: EventView;
  readonly row: TableRow;
  /** The round of the row; omitted: the current one. */
  readonly round?: Pick<RoundSummary, 'phase' | 'round'> | null;
  readonly onDone: () => void;
}

interface AskedProps {
  readonly row: TableRow;
  readonly score: GameScore;
  /** Whether the round is an earlier one, on whose result later pairings rest. */
  readonly past: boolean;
  readonly losses: GameLosses;
}

/**
 * Asks before a result is set: shows the present result, who entered it, and a game loss that the
 * new one does not reflect.
 */
const Asked = ({ row, score, past, losses }: AskedProps) => {
  const { t } = useText();
  const side = lossLeftOut(losses, score);
  const to = isDoubleLoss(score) ? t('score.bothLose') : scoreText(score);
  return (
    <Stack gap={4} mb="xs">
      {row.score === null ? null : (
        <Text>
          {t(row.enteredBy === undefined ? 'rounds.changes' : 'rounds.changesOf', {
            from: scoreText(row.score),
            to,
            name: row.enteredBy ?? '',
          })}
        </Text>
      )}
      {past ? <Text>{t('rounds.pastText')}</Text> : null}
      {side === null ? null : (
        <Text>{t('rounds.lossLeftOut', { name: row[side].name, score: to })}</Text>
      )}
    </Stack>
  );
};

/** The results that both players reported, and the buttons that settle the match. */
export const RulePad = ({ event, row, round = currentRound(event), onDone }: RulePadProps) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<GameScore | null>(null);
  const ruling = useRuling(event.eventId, onDone);
  const losses = useGameLosses(event.eventId, round?.round ?? 0)(row);
  const current = currentRound(event);
  const past = round?.phase !== current?.phase || round?.round !== current?.round;
  const { settle } = tableOffers(event, row);
  const pick = (score: GameScore) => {
    // This result is already recorded.
    if (row.score !== null && isSameScore(row.score, score)) onDone();
    else if (row.status === 'completed' || lossLeftOut(losses, score) !== null) setAsked(score);
    else ruling.rule(row, score, note.trim());
  };
  if (settle === null) return null;
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {t(settle === 'correct' ? 'rounds.correct' : 'rounds.rule', {
          score: row.score === null ? '' : scoreText(row.score),
        })}
      </Title>
      <PlayersWords row={row} />
      <Text size="sm" c="dimmed">
        {t('rounds.readsFrom', { name: row.a.name })}
      </Text>
      {(['a', 'b'] as const).map((side) =>
        losses[side] === 0 ? null : (
          <Text key={side} fw={650}>
            {t('rounds.gameLoss', { name: row[side].name, count: losses[side] })}
          </Text>
        ),
      )}
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
        <Alert color="lamp" role="alert">
          <Asked row={row} score={asked} past={past} losses={losses} />
          <Group>
            <Button
              loading={ruling.pending}
              onClick={() => ruling.rule(row, asked, note.trim())}
              ref={focusAtStart}
            >
              {t('rounds.settleGo')}
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

import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import {
  penaltyLevel,
  type GameScore,
  type PenaltyLevel,
  type TableRow,
  type MatchShape,
} from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { Dialog } from '../feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { infractions, infractionText, proposedLevel } from './infractions.js';
import { PenaltyHistory } from './penalty-history.js';
import { pointsScore, scoreText } from './score.js';
import { useEvent } from '../event/use-event.js';
import { useFocusBack } from '../page/use-focus-back.js';

interface PenaltyDialogProps {
  readonly eventId: string;
  readonly playerId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The player's own open table of this round, which a match loss would decide. */
const openTable = (tables: readonly TableRow[], playerId: string): TableRow | null =>
  tables.find(
    (row) =>
      (row.a.playerId === playerId || row.b.playerId === playerId) &&
      row.status !== 'completed' &&
      row.status !== 'void',
  ) ?? null;

const lossOf = (row: TableRow, playerId: string, shape: MatchShape): GameScore => {
  const isFirst = row.a.playerId === playerId;
  if (shape.kind === 'points')
    return isFirst ? pointsScore(0, shape.most) : pointsScore(shape.most, 0);
  const games = shape.bestOf === 3 ? 2 : 1;
  return isFirst ? { a: 0, b: games, drawn: 0 } : { a: games, b: 0, drawn: 0 };
};

/**
 * Form for a penalty, from the catalogue or in the judge's own words; a match loss also settles the
 * table.
 */
export const PenaltyDialog = ({ eventId, playerId, name, onClose }: PenaltyDialogProps) => {
  const { t } = useText();
  useFocusBack();
  const event = useEvent();
  const [level, setLevel] = useState<PenaltyLevel>('warning');
  const [written, setWritten] = useState('');
  const [note, setNote] = useState('');
  const [settles, setSettles] = useState(true);
  const roster = useAnswer('roster', { eventId });
  const pairings = useAnswer('pairings', { eventId }, { enabled: event.rounds.length > 0 });
  const earlier = roster.data?.players.find((row) => row.playerId === playerId)?.penalties ?? [];
  const code = infractions.find((each) => infractionText(t, each.code) === written)?.code;
  const upgraded = code !== undefined && proposedLevel(code, earlier)?.upgraded === true;
  const row = openTable(pairings.data?.tables ?? [], playerId);
  const lost = level === 'match-loss' || level === 'disqualification';
  const score = row === null ? null : lossOf(row, playerId, event.play.shape);
  const rule = useCommand('RuleResult', { eventId, onAccepted: onClose });
  const infraction = code ?? written.trim();
  const issue = useCommand('IssuePenalty', {
    onAccepted: () => {
      if (lost && settles && row !== null && score !== null)
        rule.send({ matchId: row.matchId, score, note: infractionText(t, infraction) });
      else onClose();
    },
  });
  const choose = (text: string) => {
    setWritten(text);
    const chosen = infractions.find((each) => infractionText(t, each.code) === text);
    const proposed = chosen && proposedLevel(chosen.code, earlier);
    if (proposed) setLevel(proposed.level);
  };
  return (
    <Dialog opened onClose={onClose} title={t('penalty.for', { name })}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          issue.send({ eventId, playerId, level, infraction, note: note.trim() });
        }}
      >
        <Stack>
          <Autocomplete
            label={t('penalty.infraction')}
            description={t('penalty.infractionHint')}
            value={written}
            maxLength={80}
            onChange={choose}
            data={infractions.map((each) => infractionText(t, each.code))}
            data-autofocus
          />
          <Select
            label={t('penalty.level')}
            allowDeselect={false}
            value={level}
            onChange={(value) => setLevel(penaltyLevel.catch('warning').parse(value))}
            data={penaltyLevel.options.map((value) => ({
              value,
              label: t(`common.penalty.${value}`),
            }))}
          />
          <PenaltyHistory eventId={eventId} playerId={playerId} />
          {upgraded ? <Text size="sm">{t('penalty.upgraded')}</Text> : null}
          {level === 'game-loss' && row !== null ? (
            <Text size="sm">{t('penalty.gameLossHint', { table: row.table })}</Text>
          ) : null}
          {lost && row !== null && score !== null ? (
            <Checkbox
              checked={settles}
              onChange={(change) => setSettles(change.currentTarget.checked)}
              label={t('penalty.settles', {
                table: row.table,
                a: row.a.name,
                score: scoreText(score),
                b: row.b.name,
              })}
            />
          ) : null}
          <Textarea
            label={t('common.note')}
            value={note}
            maxLength={500}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <FailureNote error={issue.failure ?? rule.failure} />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={issue.pending || rule.pending}
              disabled={infraction === '' || issue.accepted !== null}
            >
              {t('penalty.issue')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

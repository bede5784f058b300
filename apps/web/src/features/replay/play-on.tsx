import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { type ReplayFile, type ReplayRecord, tableSeats } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import { Dialog } from '../../shared/table/dialog.js';
import { keepLevel, keptLevel, LevelChoice } from '../../shared/table/level-choice.js';
import type { Side } from '../../shared/table/visible.js';
import './record-texts.js';

interface PlayOnProps {
  readonly names: ReplayFile['names'];
  readonly record: ReplayRecord;
  /** Moves that were made before the moment. */
  readonly at: number;
  /** Whose place is chosen at first. */
  readonly near: Side;
  readonly onClose: () => void;
}

/** Plays on from a moment of a recorded game, in the place of one of its players. */
export const PlayOn = ({ names, record, at, near, onClose }: PlayOnProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const [side, setSide] = useState<Side | 'all'>(near);
  const [level, setLevel] = useState(keptLevel);
  const start = useCommand('PlayOn', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const send = () =>
    start.send({
      record: { ...record, moves: record.moves.slice(0, at) },
      ...(side === 'all'
        ? ({ seat: 0, alone: true } as const)
        : { seat: tableSeats.indexOf(side), level }),
    });
  return (
    <Dialog opened onClose={onClose} title={t('replay.playOn')}>
      <Stack>
        <Text size="sm">{t('replay.playOnText')}</Text>
        <RadioChoice
          label={t('replay.playOnSeat')}
          layout="stack"
          chosen={side}
          onChange={(chosen: Side | 'all') => setSide(chosen)}
          options={[
            ...tableSeats.flatMap((value) => {
              const label = names[value];
              return label === undefined ? [] : [{ value, label }];
            }),
            { value: 'all', label: t('replay.playOnAlone') },
          ]}
        />
        {side === 'all' ? null : (
          <LevelChoice
            level={level}
            onChange={(chosen) => {
              setLevel(chosen);
              keepLevel(chosen);
            }}
          />
        )}
        <FailureNote error={start.failure} />
        <Button loading={start.pending} onClick={send}>
          {t('replay.playOnStart')}
        </Button>
      </Stack>
    </Dialog>
  );
};

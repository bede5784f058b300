import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { recordedSource, type ReplayFile, type ReplayRecord, tableSeats } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import { Dialog } from '../../shared/table/dialog.js';
import { keepLevel, keptLevel, LevelChoice } from '../../shared/table/level-choice.js';
import { NameField } from '../../shared/table/name-field.js';
import { usePlayerName } from '../../shared/table/use-player-name.js';
import type { Side } from '../../shared/table/visible.js';
import './record-texts.js';

interface PlayOnProps {
  readonly file: ReplayFile;
  readonly record: ReplayRecord;
  /** The number of moves before the moment. */
  readonly at: number;
  /** The side that is preselected. */
  readonly near: Side;
  readonly onClose: () => void;
}

/** Whether the server stores the game, so that another person can be invited to it. */
const isKept = ({ source, names, fault }: ReplayFile): boolean =>
  recordedSource(source) !== null && names.c === undefined && fault === undefined;

/** The ways to start: against a bot, alone, or with a friend. */
const useStarts = ({ file, record, at }: Pick<PlayOnProps, 'file' | 'record' | 'at'>) => {
  const navigate = useNavigate();
  const practice = useCommand('PlayOn', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const together = useCommand('PlayOnTogether', {
    onAccepted: ({ ids }) => {
      const matchId = ids['matchId'] ?? '';
      navigate({ to: '/play/:matchId', params: { matchId } });
    },
  });
  const moment = { ...record, moves: record.moves.slice(0, at) };
  const { source, game } = file;
  return {
    pending: practice.pending || together.pending,
    failure: practice.failure ?? together.failure,
    alone: () => practice.send({ record: moment, seat: 0, alone: true }),
    withBot: (side: Side, level: ReturnType<typeof keptLevel>) =>
      practice.send({ record: moment, seat: tableSeats.indexOf(side), level }),
    withFriend: (side: Side, name: string) =>
      together.send({ from: { source, game, at }, seat: side === 'b' ? 'b' : 'a', name }),
  };
};

/** Continues a recorded game from one moment, in the place of one of its players. */
export const PlayOn = ({ file, record, at, near, onClose }: PlayOnProps) => {
  const { t } = useText();
  const [side, setSide] = useState<Side | 'all'>(near);
  const [foe, setFoe] = useState<'bot' | 'friend'>('bot');
  const [level, setLevel] = useState(keptLevel);
  const { typed, setTyped, name, keep } = usePlayerName();
  const start = useStarts({ file, record, at });
  const { names } = file;
  const withFriend = side !== 'all' && foe === 'friend';
  const send = () => {
    if (side === 'all') return start.alone();
    if (foe === 'bot') return start.withBot(side, level);
    keep();
    if (name !== null) start.withFriend(side, name);
  };
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
        {side !== 'all' && isKept(file) ? (
          <RadioChoice
            label={t('replay.playOnAgainst')}
            chosen={foe}
            onChange={(chosen: 'bot' | 'friend') => setFoe(chosen)}
            options={[
              { value: 'bot', label: t('replay.playOnBot') },
              { value: 'friend', label: t('replay.playOnFriend') },
            ]}
          />
        ) : null}
        {side !== 'all' && !withFriend ? (
          <LevelChoice
            level={level}
            onChange={(chosen) => {
              setLevel(chosen);
              keepLevel(chosen);
            }}
          />
        ) : null}
        {withFriend ? (
          <>
            <Text size="sm">{t('replay.playOnFriendText')}</Text>
            <NameField name={typed} onChange={setTyped} />
          </>
        ) : null}
        <FailureNote error={start.failure} />
        <Button loading={start.pending} disabled={withFriend && name === null} onClick={send}>
          {t(withFriend ? 'play.invite' : 'replay.playOnStart')}
        </Button>
      </Stack>
    </Dialog>
  );
};

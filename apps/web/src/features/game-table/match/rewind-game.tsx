import { useState } from 'react';
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import type { TableView } from '#contracts';
import type { MatchMoment } from './match-moment.js';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../shared/table/in-language.js';
import { Dialog } from '../../../shared/table/dialog.js';

interface RewindProps {
  readonly view: TableView;
  readonly moment: MatchMoment;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRewound: () => void;
}

/**
 * Lets a judge rewind the running game to any decision, chosen by the log lines that followed it.
 */
export const RewindGame = ({ view, moment, opened, onClose, onRewound }: RewindProps) => {
  const { t } = useText();
  const say = useServerText();
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const { eventId, matchId, game, takenBack } = view;
  const rewind = useCommand('RewindGame', {
    eventId,
    onFailed: onRewound,
    onAccepted: () => {
      onClose();
      onRewound();
    },
  });
  const seen = new Set<number>();
  const decisions = moment.log
    .filter(({ at, kind }) => kind !== 'rewind' && at > 0 && !seen.has(at) && seen.add(at))
    .reverse()
    .map((line) => ({ value: String(line.at - 1), label: `${line.at}. ${say(line)}` }));
  const to = chosen === '' ? decisions[0]?.value : chosen;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('table.rewind.title')}>
      <Stack>
        <Text>{t('table.rewind.text')}</Text>
        <NativeSelect
          label={t('table.rewind.before')}
          data={decisions}
          value={to ?? ''}
          onChange={(change) => setChosen(change.currentTarget.value)}
        />
        <Textarea
          label={t('common.note')}
          value={note}
          maxLength={500}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <FailureNote error={rewind.failure} />
        <Button
          loading={rewind.pending}
          disabled={to === undefined}
          onClick={() =>
            rewind.send({
              matchId,
              game,
              at: moment.at,
              takenBack,
              to: Number(to),
              note: note.trim(),
            })
          }
        >
          {t('table.rewind.button')}
        </Button>
      </Stack>
    </Dialog>
  );
};

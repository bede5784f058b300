import { useState } from 'react';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { Sign } from '../../shared/card/signs.js';

interface CallProps {
  readonly eventId: string;
  readonly playerId: string;
}

/** Calls a judge to the game without leaving it. */
export const CallJudge = ({ eventId, playerId }: CallProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const call = useCommand('CallJudge', { eventId, onAccepted: () => setAsking(false) });
  return (
    <>
      <button
        type="button"
        className="cg-btn"
        data-kind="quiet"
        aria-label={t('seat.call.button')}
        onClick={() => {
          call.clear();
          setAsking(true);
        }}
      >
        <Sign name="judge" />
        <span>{t(call.accepted === null ? 'seat.call.button' : 'table.judgeCalled')}</span>
      </button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        zIndex={400}
        title={t('seat.call.button')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Stack>
          <Textarea
            label={t('common.note')}
            description={t('seat.call.noteHint')}
            value={note}
            maxLength={500}
            onChange={(change) => setNote(change.currentTarget.value)}
          />
          <Text size="sm">{t('table.judgeSees')}</Text>
          <FailureNote error={call.failure} />
          <Button
            loading={call.pending}
            onClick={() => call.send({ eventId, playerId, note: note.trim() })}
            data-autofocus
          >
            {t('seat.call.send')}
          </Button>
        </Stack>
      </Modal>
    </>
  );
};

import { useState } from 'react';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { GameScore, MatchShape } from '#contracts';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { scoreText } from '../../shared/match/score.js';
import { ScorePad } from '../../shared/match/score-pad.js';

interface DisputeDialogProps {
  readonly shape: MatchShape;
  readonly drawsAllowed: boolean;
  readonly opponent: string;
  readonly onClose: () => void;
  readonly onDispute: (claim: GameScore | null, note: string) => void;
}

/**
 * "That is not right": dialog for disputing a result, with the player's own version if they have
 * one and a note to the judge.
 */
export const DisputeDialog = ({
  shape,
  drawsAllowed,
  opponent,
  onClose,
  onDispute,
}: DisputeDialogProps) => {
  const { t } = useText();
  const [claim, setClaim] = useState<GameScore | null>(null);
  const [note, setNote] = useState('');
  return (
    <Dialog opened onClose={onClose} title={t('seat.dispute.title')}>
      <Stack>
        <Text>{t('seat.dispute.text')}</Text>
        <ScorePad
          own
          shape={shape}
          drawsAllowed={drawsAllowed}
          first={t('seat.report.you')}
          second={opponent}
          picked={claim}
          onPick={setClaim}
        />
        {claim === null ? null : (
          <Text fw={650} aria-live="polite">
            {t('seat.dispute.claim', { score: scoreText(claim) })}
          </Text>
        )}
        <Textarea
          label={t('common.note')}
          value={note}
          maxLength={500}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <Button size="lg" color="red" onClick={() => onDispute(claim, note.trim())}>
          {t('seat.dispute.send')}
        </Button>
      </Stack>
    </Dialog>
  );
};

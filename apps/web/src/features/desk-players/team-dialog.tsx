import { useState } from 'react';
import { Autocomplete, Text } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { SaveDialog } from './save-dialog.js';
import type { PlayerDialogProps } from './small-dialogs.js';

/**
 * A player's team, family or travel group, whose members are paired with each other only if there
 * is no better pairing.
 */
export const TeamDialog = ({ event, row, onClose }: PlayerDialogProps) => {
  const { t } = useText();
  const [team, setTeam] = useState(row.team ?? '');
  const { data } = useAnswer('roster', { eventId: event.eventId });
  const known = [...new Set((data?.players ?? []).flatMap((player) => player.team ?? []))];
  const save = useCommand('SetTeam', { onAccepted: onClose });
  return (
    <SaveDialog
      title={t('hand.team')}
      onClose={onClose}
      onSave={() =>
        save.send({
          eventId: event.eventId,
          playerId: row.playerId,
          team: team.trim() === '' ? null : team.trim(),
        })
      }
      saving={save}
    >
      <Text size="sm">{t('hand.teamHint')}</Text>
      <Autocomplete
        label={row.name}
        value={team}
        maxLength={80}
        onChange={setTeam}
        data={known}
        data-autofocus
      />
    </SaveDialog>
  );
};

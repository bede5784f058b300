import { Button, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import type { Sending } from '../../shared/table/board-frame.js';
import type { GameOnScreen } from './game.js';

export interface RematchProps {
  /** Who else would play again; null where nobody has said so. */
  readonly wantedBy: string | null;
  /** For whose yes the viewer waits, who would play again; null where they need none. */
  readonly waitsFor?: string | null;
  readonly sending: Sending;
  /** What the button says where nobody has asked. */
  readonly label?: string;
}

/** Another game at a table that whoever wants it first opens, in seat `by`; null for onlookers. */
export const openedRematch = (
  {
    mine,
    players,
    by,
  }: Pick<GameOnScreen, 'mine'> & {
    readonly players: GameOnScreen['seats'];
    readonly by: number | undefined;
  },
  sending: Sending,
): RematchProps | null => {
  if (mine === null) return null;
  const wants = by === undefined || by === mine ? undefined : players[by];
  return { wantedBy: wants?.name ?? null, sending };
};

/** Who would play again, or whose yes is waited for. */
export const RematchNote = ({ wantedBy, waitsFor = null, sending }: RematchProps) => {
  const { t } = useText();
  return (
    <>
      {wantedBy === null && waitsFor === null ? null : (
        <Text role="status" fw={650}>
          {waitsFor === null
            ? t('play.rematchWanted', { name: wantedBy ?? '' })
            : t('play.rematchAsked', { name: waitsFor })}
        </Text>
      )}
      <FailureNote error={sending.failure} />
    </>
  );
};

/** For those who played: another game with what they brought. */
export const RematchButton = ({ wantedBy, waitsFor = null, sending, label }: RematchProps) => {
  const { t } = useText();
  return waitsFor === null ? (
    <Button loading={sending.pending} onClick={sending.send}>
      {wantedBy === null ? (label ?? t('play.rematch')) : t('play.rematchAccept')}
    </Button>
  ) : null;
};

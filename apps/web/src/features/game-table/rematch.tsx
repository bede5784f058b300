import { Button, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import type { Sending } from '../../shared/table/board-frame.js';
import type { GameOnScreen } from './game.js';

export interface RematchProps {
  /** The name of another player who wants a rematch; null if there is none. */
  readonly wantedBy: string | null;
  /**
   * The name of the player whose consent the viewer, who wants a rematch, waits for; null if there
   * is none.
   */
  readonly waitsFor?: string | null;
  readonly sending: Sending;
  /** The label of the button if nobody has asked yet. */
  readonly label?: string;
}

/**
 * A rematch at a table that the first player who wants one opens, here the one in seat `by`; null
 * for onlookers.
 */
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

/** Who wants a rematch, or whose consent is awaited. */
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

/** For players: starts a rematch with the same decks. */
export const RematchButton = ({ wantedBy, waitsFor = null, sending, label }: RematchProps) => {
  const { t } = useText();
  return waitsFor === null ? (
    <Button loading={sending.pending} onClick={sending.send}>
      {wantedBy === null ? (label ?? t('play.rematch')) : t('play.rematchAccept')}
    </Button>
  ) : null;
};

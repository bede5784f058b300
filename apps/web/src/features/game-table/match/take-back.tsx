import { Suspense, useState } from 'react';
import { useCommand } from '../../../api/commands.js';
import type { TakeBackProps } from './take-back-props.js';
import type { Undoing } from '../../../shared/table/board-frame.js';
import { lazyPiece } from '../../../shared/page/lazily.js';

// Loaded lazily, because it is rarely needed and the running game must appear first.
const AskDialog = lazyPiece(async () => (await import('./take-back-panels.js')).AskDialog);
const AskedNotice = lazyPiece(async () => (await import('./take-back-panels.js')).AskedNotice);

/**
 * Undo of the player's own last choice: at once if it disclosed nothing, otherwise by asking the
 * other player.
 */
export const useTakeBack = ({ view, moment, onMoved }: TakeBackProps) => {
  const [asking, setAsking] = useState(false);
  const { matchId, game, eventId, takenBack, takeBack } = view;
  const follow = { eventId, onAccepted: onMoved, onFailed: onMoved };
  const back = useCommand('TakeBackMove', follow);
  const ask = useCommand('AskTakeBack', {
    ...follow,
    onAccepted: () => {
      setAsking(false);
      onMoved();
    },
  });
  const position = { matchId, game, at: moment.at, takenBack };
  const to = takeBack?.to ?? null;
  const undo: Undoing | null =
    takeBack === null
      ? null
      : {
          may: takeBack.free || (to !== null && takeBack.asked === null),
          asks: !takeBack.free,
          pending: back.pending || ask.pending,
          send: () => (takeBack.free ? back.send(position) : setAsking(true)),
        };
  const dialog =
    asking && to !== null ? (
      <Suspense fallback={null}>
        <AskDialog
          view={view}
          moment={moment}
          pending={ask.pending}
          failure={ask.failure}
          onClose={() => setAsking(false)}
          onAsk={() => ask.send({ ...position, to })}
        />
      </Suspense>
    ) : null;
  return { undo, dialog, failure: back.failure };
};

/** The open request to undo, if there is one. */
export const TakeBackNotice = (props: TakeBackProps) =>
  (props.view.takeBack?.asked ?? null) === null ? null : (
    <Suspense fallback={null}>
      <AskedNotice {...props} />
    </Suspense>
  );

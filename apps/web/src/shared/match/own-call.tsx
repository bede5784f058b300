import { useAnswer } from '../../api/queries.js';
import { CallJudge } from './call-judge.js';
import { CallNote } from './call-note.js';

/**
 * A button to call a judge, for a page that does not know the player's seat; shown only if the seat
 * may call one. Once a judge is called, what became of the call.
 */
export const OwnCall = ({ eventId }: { readonly eventId: string }) => {
  const { data } = useAnswer('mySeat', { eventId });
  const seat = data?.seat ?? null;
  return (
    <>
      <div aria-live="polite">{seat?.call ? <CallNote call={seat.call} /> : null}</div>
      {seat === null ? null : <CallJudge eventId={eventId} seat={seat} />}
    </>
  );
};

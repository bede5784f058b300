import { useAnswer } from '../../api/queries.js';
import { CallJudge } from './call-judge.js';

/**
 * A button to call a judge, for a page that does not know the player's seat; shown only if the seat
 * may call one.
 */
export const OwnCall = ({ eventId }: { readonly eventId: string }) => {
  const { data } = useAnswer('mySeat', { eventId });
  return data?.seat ? <CallJudge eventId={eventId} seat={data.seat} /> : null;
};

import { useAnswer } from '../../api/queries.js';
import { CallJudge } from './call-judge.js';

/** For whoever plays, on a page that does not know their seat: a judge to call, where that seat may. */
export const OwnCall = ({ eventId }: { readonly eventId: string }) => {
  const { data } = useAnswer('mySeat', { eventId });
  return data?.seat ? <CallJudge eventId={eventId} seat={data.seat} /> : null;
};

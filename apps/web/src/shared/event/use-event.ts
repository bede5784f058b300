import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useParamsOfAny } from '../../navigation/here.js';

export const useEventId = (): string => {
  const { eventId } = useParamsOfAny();
  if (eventId === undefined) throw new Error('This page stands below an event.');
  return eventId;
};

/** The event of the page; the layout above renders its pages only after the event is loaded. */
export const useEvent = (): EventView => {
  const eventId = useEventId();
  const { data } = useAnswer('event', { eventId });
  if (data === undefined) throw new Error('The layout shows this page with an event only.');
  return data;
};

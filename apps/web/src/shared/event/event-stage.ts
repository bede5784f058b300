import { type EventView, type Lifecycle, lifecycleOf, stages } from '#contracts';

/** Whether an event stands where something may be done in it, as the server decides it. */
export const standsIn = (
  event: Pick<EventView, 'status' | 'reopened' | 'handedOver'>,
  stage: keyof typeof stages,
): boolean => {
  const where: readonly Lifecycle[] = stages[stage];
  const at = lifecycleOf(event);
  return at !== null && where.includes(at);
};

import { planFile, type ConventionPlan, type PlanFile, type Stage } from '#contracts';

/** A plan out of a file, or the place of the first fault in it. */
export const readPlan = (
  text: string,
): { readonly file: PlanFile } | { readonly where: string } => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { where: 'JSON' };
  }
  const read = planFile.safeParse(data);
  return read.success
    ? { file: read.data }
    : { where: read.error.issues[0]?.path.join('.') || 'format' };
};

/** A stage as it was planned, without what the server adds to it. */
const planned = ({
  stageId,
  name,
  format,
  game,
  day,
  startsAt,
  breakMinutes,
  expected,
  cap,
  entry,
  carry,
  decks,
  settings,
}: Stage): Stage => ({
  stageId,
  name,
  format,
  ...(game === undefined ? {} : { game }),
  day,
  startsAt,
  breakMinutes,
  expected,
  cap,
  entry,
  carry,
  decks,
  settings,
});

export const planOf = (stages: readonly Stage[]): ConventionPlan => ({
  stages: stages.map(planned),
});

/** The plan as a file that can be shared and used again. */
export const planText = (name: string, stages: readonly Stage[]): string =>
  JSON.stringify(
    { format: 'conclave-convention-plan', version: 1, name, plan: planOf(stages) },
    null,
    2,
  );

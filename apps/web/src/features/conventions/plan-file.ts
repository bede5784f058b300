import { planFile, type PlanFile, stage, type Stage } from '#contracts';

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
const withoutServerFields = (shown: Stage): object =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => field in stage.shape));

/** The plan as a file that can be shared and used again. */
export const planText = (name: string, stages: readonly Stage[]): string =>
  JSON.stringify(
    {
      format: 'conclave-convention-plan',
      version: 1,
      name,
      plan: { stages: stages.map(withoutServerFields) },
    },
    null,
    2,
  );

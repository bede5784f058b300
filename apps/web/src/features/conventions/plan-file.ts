import { planFile, type PlanFile, stage, type Stage } from '#contracts';

/** A stage as planned, without the fields that the server adds. */
export const withoutServerFields = (shown: Stage): Stage =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => field in stage.shape)) as Stage;

/** An invalid field in a plan file; `stage` is null for a field of the plan itself. */
export interface PlanFault {
  /** The stage's name in the file, otherwise its number counted from 1. */
  readonly stage: string | null;
  readonly field: string;
}

const nameOfStage = (data: unknown, index: number): string => {
  const { plan } = data as { plan: { stages: readonly { name?: unknown }[] } };
  const name = plan.stages[index]?.name;
  return typeof name === 'string' && name !== '' ? name : String(index + 1);
};

/** Parses a plan file; otherwise returns its faults, which are empty if the text is no JSON. */
export const readPlan = (
  text: string,
): { readonly file: PlanFile } | { readonly faults: readonly PlanFault[] } => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { faults: [] };
  }
  const read = planFile.safeParse(data);
  if (read.success) return { file: read.data };
  const faults = read.error.issues.map(({ path: [plan, stages, index, ...field] }): PlanFault =>
    plan === 'plan' && stages === 'stages' && typeof index === 'number'
      ? { stage: nameOfStage(data, index), field: field.join('.') }
      : { stage: null, field: [plan, stages].filter((part) => part !== undefined).join('.') },
  );
  return { faults };
};

/** The difference between two plans, by the names of their tournaments. */
export interface PlanChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export const planChange = (before: readonly Stage[], after: readonly Stage[]): PlanChange => {
  const as = (one: Stage): string => JSON.stringify(stage.parse(withoutServerFields(one)));
  const old = new Map(before.map((each) => [each.stageId, each]));
  const kept = new Set(after.map(({ stageId }) => stageId));
  const name = (each: Stage): string => each.name;
  return {
    added: after.filter(({ stageId }) => !old.has(stageId)).map(name),
    removed: before.filter(({ stageId }) => !kept.has(stageId)).map(name),
    changed: after
      .filter((each) => {
        const was = old.get(each.stageId);
        return was !== undefined && as(was) !== as(each);
      })
      .map(name),
  };
};

/** The plan as the text of a file that can be shared and imported again. */
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

/** Input and output of a step; places and output from the project's folder. */
export interface Step {
  readonly name: string;
  readonly places: readonly string[];
  readonly accept?: (file: string) => boolean;
  readonly output: string;
  readonly stampFolder?: string;
}

/** Resolves to `unchanged` where nothing was done. */
export function unlessDone(
  step: Step,
  work: () => Promise<unknown>,
): Promise<'unchanged' | undefined>;

/** Input and output of a step; paths relative to the project's folder. */
export interface Step {
  readonly name: string;
  readonly places: readonly string[];
  readonly accept?: (file: string) => boolean;
  readonly output: string;
  readonly stampFolder?: string;
}

/** Resolves to `unchanged` if nothing had to be done. */
export function unlessDone(
  step: Step,
  work: () => Promise<unknown>,
): Promise<'unchanged' | undefined>;

export interface TestReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}
export function filesToRepeat(report: TestReport, root: string): readonly string[] | undefined;
export function runTests(args: readonly string[]): Promise<void>;

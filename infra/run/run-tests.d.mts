export interface TestReport {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}
export function filesToRepeat(report: TestReport, root: string): readonly string[] | undefined;
export interface TestsOfFiles {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}
export function skippedTests(report: TestsOfFiles, root: string): readonly string[];
export function runTests(args: readonly string[]): Promise<void>;

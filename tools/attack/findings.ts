/**
 * Faults found: each kind of fault at one operation is counted once and reported with its first
 * case.
 */
export class Findings {
  private readonly cases = new Map<string, { readonly sample: string; times: number }>();

  /** @param onNew is called with each new finding, so that a long run need not be awaited. */
  constructor(private readonly onNew: (line: string) => void = () => undefined) {}

  note(kind: string, where: string, sample: string): void {
    const key = `${kind} at ${where}`;
    const known = this.cases.get(key);
    if (known) known.times += 1;
    else {
      this.cases.set(key, { sample: sample.slice(0, 600), times: 1 });
      this.onNew(`new: ${key}: ${sample.slice(0, 600)}`);
    }
  }

  get count(): number {
    return this.cases.size;
  }

  lines(): readonly string[] {
    return [...this.cases].map(
      ([key, { sample, times }]) => `finding: ${key}, ${times} times, first: ${sample}`,
    );
  }
}

/** Counts the responses by status. */
export class Tally {
  private readonly statuses = new Map<number, number>();
  requests = 0;

  add(status: number): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  get serverFaults(): number {
    return [...this.statuses].reduce((sum, [status, n]) => (status >= 500 ? sum + n : sum), 0);
  }

  byStatus(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.statuses].sort(([a], [b]) => a - b));
  }
}

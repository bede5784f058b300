import type { Host, Page } from './phone.js';

/** Orders of the benchmark to a process with phones, and their responses. */
export interface Orders {
  open: { readonly host: Host; readonly pages: readonly Page[] };
  /** Waits until no phone has a pending query. */
  settle: Record<string, never>;
  /** Messages, queries and updates since the last report. */
  report: { readonly facts: readonly Fact[] };
  cut: Record<string, never>;
  resume: Record<string, never>;
  close: Record<string, never>;
}

/** A recorded event: viewers of the answers of `query` must be notified of it. */
export interface Fact {
  readonly query: string;
  readonly position: number;
  /** The time of its commit, in milliseconds since 1970. */
  readonly at: number;
}

export interface Report {
  /** Milliseconds from the commit of each event until each phone was notified. */
  readonly told: Float64Array;
  /** Milliseconds from the commit of each event until each phone had repeated all its queries. */
  readonly shown: Float64Array;
  /** Phones that have not been notified of an event. */
  readonly untold: number;
  readonly messages: number;
  readonly dropped: number;
  /** The duration of each query in milliseconds. */
  readonly answers: Float64Array;
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytes: number;
}

export interface Answers {
  open: { readonly connected: number };
  settle: Record<string, never>;
  report: Report;
  cut: Record<string, never>;
  /** Milliseconds that each phone needed from connecting until it had all missed changes. */
  resume: { readonly times: Float64Array };
  close: Record<string, never>;
}

export type OrderName = keyof Orders;
export interface Order<N extends OrderName = OrderName> {
  readonly name: N;
  readonly content: Orders[N];
}

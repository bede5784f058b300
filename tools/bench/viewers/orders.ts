import type { Host, Page } from './phone.js';

/** What the bench asks of a process full of phones, and what it is answered. */
export interface Orders {
  open: { readonly host: Host; readonly pages: readonly Page[] };
  /** Until no phone has a question left to ask. */
  settle: Record<string, never>;
  /** What was heard, asked and shown since the last report. */
  report: { readonly facts: readonly Fact[] };
  cut: Record<string, never>;
  resume: Record<string, never>;
  close: Record<string, never>;
}

/** Something recorded: whoever looks at the answers of `query` must hear of it. */
export interface Fact {
  readonly query: string;
  readonly position: number;
  /** Committed, in milliseconds since 1970. */
  readonly at: number;
}

export interface Report {
  /** Milliseconds from the commit of each fact until each phone was told. */
  readonly told: Float64Array;
  /** Milliseconds from the commit of each fact until each phone had asked again all that it shows. */
  readonly shown: Float64Array;
  /** Phones that have not been told of a fact. */
  readonly untold: number;
  readonly messages: number;
  readonly dropped: number;
  /** Milliseconds that each question took. */
  readonly answers: Float64Array;
  readonly statuses: Readonly<Record<string, number>>;
  readonly bytes: number;
}

export interface Answers {
  open: { readonly connected: number };
  settle: Record<string, never>;
  report: Report;
  cut: Record<string, never>;
  /** Milliseconds that each phone took from dialling until it knew what it had missed. */
  resume: { readonly times: Float64Array };
  close: Record<string, never>;
}

export type OrderName = keyof Orders;
export interface Order<N extends OrderName = OrderName> {
  readonly name: N;
  readonly content: Orders[N];
}

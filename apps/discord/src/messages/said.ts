/** The looks of a button. */
export const looks = { main: 1, plain: 2, danger: 4 } as const;

export interface Button {
  /** What the press is told by: `confirm:<matchId>:2-1-0`. */
  readonly id: string;
  readonly label: string;
  readonly style: (typeof looks)[keyof typeof looks];
}

/** What whoever sent a command reads. */
export interface Said {
  readonly text: string;
  readonly buttons?: readonly Button[];
  /** Everybody in the channel reads it; otherwise whoever asked alone. */
  readonly all?: boolean;
}

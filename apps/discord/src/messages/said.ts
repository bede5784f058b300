/** Discord's button styles. */
export const looks = { main: 1, plain: 2, danger: 4 } as const;

export interface Button {
  /** Identifies the press: `confirm:<matchId>:2-1-0`. */
  readonly id: string;
  readonly label: string;
  readonly style: (typeof looks)[keyof typeof looks];
}

/** The answer to the sender of a command. */
export interface Said {
  readonly text: string;
  readonly buttons?: readonly Button[];
  /** Whether everybody in the channel sees it; otherwise only the sender does. */
  readonly all?: boolean;
}

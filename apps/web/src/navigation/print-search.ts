export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/**
 * The options in a sheet's address: paper, the round (default: the current one), the player of a
 * deck check, the tables of signs.
 */
export interface PrintSearch {
  readonly paper: Paper;
  readonly phase?: number | undefined;
  readonly round?: number | undefined;
  readonly player?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Print only the slips of tables that the last pairing of the round changed. */
  readonly changed?: true | undefined;
}

const place = (given: string | undefined, most: number): number | undefined => {
  const number = given === undefined || given === '' ? NaN : Number(given);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
};

/**
 * Parses the options without a schema, because addresses are part of every phone's first view.
 * Invalid options are ignored.
 */
export const printSearch = (given: Readonly<Record<string, string>>): PrintSearch => {
  const { paper, phase, round, player, from, to, changed } = given;
  return {
    paper: papers.find((one) => one === paper) ?? 'a4',
    phase: place(phase, 9),
    round: place(round, 30),
    player: player !== undefined && player.length <= 64 ? player : undefined,
    from: place(from, 2_000),
    to: place(to, 2_000),
    changed: changed === undefined ? undefined : true,
  };
};

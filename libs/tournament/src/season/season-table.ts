/** The rules by which a season counts. */
export interface SeasonRules {
  /** Points of the first place, the second and so on; zero beyond the list. */
  readonly placePoints: readonly number[];
  /** Points for playing an event, whatever the place. */
  readonly attendance: number;
  /** How many of a player's events count, the best first; null: all. */
  readonly best: number | null;
  /**
   * The number of players of each event who are invited, best first; an invitation goes on to the
   * next player who has none.
   */
  readonly invitedPerEvent: number;
  /** The number of players invited from the season table who have no invitation yet. */
  readonly invitedFromTable: number;
  /**
   * Whether an invitation of a player who already has one, or who declines, goes to the next
   * player.
   */
  readonly passDown: boolean;
}

/** The places of one event of the season. */
export interface SeasonEvent {
  readonly eventId: string;
  readonly name: string;
  /** YYYY-MM-DD; events of the same day are ordered by their id. */
  readonly date: string;
  /** First place first. */
  readonly places: readonly { readonly person: string; readonly name: string }[];
}

export interface SeasonScore {
  readonly eventId: string;
  readonly place: number;
  readonly points: number;
  /** Whether it is among the best scores that count. */
  readonly counts: boolean;
}

export interface SeasonRow {
  /** From 1; players who are equal in everything share a rank. */
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  readonly points: number;
  readonly scores: readonly SeasonScore[];
}

export interface SeasonInvitation {
  readonly person: string;
  readonly name: string;
  /** Null: earned in the season table. */
  readonly eventId: string | null;
  /** The place that earned the invitation, in the event or in the table. */
  readonly place: number;
  /** The number of better placed players who already had an invitation or declined. */
  readonly passedBy: number;
}

export const inOrder = (events: readonly SeasonEvent[]): readonly SeasonEvent[] =>
  [...events].sort(
    (one, other) => one.date.localeCompare(other.date) || (one.eventId < other.eventId ? -1 : 1),
  );

const scoresByPerson = (
  events: readonly SeasonEvent[],
  { placePoints, attendance }: SeasonRules,
): ReadonlyMap<string, { readonly name: string; readonly scores: readonly SeasonScore[] }> => {
  const found = new Map<string, { name: string; scores: SeasonScore[] }>();
  for (const { eventId, places } of inOrder(events))
    places.forEach(({ person, name }, index) => {
      const own = found.get(person) ?? { name, scores: [] };
      const points = attendance + (placePoints[index] ?? 0);
      own.scores.push({ eventId, place: index + 1, points, counts: false });
      found.set(person, { ...own, name });
    });
  return found;
};

/** Marks the `best` highest scores as counting; of equal ones the earlier counts. */
const withBest = (scores: readonly SeasonScore[], best: number | null): readonly SeasonScore[] => {
  const counting = new Set(
    [...scores].sort((one, other) => other.points - one.points).slice(0, best ?? scores.length),
  );
  return scores.map((score) => ({ ...score, counts: counting.has(score) }));
};

/** How two rows compare: by points, then by the better places among those that count. */
const compareRows = (one: Omit<SeasonRow, 'rank'>, other: Omit<SeasonRow, 'rank'>): number => {
  const places = ({ scores }: Omit<SeasonRow, 'rank'>): readonly number[] =>
    scores
      .filter(({ counts }) => counts)
      .map(({ place }) => place)
      .sort((a, b) => a - b);
  if (one.points !== other.points) return other.points - one.points;
  const [ours, theirs] = [places(one), places(other)];
  for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
    const difference = (ours[at] ?? Infinity) - (theirs[at] ?? Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
};

/**
 * The season table, computed from the current places, so that a correction of any event takes
 * effect at once.
 */
export const seasonTable = (
  events: readonly SeasonEvent[],
  rules: SeasonRules,
): readonly SeasonRow[] => {
  const rows = [...scoresByPerson(events, rules)]
    .map(([person, { name, scores }]) => {
      const counted = withBest(scores, rules.best);
      const points = counted.reduce((sum, score) => sum + (score.counts ? score.points : 0), 0);
      return { person, name, points, scores: counted };
    })
    .sort((one, other) => compareRows(one, other) || one.name.localeCompare(other.name));
  let rank = 0;
  return rows.map((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || compareRows(before, row) !== 0) rank = index + 1;
    return { rank, ...row };
  });
};

/**
 * The invitations, event by event in the order of their dates, then from the table. An invitation
 * that a player already has, or has declined, goes down to the next player without one, if the
 * rules say so.
 */
export const seasonInvitations = (
  events: readonly SeasonEvent[],
  rules: SeasonRules,
  declined: ReadonlySet<string>,
): readonly SeasonInvitation[] => {
  const invited = new Map<string, SeasonInvitation>();
  const award = (
    eventId: string | null,
    ranked: readonly { readonly person: string; readonly name: string }[],
    count: number,
  ): void => {
    let left = count;
    let passedBy = 0;
    for (const [index, { person, name }] of ranked.entries()) {
      if (left === 0) return;
      if (!invited.has(person) && !declined.has(person)) {
        invited.set(person, { person, name, eventId, place: index + 1, passedBy });
        left -= 1;
      } else if (rules.passDown) passedBy += 1;
      else left -= 1;
    }
  };
  for (const { eventId, places } of inOrder(events)) award(eventId, places, rules.invitedPerEvent);
  // The table invites only players without an invitation: players who qualified at an event take no
  // place of it.
  const open = seasonTable(events, rules).filter(({ person }) => !invited.has(person));
  award(null, open, rules.invitedFromTable);
  return [...invited.values()];
};

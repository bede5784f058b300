/**
 * Independently computed standings of the Swiss rounds, from the recorded events and without
 * sharing code with the server: exact fractions of big integers by the definitions in
 * docs/event-settings.md, rounded half up to 8 digits at the end.
 */
export interface Fact {
  readonly streamId: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface RecomputedRow {
  readonly playerId: string;
  readonly points: number;
  readonly record: string;
  readonly omwp: number;
  readonly gwp: number;
  readonly ogwp: number;
}

export interface ScorePolicy {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly bye: number;
  };
  readonly freezeOnDrop: boolean;
  readonly floorOwnGameWin: boolean;
}

interface Score {
  readonly a: number;
  readonly b: number;
  readonly drawn: number;
}
interface Sheet {
  readonly round: number;
  readonly opponents: readonly string[];
  readonly kind: 'match' | 'bye' | 'loss' | 'place';
  /** At a table of three or four: the points for the place. */
  readonly given?: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}
interface TablePlace {
  readonly playerId: string;
  readonly place: number;
}
type Fraction = readonly [bigint, bigint];

export const recompute = (
  facts: readonly Fact[],
  policy: ScorePolicy,
): readonly RecomputedRow[] => {
  const ledger = new Ledger(facts);
  const sheets = ledger.sheets();
  const counting = (player: string, until: number): readonly Sheet[] =>
    (sheets.get(player) ?? []).filter((sheet) => sheet.round <= until);
  return [...sheets.keys()].map((playerId) => {
    const until = policy.freezeOnDrop ? (ledger.droppedAfter.get(playerId) ?? Infinity) : Infinity;
    const own = counting(playerId, until);
    const opponents = [...new Set(own.flatMap((sheet) => sheet.opponents))];
    const gameWin = games(own);
    return {
      playerId,
      points: own.reduce(
        (sum, sheet) => sum + pointsOf(sheet, policy),
        ledger.opening.get(playerId) ?? 0,
      ),
      record: recordText(own),
      omwp: decimal(
        average(
          opponents.map((opponent) => atLeastThird(matches(counting(opponent, until), policy))),
        ),
      ),
      gwp: decimal(policy.floorOwnGameWin ? atLeastThird(gameWin) : gameWin),
      ogwp: decimal(
        average(opponents.map((opponent) => atLeastThird(games(counting(opponent, until))))),
      ),
    };
  });
};

const pointsOf = (sheet: Sheet, { points }: ScorePolicy): number => {
  if (sheet.given !== undefined) return sheet.given;
  if (sheet.kind === 'bye') return points.bye;
  if (sheet.won === sheet.lost) return points.draw;
  return sheet.won > sheet.lost ? points.win : points.loss;
};
/** Won-lost, plus drawn if there are draws. */
const recordText = (own: readonly Sheet[]): string =>
  [outcome(own, 1), outcome(own, -1), ...(outcome(own, 0) > 0 ? [outcome(own, 0)] : [])].join('-');
const outcome = (sheets: readonly Sheet[], sign: number): number =>
  sheets.filter((sheet) => Math.sign(sheet.won - sheet.lost) === sign).length;

const matches = (sheets: readonly Sheet[], policy: ScorePolicy): Fraction =>
  ratio(
    sheets.reduce((sum, sheet) => sum + pointsOf(sheet, policy), 0),
    policy.points.win * sheets.length,
  );
const games = (sheets: readonly Sheet[]): Fraction =>
  ratio(
    sheets.reduce((sum, sheet) => sum + 3 * sheet.won + sheet.drawn, 0),
    3 * sheets.reduce((sum, sheet) => sum + sheet.won + sheet.lost + sheet.drawn, 0),
  );

const ratio = (top: number, bottom: number): Fraction =>
  bottom === 0 ? [0n, 1n] : [BigInt(top), BigInt(bottom)];
const atLeastThird = ([top, bottom]: Fraction): Fraction =>
  top * 3n < bottom ? [1n, 3n] : [top, bottom];
const average = (list: readonly Fraction[]): Fraction => {
  if (list.length === 0) return [0n, 1n];
  const [top, bottom] = list.reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const, [
    0n,
    1n,
  ] as const);
  return [top, bottom * BigInt(list.length)];
};
const decimal = ([top, bottom]: Fraction): number =>
  Number((top * 10n ** 8n * 2n + bottom) / (bottom * 2n)) / 1e8;

/** The opponents and results in the Swiss rounds (phase 0), from the events. */
class Ledger {
  readonly droppedAfter = new Map<string, number>();
  readonly opening = new Map<string, number>();
  private placePoints: readonly number[] = [5, 3, 2, 1];
  private readonly tables = new Map<string, { round: number; places: readonly TablePlace[] }>();
  private readonly entered = new Set<string>();
  private readonly results = new Map<
    string,
    { round: number; players: readonly [string, string]; score: Score }
  >();
  private readonly byes = new Map<number, readonly string[]>();
  private readonly given: { playerId: string; round: number; as: 'bye' | 'loss' }[] = [];

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) this.take(fact);
  }

  sheets(): ReadonlyMap<string, readonly Sheet[]> {
    const sheets = new Map<string, Sheet[]>([...this.entered].map((playerId) => [playerId, []]));
    const add = (playerId: string, sheet: Sheet): void => void sheets.get(playerId)?.push(sheet);
    for (const {
      round,
      players: [a, b],
      score,
    } of this.results.values()) {
      add(a, {
        kind: 'match',
        round,
        opponents: [b],
        won: score.a,
        lost: score.b,
        drawn: score.drawn,
      });
      add(b, {
        kind: 'match',
        round,
        opponents: [a],
        won: score.b,
        lost: score.a,
        drawn: score.drawn,
      });
    }
    for (const { round, places } of this.tables.values()) this.seatSheets(round, places, add);
    for (const [round, players] of this.byes)
      for (const playerId of players)
        add(playerId, { kind: 'bye', round, opponents: [], won: 2, lost: 0, drawn: 0 });
    for (const { playerId, round, as } of this.given)
      add(playerId, {
        kind: as,
        round,
        opponents: [],
        won: as === 'bye' ? 2 : 0,
        lost: as === 'bye' ? 0 : 2,
        drawn: 0,
      });
    return sheets;
  }

  /**
   * The points at a table of three or four: players who share a place get those of the last place
   * that they occupy.
   */
  private seatSheets(
    round: number,
    places: readonly TablePlace[],
    add: (playerId: string, sheet: Sheet) => void,
  ): void {
    for (const { playerId, place } of places) {
      const level = places.filter((each) => each.place === place).length;
      const first = place === 1;
      add(playerId, {
        kind: 'place',
        round,
        opponents: places.map((each) => each.playerId).filter((each) => each !== playerId),
        given: this.placePoints[place + level - 2] ?? 0,
        won: first && level === 1 ? 1 : 0,
        lost: first ? 0 : 1,
        drawn: first && level > 1 ? 1 : 0,
      });
    }
  }

  private take({ streamId, type, data }: Fact): void {
    const place = data as {
      phase: number;
      round: number;
      players: readonly [string, string];
      score: Score;
    };
    const swiss = place.phase === 0;
    if (type === 'EventCreated')
      this.placePoints =
        (data['settings'] as { placePoints?: readonly number[] }).placePoints ?? this.placePoints;
    else if (type === 'PlayerRegistered')
      this.opening.set(
        data['playerId'] as string,
        (data['opening'] as { points: number } | undefined)?.points ?? 0,
      );
    else if (type === 'TableResultRecorded')
      this.tables.set(`${place.round}/${String(data['table'])}`, {
        round: place.round,
        places: data['places'] as readonly TablePlace[],
      });
    else if (type === 'EventStarted')
      for (const playerId of data['playerIds'] as string[]) this.entered.add(playerId);
    else if ((type === 'MatchCompleted' || type === 'ResultCorrected') && swiss)
      this.results.set(streamId, {
        round: place.round,
        players: place.players,
        score: place.score,
      });
    else if (type === 'MatchVoided') this.results.delete(streamId);
    else if (type === 'RoundPaired' && swiss)
      this.byes.set(
        place.round,
        (data['byes'] as { playerId: string }[]).map((bye) => bye.playerId),
      );
    else if (type === 'RoundVoided' && swiss) this.byes.delete(place.round);
    else if (type === 'PlayerDropped')
      this.droppedAfter.set(data['playerId'] as string, data['afterRound'] as number);
    else if (type === 'LateEntryAccepted' || type === 'PlayerReadded')
      this.enter(
        data['playerId'] as string,
        data['missed'] as { round: number; as: 'bye' | 'loss' }[],
      );
  }

  private enter(playerId: string, missed: readonly { round: number; as: 'bye' | 'loss' }[]): void {
    this.entered.add(playerId);
    this.droppedAfter.delete(playerId);
    this.given.push(...missed.map(({ round, as }) => ({ playerId, round, as })));
  }
}

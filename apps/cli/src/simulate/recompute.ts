/**
 * Standings of the Swiss rounds, computed a second time straight from the recorded facts, sharing no code with the server: exact fractions of big
 * integers by the definitions in docs/event-settings.md, rounded half up to 8 digits at the end.
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
  readonly opponent: string | null;
  readonly kind: 'match' | 'bye' | 'loss';
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
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
    const opponents = [...new Set(own.flatMap((sheet) => sheet.opponent ?? []))];
    const gameWin = games(own);
    return {
      playerId,
      points: own.reduce((sum, sheet) => sum + pointsOf(sheet, policy), 0),
      record: recordText(own),
      omwp: decimal(
        average(opponents.map((opponent) => floored(matches(counting(opponent, until), policy)))),
      ),
      gwp: decimal(policy.floorOwnGameWin ? floored(gameWin) : gameWin),
      ogwp: decimal(
        average(opponents.map((opponent) => floored(games(counting(opponent, until))))),
      ),
    };
  });
};

const pointsOf = (sheet: Sheet, { points }: ScorePolicy): number => {
  if (sheet.kind === 'bye') return points.bye;
  if (sheet.won === sheet.lost) return points.draw;
  return sheet.won > sheet.lost ? points.win : points.loss;
};
/** Won-lost, and drawn where there are draws. */
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
const floored = ([top, bottom]: Fraction): Fraction =>
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

/** What the facts say about who met whom in the Swiss rounds (phase 0). */
class Ledger {
  readonly droppedAfter = new Map<string, number>();
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
        opponent: b,
        won: score.a,
        lost: score.b,
        drawn: score.drawn,
      });
      add(b, {
        kind: 'match',
        round,
        opponent: a,
        won: score.b,
        lost: score.a,
        drawn: score.drawn,
      });
    }
    for (const [round, players] of this.byes)
      for (const playerId of players)
        add(playerId, { kind: 'bye', round, opponent: null, won: 2, lost: 0, drawn: 0 });
    for (const { playerId, round, as } of this.given)
      add(playerId, {
        kind: as,
        round,
        opponent: null,
        won: as === 'bye' ? 2 : 0,
        lost: as === 'bye' ? 0 : 2,
        drawn: 0,
      });
    return sheets;
  }

  private take({ streamId, type, data }: Fact): void {
    const place = data as {
      phase: number;
      round: number;
      players: readonly [string, string];
      score: Score;
    };
    const swiss = place.phase === 0;
    if (type === 'EventStarted')
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

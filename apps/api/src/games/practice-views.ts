import { notFoundFailure, unlessRefused } from '../http/failure.js';
import { type Aggregates, type Asker, type GameContext, gameFor, practices } from '#application';
import {
  isPersonName,
  type PracticeView,
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
  tableSeats,
} from '#contracts';
import { cardById } from '#cards';
import { cardsDigest, decksOf, engineOf } from '#games';
import {
  coachingOf,
  type GameState,
  hintFor,
  isAlone,
  isGuided,
  ownMoves,
  practiceSeat,
  practiceWinner,
  type ScreenRecord,
  toMove,
} from '#match';
import { engineDigest } from '#platform';
import { type BotReason, botReasonText } from '#rules';
import { clockOf } from '../tables/clock-of.js';
import { dealtBy, resultOfSeveral } from '../tables/replays.js';
import { both } from '../tables/words/table-text.js';
import type { Look, ShownGames } from './game-routes.js';
import type { SwuBoards } from './swu-boards.js';

type OwnPractice = Pick<GameContext, 'kind' | 'game'> & { readonly record: ScreenRecord };

const resultOf = (state: GameState): PracticeView['result'] => {
  const winner = practiceWinner(state);
  const { ended, seats } = state;
  if (winner === null || ended === null) return null;
  const cause = ended.cause === 'claimed' ? 'conceded' : ended.cause;
  return { winner, winners: winner === 'draw' && seats === 2 ? [] : [...ended.winners], cause };
};

/**
 * The person's name in questions and log, in every language: the account's name, otherwise the one
 * that the browser sends.
 */
const personsName = ({ account }: Asker, wanted: string | undefined): string =>
  account?.name ?? (wanted !== undefined && isPersonName(wanted) ? wanted.trim() : 'Visitor');
const botsName = 'Bot';

/** By seat; if both are the same, they are numbered. */
const leadersOf = (record: ScreenRecord): readonly string[] => {
  const leaders = decksOf(record).map(
    ({ leaders: [first = ''] }) => cardById(first)?.name ?? first,
  );
  const isTwice = new Set(leaders).size < leaders.length;
  return leaders.map((leader, seat) => (isTwice ? `${leader} ${seat + 1}` : leader));
};

/** By seat; several bots are numbered. */
const namesOf = (
  { seats, players, record }: GameState,
  asker: Asker,
  wanted: string | undefined,
): readonly string[] => {
  // A person who plays all sides sees them named by their leaders.
  if (record !== null && isAlone({ players })) return leadersOf(record);
  const bots = Array.from({ length: seats - 1 }, (_bot, index) =>
    seats === 2 ? botsName : `${botsName} ${index + 1}`,
  );
  return bots.toSpliced(practiceSeat({ players }), 0, personsName(asker, wanted));
};

/**
 * What the coach of a guided game says. It points at nothing if the decision differs from the
 * lesson's.
 */
const coachFor = (
  { prepared, ended }: GameState,
  game: ScreenRecord,
  board: PracticeView['board'],
): PracticeView['coach'] => {
  if (!isGuided(prepared)) return null;
  const coaching = coachingOf(prepared, game.moves.map(toMove));
  const decision = board?.decision;
  const pick = decision && !ended && game.rewinds.length === 0 ? coaching.pick : null;
  const first = decision?.options[pick?.[0] ?? -1];
  const targets = first?.targets ?? [];
  const { lesson, lessons, title, text } = coaching;
  const what = decision?.kind === 'action' ? (first?.o ?? 'other') : (decision?.kind ?? 'other');
  return {
    lesson,
    lessons,
    title,
    text,
    hint: hintFor(pick?.length === 0 ? 'none' : what),
    pick: pick && [...pick],
    target: targets[targets.length === 1 ? 0 : (coaching.then?.[0] ?? -1)] ?? null,
  };
};

/**
 * Games against the bot as the person may see them: the view of their seat, so that the bot's hand
 * and both decks stay hidden.
 */
export class PracticeViews implements ShownGames {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly boards: SwuBoards,
  ) {}

  async of(practiceId: string, asker: Asker, { name: wanted, since }: Look): Promise<PracticeView> {
    const shown = await this.own(practiceId, asker);
    const { record } = shown;
    const { state } = shown.game;
    const names = namesOf(state, asker, wanted);
    const own = await this.seatAsked(shown);
    const alone = isAlone(state);
    const seen = await this.boards.seen(shown, {
      viewer: own,
      names,
      you: alone ? undefined : own,
      since,
    });
    const board = seen?.board ?? null;
    const sides = decksOf(record).map((deck, seat) => this.boards.side(names[seat] ?? '', deck));
    const person = sides[own];
    const [bot, ...others] = sides.toSpliced(own, 1);
    if (!person || !bot) throw new Error('a game of one');
    return {
      practiceId,
      seat: own,
      alone,
      person,
      bot,
      others,
      running: state.ended === null,
      result: resultOf(state),
      level: state.level,
      ...clockOf(state),
      reasons: state.reasons.map(({ at, reason }) => ({
        at,
        text: both((language) =>
          botReasonText(language, reason as BotReason, (card) =>
            this.boards.nameIn(card, language),
          ),
        ),
      })),
      coach: coachFor(state, record, board),
      outdated: board === null,
      takenBack: record.rewinds.length,
      mayTakeBack:
        state.ended === null && ownMoves(state).some(({ seat }) => alone || seat === own),
      board,
      steps: seen?.steps ?? [],
    };
  }

  /** A finished game, with both hands open. */
  async replay(practiceId: string, asker: Asker, { name }: Look): Promise<ReplayFile> {
    const shown = await this.own(practiceId, asker);
    const { state } = shown.game;
    const result = resultOf(state);
    if (!result) throw notFoundFailure('practice/replay-not-found');
    const { winners, cause } = result;
    return this.file(shown, {
      result: winners.length === 0 ? { winner: 'draw', cause } : resultOfSeveral(winners, cause),
      names: namesOf(state, asker, name),
      open: true,
    });
  }

  /**
   * The running game up to the decision after `at` moves, as its player could see it: for a fault
   * report.
   */
  async fault(practiceId: string, asker: Asker, { name, at }: Look): Promise<ReplayFile> {
    const shown = await this.own(practiceId, asker);
    const { record } = shown;
    const moves = record.moves.slice(0, at ?? record.moves.length);
    return this.file(shown, {
      change: (game) => ({ ...game, moves, hashed: null }),
      result: { winner: null, cause: 'reported' },
      names: namesOf(shown.game.state, asker, name),
      open: shown.game.state.ended !== null,
      fault: {
        at: moves.length,
        words: '',
        by: tableSeats[practiceSeat(shown.game.state)] ?? 'a',
        reportedAt: null,
        engine: engineDigest(),
        cards: cardsDigest(record, engineOf(record)),
        dealt: dealtBy(record),
      },
    });
  }

  /** Why the person cannot do that now. */
  async explain(
    practiceId: string,
    asker: Asker,
    intention: TableIntention,
  ): Promise<TableExplanation> {
    const shown = await this.own(practiceId, asker);
    const { state } = shown.game;
    const names = namesOf(state, asker, undefined);
    const seat = await this.seatAsked(shown);
    return this.boards.explain(shown, { seat, names, intention });
  }

  private async file(
    shown: OwnPractice,
    asked: Omit<Parameters<SwuBoards['replay']>[1], 'viewer'>,
  ): Promise<ReplayFile> {
    const viewer = tableSeats[practiceSeat(shown.game.state)] ?? null;
    const file = await this.boards.replay(shown, { ...asked, viewer });
    if (!file) throw notFoundFailure('practice/replay-not-found');
    return file;
  }

  /** The person's seat; if the person plays all sides, the seat to act. */
  private async seatAsked(shown: OwnPractice): Promise<number> {
    const { state } = shown.game;
    const asked = isAlone(state) ? await this.boards.seatAsked(shown) : null;
    return asked ?? practiceSeat(state);
  }

  /** Throws if the asker has no such game, or if the game describes its own board. */
  private async own(practiceId: string, asker: Asker): Promise<OwnPractice> {
    const asked = { kind: practices, gameId: practiceId };
    const shown = unlessRefused(await gameFor(asked, asker, ['self'], this.aggregates));
    const { record } = shown.game.state;
    if (!record?.terms) throw notFoundFailure('practice/not-found');
    return { ...shown, record };
  }
}

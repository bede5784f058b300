import {
  Aggregates,
  type Asker,
  type TableSeeds,
  ownPractice,
  refused,
  unknown,
} from '#application';
import {
  isPersonName,
  type PracticeView,
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
} from '#contracts';
import type { GameRecord, TableDeck } from '#match';
import { botReasonText } from '#rules';
import type { Boards } from '../tables/board.js';
import type { Explanations } from '../tables/explanations.js';
import type { ReplayCache } from '../tables/replay-cache.js';
import type { Replays } from '../tables/replays.js';
import type { Faces } from '../tables/words/faces.js';

/** What the browser says of itself: what its person wants to be called, and the move that its page shows. */
export interface PracticeWish {
  readonly name?: string | undefined;
  readonly since?: number | undefined;
}

export interface PracticeViewsParts {
  readonly aggregates: Aggregates;
  readonly seeds: TableSeeds;
  readonly reels: ReplayCache;
  readonly boards: Boards;
  readonly faces: Faces;
  readonly explanations: Explanations;
  readonly replays: Replays;
}

/** How the two are called in questions and log, in every language: the account's name, else what the browser says it wants to be called. */
const personsName = ({ account }: Asker, wanted: string | undefined): string =>
  account?.name ?? (wanted !== undefined && isPersonName(wanted) ? wanted.trim() : 'Visitor');
const botsName = 'Bot';

/** Games against the bot as the person may see them: the view of seat 0, so that the bot's hand and both decks stay hidden. */
export class PracticeViews {
  constructor(private readonly parts: PracticeViewsParts) {}

  async of(
    practiceId: string,
    asker: Asker,
    { name: wantedName, since }: PracticeWish = {},
  ): Promise<PracticeView> {
    const name = personsName(asker, wantedName);
    const { state } = await ownPractice(practiceId, asker, ['self'], this.parts.aggregates);
    const game = state.game as GameRecord;
    const { board, steps } = await this.board(practiceId, game, {
      names: [name, botsName],
      since,
    });
    const side = (called: string, { leaders, base }: TableDeck) => ({
      name: called,
      leader: this.parts.faces.nameOf(leaders[0] ?? ''),
      base: this.parts.faces.nameOf(base),
    });
    return {
      practiceId,
      person: side(name, game.a),
      bot: side(botsName, game.b),
      running: state.ended === null,
      result: state.ended,
      level: state.level,
      reasons: state.reasons.map(({ at, reason }) => ({
        at,
        text: { en: botReasonText('en', reason), es: botReasonText('es', reason) },
      })),
      outdated: board === null,
      takenBack: game.rewinds.length,
      mayTakeBack: state.ended === null && game.moves.some(({ seat }) => seat === 0),
      board,
      steps,
    };
  }

  /** A game that is over, both hands open. */
  async replay(
    practiceId: string,
    asker: Asker,
    { name }: Pick<PracticeWish, 'name'>,
  ): Promise<ReplayFile> {
    const { state } = await ownPractice(practiceId, asker, ['self'], this.parts.aggregates);
    const { ended, game } = state;
    if (!ended || !game) throw unknown('practice/replay-not-found');
    const { choice: seed } = await this.parts.seeds.of(practiceId, 1);
    const { winner, cause } = ended;
    const file = this.parts.replays.of({
      source: `practice/${practiceId}`,
      game,
      seed,
      result: { winner: winner === 'draw' ? winner : winner === 'person' ? 'a' : 'b', cause },
      names: { a: personsName(asker, name), b: botsName },
      viewer: 'a',
      open: true,
    });
    if (!file) throw refused({ code: 'practice/outdated' });
    return file;
  }

  /** Why the person cannot do that now. */
  async explain(
    practiceId: string,
    intention: TableIntention,
    asker: Asker,
  ): Promise<TableExplanation> {
    const { state } = await ownPractice(practiceId, asker, ['self'], this.parts.aggregates);
    const seed = await this.parts.seeds.of(practiceId, 1);
    const reel = this.parts.reels.of(state.game as GameRecord, seed.choice);
    if (!reel) throw refused({ code: 'practice/outdated' });
    const names = [personsName(asker, undefined), botsName];
    return this.parts.explanations.of({ reel, seat: 0, names, intention });
  }

  private async board(
    practiceId: string,
    game: GameRecord,
    { names, since }: { readonly names: readonly string[]; readonly since: number | undefined },
  ): Promise<Pick<PracticeView, 'board' | 'steps'>> {
    const seed = await this.parts.seeds.of(practiceId, 1);
    const { reels, boards } = this.parts;
    const reel = reels.of(game, seed.choice);
    if (!reel) return { board: null, steps: [] };
    return boards.follow({
      reel,
      viewer: 0,
      names,
      between: since === undefined ? [] : reels.between(game, seed.choice, since),
      ...(since !== undefined && { since }),
    });
  }
}

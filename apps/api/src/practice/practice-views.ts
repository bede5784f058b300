import type { PracticeView, TableBoard } from '#contracts';
import { type GameRecord, isOutdated, type TableDeck } from '#match';
import type { Asker } from '../auth/asker.js';
import type { CommandDesk } from '../commands/command-desk.js';
import type { Boards } from '../tables/board.js';
import type { Reels } from '../tables/reels.js';
import type { TableSeeds } from '../tables/table-seeds.js';
import type { Faces } from '../tables/words/faces.js';
import { enterPractice } from './practice-scene.js';

export interface PracticeViewsParts {
  readonly desk: CommandDesk;
  readonly seeds: TableSeeds;
  readonly reels: Reels;
  readonly boards: Boards;
  readonly faces: Faces;
}

/** How the two are called in questions and log, in every language. */
const personsName = ({ account }: Asker): string => account?.name ?? 'P1';
const botsName = 'Bot';

/** Games against the bot as the person may see them: the view of seat 0, so that the bot's hand and both decks stay hidden. */
export class PracticeViews {
  constructor(private readonly parts: PracticeViewsParts) {}

  async of(practiceId: string, asker: Asker): Promise<PracticeView> {
    const { state } = await enterPractice(this.parts.desk, practiceId, asker, ['self']);
    const game = state.game as GameRecord;
    const outdated = isOutdated(game);
    const side = (name: string, { leaders, base }: TableDeck) => ({ name, leader: this.parts.faces.nameOf(leaders[0] ?? ''), base: this.parts.faces.nameOf(base) });
    return {
      practiceId,
      person: side(personsName(asker), game.a),
      bot: side(botsName, game.b),
      running: state.ended === null,
      result: state.ended,
      outdated,
      board: outdated ? null : await this.board(practiceId, game, [personsName(asker), botsName]),
    };
  }

  private async board(practiceId: string, game: GameRecord, names: readonly string[]): Promise<TableBoard> {
    const seed = await this.parts.seeds.of(practiceId, 1);
    return this.parts.boards.render({ reel: this.parts.reels.of(game, seed.choice), viewer: 0, names });
  }
}

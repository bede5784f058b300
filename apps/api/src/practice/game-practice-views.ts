import { type Aggregates, type Asker, ownGamePractice, type TableSeeds } from '#application';
import type { GamePracticeView } from '#contracts';
import { gameOf, type ScreenBoard, type ScreenPiece } from '#games';
import { gamePracticePosition } from '#match';

const faceOf = ({ attached: _attached, marks, sides, ...face }: ScreenPiece) => ({
  ...face,
  marks: [...marks],
  sides: [...sides],
});

const shown = ({ moment, seats, decision }: ScreenBoard): GamePracticeView['board'] => ({
  moment,
  seats: seats.map(({ counters, zones }) => ({
    counters: [...counters],
    zones: zones.map(({ pieces, ...zone }) => ({
      ...zone,
      pieces: pieces.map((piece) => ({ ...faceOf(piece), attached: piece.attached.map(faceOf) })),
    })),
  })),
  decision: decision && {
    ...decision,
    options: decision.options.map(({ text, pieces }) => ({ text, pieces: [...pieces] })),
  },
});

/** Games against the bot that describe their board themselves, as seat 0 may see them. */
export class GamePracticeViews {
  constructor(
    private readonly parts: { readonly aggregates: Aggregates; readonly seeds: TableSeeds },
  ) {}

  async of(practiceId: string, asker: Asker): Promise<GamePracticeView> {
    const { aggregates, seeds } = this.parts;
    const { state } = await ownGamePractice(practiceId, asker, ['self'], aggregates);
    const { choice: seed } = await seeds.of(practiceId, 1);
    const played = gamePracticePosition(state, seed);
    const { id, name } = gameOf(state.game);
    return {
      practiceId,
      game: { id, name },
      names: [...state.names],
      step: state.step,
      winner: state.winner,
      mayTakeBack: state.winner === null && state.moves.some(({ seat }) => seat === 0),
      board: played && shown(played.position.board(0)),
      lines: [...(played?.lines ?? [])],
    };
  }
}

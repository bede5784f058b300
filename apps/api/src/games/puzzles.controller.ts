import { Controller, Param } from '@nestjs/common';
import {
  type PuzzleList,
  puzzleList,
  type PuzzleView,
  puzzleView,
  type ReplayFile,
  replayFile,
} from '#contracts';
import { Dependencies } from '#platform';
import { View } from '../auth/view.js';
import { inPath } from '../http/describe.js';
import { moveNumber } from '../tables/since.js';
import { Puzzles } from './puzzles.js';

const parameters = [inPath('number', { type: 'integer' })];

/** GET /api/puzzles and what is below: win this turn. */
@Controller('api/puzzles')
@Dependencies(Puzzles)
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @View('', {
    tag: 'practice',
    summary: 'Puzzles (win this turn), and which one it is today',
    answers: ['The puzzles', puzzleList],
  })
  list(): PuzzleList {
    return this.puzzles.list(Date.now());
  }

  @View(':number', {
    tag: 'practice',
    summary: 'A puzzle, with the game that leads to its decision',
    parameters,
    answers: ['The puzzle', puzzleView],
  })
  of(@Param('number') number: string): PuzzleView {
    return this.puzzles.of(moveNumber(number) ?? 0);
  }

  @View(':number/replay', {
    tag: 'practice',
    summary: 'A puzzle as a replay that ends with the line that wins',
    parameters,
    answers: ['The replay', replayFile],
  })
  replay(@Param('number') number: string): ReplayFile {
    return this.puzzles.replay(moveNumber(number) ?? 0);
  }
}

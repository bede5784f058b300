import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { actorsOf, type Asker } from '#application';
import {
  type PuzzleList,
  puzzleList,
  puzzleTry,
  type PuzzleView,
  puzzleView,
  type ReplayFile,
  replayFile,
} from '#contracts';
import { Dependencies } from '#platform';
import { Admit, Caller } from '../auth/admission.js';
import { View } from '../auth/view.js';
import { Describe, inPath } from '../http/describe.js';
import { signInRequired } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { moveNumber } from '../tables/since.js';
import { Puzzles } from './puzzles.js';

const parameters = [inPath('number', { type: 'integer' })];

/** GET /api/puzzles and below: positions in which to win this turn. */
@Controller('api/puzzles')
@Dependencies(Puzzles)
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @View('', {
    tag: 'practice',
    summary: 'Puzzles (win this turn), and which one it is today',
    answers: ['The puzzles', puzzleList],
  })
  list(): Promise<PuzzleList> {
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

  /** Somebody who tried a puzzle has played it, and therefore has an account or a visitor id. */
  @Describe({
    tag: 'practice',
    summary: 'How the first try at a puzzle ended: counted once for each browser or account',
    parameters,
    takes: puzzleTry,
    answers: ['Done', z.object({})],
  })
  @Post(':number/tries')
  @Admit('command')
  @HttpCode(200)
  async tried(
    @Param('number') number: string,
    @Body() body: unknown,
    @Caller() asker: Asker,
  ): Promise<Record<string, never>> {
    const { solved } = validate(puzzleTry, body);
    const [actor] = actorsOf(asker);
    if (actor === undefined) throw signInRequired();
    await this.puzzles.noteTry(moveNumber(number) ?? 0, actor, solved);
    return {};
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

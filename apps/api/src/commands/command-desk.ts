import { Aggregates, type CommandMetadata, type CommandRunner } from '#application';
import type { CommandAccepted } from '#contracts';
import type { CommandExecutor, LoadedStream, StreamAppend } from '#event-store';
import { type FollowedMatch, followedMatch } from '../tables/followed-match.js';

/** How one command is answered: `prepare` loads and authorizes, `decide` makes the facts or throws the refusal as a failure. */
export interface Work<Scene extends { readonly act: CommandMetadata }> {
  readonly prepare: () => Promise<Scene>;
  readonly decide: (scene: Scene) => Promise<readonly StreamAppend[]> | readonly StreamAppend[];
}

/** For the commands that have not moved to libs/application yet: loads streams, and answers by the runner of all commands. */
export class CommandDesk extends Aggregates {
  constructor(
    executor: CommandExecutor,
    private readonly runner: CommandRunner,
  ) {
    super(executor);
  }

  /** A match together with its last game on screen. */
  table(matchId: string): Promise<LoadedStream<FollowedMatch>> {
    return this.load(followedMatch, `match-${matchId}`);
  }

  answer<Scene extends { readonly act: CommandMetadata }>({
    prepare,
    decide,
  }: Work<Scene>): Promise<CommandAccepted> {
    return this.runner.answer(async () => {
      const scene = await prepare();
      return { meta: scene.act, decide: () => decide(scene) };
    });
  }
}

import { refused, seedName } from '#application';
import { createHash } from 'node:crypto';
import {
  appendTo,
  drawnSeed,
  openChoices,
  sealChoice,
  type LoadedStream,
  type SealedSecrets,
  type StreamAppend,
} from '#event-store';
import {
  choicesOf,
  choosingFor,
  defaultChoice,
  dueReveal,
  type MatchCommand,
  type MatchState,
  revealCommand,
  type TrilogyState,
  unspoken,
} from '#match';
import type { Logger } from '#platform';
import type { CommandMetadata } from '#application';
import type { CommandDesk } from '../command-desk.js';
import { decideMatch, type MatchScene } from '../scene.js';

type Context = { readonly actor: string; readonly at: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sealing = (
  trilogy: TrilogyState,
  seal: { by: 'a' | 'b'; commitment: string; byClock: boolean; early?: true },
  context: Context,
): MatchCommand =>
  trilogy.stage === 'ban'
    ? { type: 'SealBan', data: seal, ...context }
    : { type: 'SealDeck', data: { ...seal, game: choosingFor(trilogy) }, ...context };

/** Secret choices on their way in and out: a choice lies encrypted before its commitment is appended, and both are opened by one event. */
export class ChoiceDesk {
  constructor(
    private readonly desk: CommandDesk,
    private readonly secrets: SealedSecrets,
    private readonly logger: Logger,
  ) {}

  /** Seals a player's own choice. Nothing is kept before the match would take it; `commandFor` makes the command for a commitment. */
  async seal(
    { match, side, act }: MatchScene,
    deck: number,
    commandFor: (commitment: string) => Pick<MatchCommand, 'type' | 'data'>,
  ): Promise<readonly StreamAppend[]> {
    const decide = (commitment: string) =>
      decideMatch(
        { ...commandFor(commitment), actor: act.actor, at: act.at } as MatchCommand,
        match.state,
      );
    decide('');
    const options = match.state.trilogy && side ? choicesOf(match.state.trilogy, side) : [];
    if (!options.some((option) => option === deck))
      throw refused({ code: 'match/deck-not-available' });
    return [appendTo(match, decide(await sealChoice(this.secrets, match.streamId, String(deck))))];
  }

  /** Seals the default for everyone who has not spoken, before his time is over. */
  async endChoice({ event, match, act }: MatchScene): Promise<readonly StreamAppend[]> {
    const { trilogy } = match.state;
    const silent = trilogy ? unspoken(trilogy) : [];
    if (!trilogy || silent.length === 0) throw refused({ code: 'match/not-choosing' });
    const seed = await drawnSeed(this.secrets, event.streamId, seedName);
    const lot = { secret: seed.choice, matchId: match.streamId.slice('match-'.length) };
    const commitments = await Promise.all(
      silent.map((by) =>
        sealChoice(this.secrets, match.streamId, String(defaultChoice(trilogy, by, lot, sha256))),
      ),
    );
    const commands = silent.map((by, index) =>
      sealing(
        trilogy,
        { by, commitment: commitments[index] ?? '', byClock: true, early: true },
        act,
      ),
    );
    return [
      appendTo(
        match,
        commands.flatMap((command) => decideMatch(command, match.state)),
      ),
    ];
  }

  /** Opens what is due. The worker does the same for whatever is left behind here, so a failure is no more than a delay. */
  async reveal(matchId: string): Promise<void> {
    try {
      const due = dueReveal((await this.desk.match(matchId)).state.trilogy);
      if (!due) return;
      const act: CommandMetadata = {
        actor: 'system:reveal-choices',
        commandId: `reveal-choices.${matchId}.${due.game}`,
        at: new Date().toISOString(),
        fingerprint: null,
      };
      await this.desk.answer({
        prepare: async () => ({ act }),
        decide: async () => this.opened(await this.desk.match(matchId), act),
      });
    } catch (error) {
      this.logger.warn({ err: error, matchId }, 'choices are left to the worker to reveal');
    }
  }

  private async opened(
    match: LoadedStream<MatchState>,
    { actor, at }: CommandMetadata,
  ): Promise<readonly StreamAppend[]> {
    const due = dueReveal(match.state.trilogy);
    if (!due || match.state.status === 'completed' || match.state.status === 'void') return [];
    const command = revealCommand(due, await openChoices(this.secrets, match.streamId, due.sealed));
    return [appendTo(match, decideMatch({ ...command, actor, at } as MatchCommand, match.state))];
  }
}

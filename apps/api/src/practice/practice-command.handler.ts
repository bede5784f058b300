import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import {
  appendTo,
  commitmentTo,
  type LoadedStream,
  newStream,
  type SecretChoice,
  type StreamAppend,
} from '#event-store';
import {
  type PracticeCommand,
  type PracticeCommands,
  practiceDecider,
  type PracticeEvent,
  type PracticeState,
  type TableDeck,
} from '#match';
import { deriveId, engineDigest } from '#platform';
import type { CommandMetadata } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import { type PracticeCommandName, PracticeCommandOfPerson } from '../commands/command-request.js';
import type { CommandRequest } from '#application';
import { authorize, outsider, refused } from '#application';
import { COMMAND_DESK, PRACTICE_SEEDS } from '../infrastructure/tokens.js';
import { commandPolicy } from '../policy/table.js';
import { answerOf } from '../tables/move.js';
import type { TableSeeds } from '../tables/table-seeds.js';
import { practiceDeckOf } from './practice-deck.js';
import { enterPractice, practiceAct } from './practice-scene.js';

interface Scene {
  readonly act: CommandMetadata;
  /** The game that is played on or repeated; null when a first one is dealt. */
  readonly practice: LoadedStream<PracticeState> | null;
}

type Decks = Pick<PracticeCommands['StartPractice'], 'person' | 'bot'>;

const decided = (state: PracticeState, command: PracticeCommand): readonly PracticeEvent[] => {
  const decision = practiceDecider.decide(command, state);
  if ('kind' in decision) throw refused(decision);
  return decision;
};

/** Games against the bot. The bot decides within the person's command: one append holds both, so nothing is ever left half answered. */
@CommandHandler(PracticeCommandOfPerson)
export class PracticeCommandHandler implements ICommandHandler<PracticeCommandOfPerson> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(PRACTICE_SEEDS) private readonly seeds: TableSeeds,
  ) {}

  execute({ request }: PracticeCommandOfPerson): Promise<CommandAccepted> {
    return this.desk.answer({
      prepare: () => this.enter(request),
      decide: (scene) => this.decide(request, scene),
    });
  }

  private async enter(request: CommandRequest<PracticeCommandName>): Promise<Scene> {
    const { asker, name, payload } = request;
    const grants = commandPolicy[name];
    if ('practiceId' in payload) {
      const practice = await enterPractice(this.desk, payload.practiceId, asker, grants);
      return { act: practiceAct(request), practice };
    }
    authorize(grants, { asker, standing: outsider, event: null, own: false });
    return { act: practiceAct(request), practice: null };
  }

  private async decide(
    { name, payload }: CommandRequest<PracticeCommandName>,
    { act, practice }: Scene,
  ): Promise<readonly StreamAppend[]> {
    if (practice === null)
      return this.deal(act, (seed) =>
        chosenDecks(payload as CommandPayload<'StartPractice'>, seed, act.at),
      );
    if (name === 'RepeatPractice')
      return this.deal(act, () =>
        earlierDecks(practice.state, payload as CommandPayload<'RepeatPractice'>),
      );
    if (name === 'TakeBackPractice') {
      const { at, takenBack } = payload as CommandPayload<'TakeBackPractice'>;
      return [
        appendTo(
          practice,
          decided(practice.state, { type: 'TakeBackPractice', data: { at, takenBack } }),
        ),
      ];
    }
    const { practiceId, move } = payload as CommandPayload<'PlayPractice'>;
    const { choice: seed, nonce } = await this.seeds.of(practiceId, 1);
    return [
      appendTo(
        practice,
        decided(practice.state, {
          type: 'PlayPractice',
          data: { move: answerOf(move), takenBack: move.takenBack ?? 0, seed, nonce },
        }),
      ),
    ];
  }

  private async deal(
    act: CommandMetadata,
    decksOf: (seed: SecretChoice) => Decks,
  ): Promise<readonly StreamAppend[]> {
    const practiceId = deriveId(act.commandId, 'practice');
    const seed = await this.seeds.draw(practiceId, 1);
    const data = {
      practiceId,
      owner: act.actor,
      ...decksOf(seed),
      seed: seed.choice,
      nonce: seed.nonce,
      seedCommitment: commitmentTo(seed),
      engine: engineDigest(),
    };
    return [
      newStream(
        `practice-${practiceId}`,
        decided(practiceDecider.initialState, { type: 'StartPractice', data }),
      ),
    ];
  }
}

const chosenDecks = (
  { deck, against }: CommandPayload<'StartPractice'>,
  { choice: seed }: SecretChoice,
  at: string,
): Decks => ({
  person: practiceDeckOf(deck, { side: 'person', seed, at }),
  bot: practiceDeckOf(against, { side: 'bot', seed, at }),
});

const earlierDecks = (
  { game }: PracticeState,
  { swap }: CommandPayload<'RepeatPractice'>,
): Decks => {
  const [person, bot] = [game?.a, game?.b] as [TableDeck, TableDeck];
  return swap ? { person: bot, bot: person } : { person, bot };
};

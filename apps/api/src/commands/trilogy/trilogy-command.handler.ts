import { refused } from '#application';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import { appendTo, type SealedSecrets, type StreamAppend } from '#event-store';
import type { MatchCommand } from '#match';
import type { Logger } from '#platform';
import { presentationOf } from '#tournament';
import { COMMAND_DESK, LOGGER, SEALED_SECRETS } from '../../infrastructure/tokens.js';
import type { CommandDesk } from '../command-desk.js';
import { TrilogyCommand, type TrilogyCommandName } from '../command-request.js';
import { decideMatch, enterMatch, type MatchScene, ownSide } from '../scene.js';
import { ChoiceDesk } from './choice-desk.js';

type Payloads = { [N in TrilogyCommandName]: CommandPayload<N> };
/** How a command is carried out on the match as it stands; asked again when another was faster. */
type Course = (scene: MatchScene) => Promise<readonly StreamAppend[]> | readonly StreamAppend[];

const plain =
  (commandFor: (scene: MatchScene) => Pick<MatchCommand, 'type' | 'data'>): Course =>
  (scene) => {
    const command = {
      ...commandFor(scene),
      actor: scene.act.actor,
      at: scene.act.at,
    } as MatchCommand;
    return [appendTo(scene.match, decideMatch(command, scene.match.state))];
  };

/** What players and judges do in a Trilogy match beside what every match knows. */
@CommandHandler(TrilogyCommand)
export class TrilogyCommandHandler implements ICommandHandler<TrilogyCommand> {
  readonly #choices: ChoiceDesk;

  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(SEALED_SECRETS) secrets: SealedSecrets,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#choices = new ChoiceDesk(desk, secrets, logger);
  }

  async execute({ request }: TrilogyCommand): Promise<CommandAccepted> {
    const { matchId } = request.payload;
    const course = this.#courses[request.name](request.payload as never);
    const accepted = await this.desk.answer({
      prepare: () => enterMatch(this.desk, request, matchId),
      decide: course,
    });
    if (request.name === 'SealBan' || request.name === 'SealDeck' || request.name === 'EndChoice')
      await this.#choices.reveal(matchId);
    return accepted;
  }

  readonly #courses: { readonly [N in TrilogyCommandName]: (payload: Payloads[N]) => Course } = {
    PresentDecks: () =>
      plain(({ event, match }) => {
        const presentation =
          match.state.place && presentationOf(event.state, match.state.place.players);
        if (!presentation) throw refused({ code: 'match/decks-missing' });
        return { type: 'PresentDecks', data: presentation };
      }),
    SealBan:
      ({ deck }) =>
      (scene) =>
        this.#sealed(scene, deck, { type: 'SealBan' }),
    SealDeck:
      ({ game, deck }) =>
      (scene) =>
        this.#sealed(scene, deck, { type: 'SealDeck', game }),
    EndChoice: () => (scene) => this.#choices.endChoice(scene),
    ReportGame: ({ game, winner }) =>
      plain((scene) => ({ type: 'ReportGame', data: { game, winner, by: ownSide(scene) } })),
    ConfirmGame: ({ game }) =>
      plain((scene) => ({ type: 'ConfirmGame', data: { game, by: ownSide(scene) } })),
    DisputeGame: ({ game, note }) =>
      plain((scene) => ({ type: 'DisputeGame', data: { game, note, by: ownSide(scene) } })),
    RuleGame: ({ game, winner, note }) =>
      plain(() => ({ type: 'RuleGame', data: { game, winner, note } })),
  };

  #sealed(
    scene: MatchScene,
    deck: number,
    kind: { readonly type: 'SealBan' } | { readonly type: 'SealDeck'; readonly game: number },
  ): Promise<readonly StreamAppend[]> {
    return this.#choices.seal(scene, deck, (commitment): Pick<MatchCommand, 'type' | 'data'> =>
      kind.type === 'SealBan'
        ? { type: 'SealBan', data: { by: ownSide(scene), commitment, byClock: false } }
        : {
            type: 'SealDeck',
            data: { by: ownSide(scene), game: kind.game, commitment, byClock: false },
          },
    );
  }
}

import { refused } from '#application';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import type { StreamAppend } from '#event-store';
import { canonicalDeck, checkDeck, hasErrors } from '#formats';
import { deckView } from '#read-models';
import { rulesOf } from '../decks/event-rules.js';
import { handIn } from '../decks/hand-in.js';
import { COMMAND_DESK, PLAYER_POOLS } from '../infrastructure/tokens.js';
import { asCardPool, type PlayerPools } from '../pools/player-pools.js';
import type { CommandDesk } from './command-desk.js';
import { SubmitDeckCommand } from './command-request.js';
import type { CommandRequest } from '#application';
import { enterEvent, type EventScene, isStaff } from './scene.js';

/** A deck list handed in: the list goes into its own stream, that it was handed in into the event's, both or neither. */
@CommandHandler(SubmitDeckCommand)
export class SubmitDeckHandler implements ICommandHandler<SubmitDeckCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(PLAYER_POOLS) private readonly pools: PlayerPools,
  ) {}

  execute({ request }: SubmitDeckCommand): Promise<CommandAccepted> {
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, request.payload.eventId),
      decide: (scene) => this.submit(request, scene),
    });
  }

  private async submit(
    { payload }: CommandRequest<'SubmitDeck'>,
    scene: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { playerId, text } = payload;
    const { event } = scene;
    if (event.state.format === 'trilogy') throw refused({ code: 'deck/three-expected' });
    const pool = await this.pools.of(event.state, playerId);
    const {
      deck: read,
      problems,
      verdict,
    } = checkDeck(text, rulesOf(event.state), pool ? asCardPool(pool) : undefined);
    const deck = canonicalDeck(read);
    if (hasErrors(problems)) {
      const { problems: told } = deckView(
        deck,
        { legal: false, problems },
        { revision: 0, submittedAt: null },
      );
      throw refused({ code: 'deck/unreadable', data: { problems: told } });
    }
    return handIn(this.desk, scene, { playerId, deck, verdict, byStaff: isStaff(scene.standing) });
  }
}

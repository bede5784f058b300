import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { appendTo, type StreamAppend } from '#event-store';
import { canonicalDeck, checkDeck, hasErrors } from '#formats';
import { type DeckEvents, deckView } from '#read-models';
import { currentDraft, type TournamentState } from '#tournament';
import { rulesOf } from '../decks/event-rules.js';
import { ApiFailure } from '../http/failure.js';
import { COMMAND_DESK, PLAYER_POOLS } from '../infrastructure/tokens.js';
import { asCardPool, type PlayerPools } from '../pools/player-pools.js';
import type { CommandDesk } from './command-desk.js';
import { type CommandRequest, SubmitDeckCommand } from './command-request.js';
import { decideAll, enterEvent, type EventScene, isStaff, tournamentCommand } from './scene.js';

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

  private async submit({ payload }: CommandRequest<'SubmitDeck'>, { event, standing, act }: EventScene): Promise<readonly StreamAppend[]> {
    const { eventId, playerId, text } = payload;
    if (event.state.format === 'trilogy') throw new ApiFailure(409, 'deck/three-expected');
    const pool = await this.pools.of(event.state, playerId);
    const { deck: read, problems, verdict } = checkDeck(text, rulesOf(event.state), pool ? asCardPool(pool) : undefined);
    const deck = canonicalDeck(read);
    if (hasErrors(problems)) {
      const { problems: told } = deckView(deck, { legal: false, problems }, { revision: 0, submittedAt: null });
      throw new ApiFailure(409, 'deck/unreadable', { problems: told });
    }
    const deckId = `${eventId}-${playerId}`;
    const registered = { playerId, deckId, legal: verdict.legal, leader: deck.leaders[0]?.id ?? null, base: deck.bases[0]?.id ?? null, byStaff: isStaff(standing) };
    const { events } = decideAll(event.state, [tournamentCommand(act, 'RegisterDeck', registered)]);
    const stream = await this.desk.deck(deckId);
    const data: DeckEvents['DeckSubmitted'] = { eventId, playerId, deckId, revision: stream.version + 1, ...draftOf(event.state), deck, verdict: { legal: verdict.legal, problems: verdict.problems } };
    return [appendTo(event, events), appendTo(stream, [{ type: 'DeckSubmitted', schemaVersion: 1, data }])];
  }
}

/** The draft whose pool the deck comes out of. */
const draftOf = (event: TournamentState): { readonly draft?: number } => {
  const draft = currentDraft(event)?.draft;
  return draft === undefined ? {} : { draft };
};

import { refused } from '#application';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted } from '#contracts';
import { appendTo, type StreamAppend } from '#event-store';
import {
  canonicalDeck,
  type Deck,
  type DeckProblem,
  hasErrors,
  parseDeck,
  validateTrio,
} from '#formats';
import { type TrioEvents, trioView } from '#read-models';
import type { DeckFace } from '#tournament';
import { rulesOf } from '../../decks/event-rules.js';
import { deckIdOf } from '../../decks/hand-in.js';
import { COMMAND_DESK } from '../../infrastructure/tokens.js';
import type { CommandDesk } from '../command-desk.js';
import { SubmitTrioCommand } from '../command-request.js';
import type { CommandRequest } from '#application';
import { decideAll, enterEvent, type EventScene, isStaff, tournamentCommand } from '../scene.js';

/** The three decks of a Trilogy player, judged together: the lists go into their own stream, that they were handed in into the event's. */
@CommandHandler(SubmitTrioCommand)
export class SubmitTrioHandler implements ICommandHandler<SubmitTrioCommand> {
  constructor(@Inject(COMMAND_DESK) private readonly desk: CommandDesk) {}

  execute({ request }: SubmitTrioCommand): Promise<CommandAccepted> {
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, request.payload.eventId),
      decide: (scene) => this.submit(request, scene),
    });
  }

  private async submit(
    { payload }: CommandRequest<'SubmitTrio'>,
    { event, standing, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { eventId, playerId, texts } = payload;
    if (event.state.format !== 'trilogy') throw refused({ code: 'deck/one-expected' });
    const read = texts.map(parseDeck);
    const decks = read.map(({ deck }) => canonicalDeck(deck));
    const told = read.flatMap(({ problems }, index) =>
      problems.map((problem): DeckProblem => ({
        ...problem,
        place: { ...problem.place, deck: index + 1 },
      })),
    );
    if (hasErrors(told))
      throw refused({
        code: 'deck/unreadable',
        data: {
          problems: trioView(
            decks,
            { legal: false, problems: told },
            { revision: 0, submittedAt: null },
          ).problems,
        },
      });
    const verdict = validateTrio(decks, rulesOf(event.state), {
      places: read.map(({ places }) => places),
    });
    const deckId = deckIdOf(eventId, playerId);
    const registered = {
      playerId,
      deckId,
      legal: verdict.legal,
      leader: null,
      base: null,
      byStaff: isStaff(standing),
      ...facesOf(decks),
    };
    const { events } = decideAll(event.state, [tournamentCommand(act, 'RegisterDeck', registered)]);
    const stream = await this.desk.deck(deckId);
    const data: TrioEvents['TrioSubmitted'] = {
      eventId,
      playerId,
      deckId,
      revision: stream.version + 1,
      decks,
      verdict: { legal: verdict.legal, problems: [...told, ...verdict.problems] },
    };
    return [
      appendTo(event, events),
      appendTo(stream, [{ type: 'TrioSubmitted', schemaVersion: 1, data }]),
    ];
  }
}

/** The pairs to be presented, once every deck has one leader and one base. */
const facesOf = (decks: readonly Deck[]): { readonly faces?: readonly DeckFace[] } => {
  const faces = decks.flatMap(({ leaders: [leader], bases: [base] }) =>
    leader && base ? [{ leader: leader.id, base: base.id }] : [],
  );
  return faces.length === 3 ? { faces } : {};
};

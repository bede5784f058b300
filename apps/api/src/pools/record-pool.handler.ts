import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { printingsOf } from '#cards';
import type { CommandAccepted } from '#contracts';
import type { PoolEvents } from '#draft';
import { appendTo, type EventStore, type StreamAppend } from '#event-store';
import {
  type CardPool,
  deckSections,
  hasErrors,
  labelOf,
  parseDeck,
  type ParsedDeck,
  type CardCount,
  validateDeck,
} from '#formats';
import { type DeckEvents, deckView } from '#read-models';
import { currentDraft, mayBuild, type TournamentState } from '#tournament';
import { RecordPoolCommand } from '../commands/command-request.js';
import type { CommandRequest } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import { enterEvent, type EventScene, isStaff } from '../commands/scene.js';
import { rulesOf } from '../decks/event-rules.js';
import { deckIdOf, handIn } from '../decks/hand-in.js';
import { refused } from '#application';
import { COMMAND_DESK, EVENT_STORE } from '../infrastructure/tokens.js';

/** What came out of real boosters, typed in by the player or by the staff; the pool has a stream of its own. */
@CommandHandler(RecordPoolCommand)
export class RecordPoolHandler implements ICommandHandler<RecordPoolCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  execute({ request }: RecordPoolCommand): Promise<CommandAccepted> {
    return this.desk.answer({
      prepare: () => enterEvent(this.desk, request, request.payload.eventId),
      decide: (scene) => this.record(request, scene),
    });
  }

  private async record(
    { payload, at }: CommandRequest<'RecordPool'>,
    scene: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { eventId, playerId, text } = payload;
    const { event, standing } = scene;
    const set = recordedSet(event.state);
    if (!event.state.players.has(playerId))
      throw refused({ code: 'tournament/player-unknown', data: { playerId } });
    if (!isStaff(standing) && !mayBuild(event.state, at))
      throw refused({ code: 'tournament/decks-locked' });
    const cards = cardsIn(text);
    const strangers = cards.filter(
      ({ id }) => !printingsOf(id).some((printing) => printing.startsWith(`${set}_`)),
    );
    if (strangers.length > 0)
      throw refused({
        code: 'pool/other-set',
        data: {
          set,
          cards: strangers.map(({ id }) => labelOf(id)),
        },
      });
    const pool = await this.desk.pool(`${eventId}-${playerId}`);
    const data: PoolEvents['PoolRecorded'] = {
      eventId,
      playerId,
      draft: currentDraft(event.state)?.draft ?? 0,
      revision: pool.version + 1,
      cards,
    };
    return [
      appendTo(pool, [{ type: 'PoolRecorded', schemaVersion: 1, data }]),
      ...(await this.judgedAgain(playerId, { set, cards }, scene)),
    ];
  }

  /** A deck that has been handed in is judged by the pool as it is now. */
  private async judgedAgain(
    playerId: string,
    pool: CardPool,
    scene: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { event } = scene;
    if (!event.state.players.get(playerId)?.deck) return [];
    const last = (
      await this.store.readStream(`deck-${deckIdOf(event.state.eventId, playerId)}`)
    ).at(-1)?.data as unknown as DeckEvents['DeckSubmitted'] | undefined;
    return last
      ? handIn(this.desk, scene, {
          playerId,
          deck: last.deck,
          verdict: validateDeck(last.deck, rulesOf(event.state), { pool }),
          byStaff: true,
        })
      : [];
  }
}

/** Boosters that the event made itself are on record already: nobody may type in others. */
const recordedSet = ({ status, settings: { limited } }: TournamentState): string => {
  if (status !== 'running') throw refused({ code: 'tournament/not-running' });
  if (!limited) throw refused({ code: 'tournament/not-limited' });
  if (limited.source !== 'recorded') throw refused({ code: 'pool/not-recorded' });
  return limited.set;
};

/** A pool has no sections, so a bare list is read as one, and needs neither leader nor base. */
const parsePool = (text: string): Pick<ParsedDeck, 'deck' | 'problems'> => {
  const parsed = parseDeck(text);
  const { deck, problems } = parsed.problems.some(({ code }) => code === 'deck/card-before-section')
    ? parseDeck(`Deck\n${text}`)
    : parsed;
  return { deck, problems: problems.filter(({ code }) => code !== 'deck/missing-part') };
};

/** Every card of the text, whatever section it stands in. */
const cardsIn = (text: string): readonly CardCount[] => {
  const { deck, problems } = parsePool(text);
  if (hasErrors(problems))
    throw refused({
      code: 'deck/unreadable',
      data: {
        problems: deckView(deck, { legal: false, problems }, { revision: 0, submittedAt: null })
          .problems,
      },
    });
  const counts = new Map<string, number>();
  for (const { id, count } of deckSections.flatMap((section) => deck[section]))
    counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};

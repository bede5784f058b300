import { type Decision, joinDecisions } from '../command/decision.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { canonicalId, printingsOf } from '#cards';
import { commands } from '#contracts';
import { type Boosters, boostersName, boostersOf, type PoolEvents, setsOf } from '#draft';
import { appendTo, factsIn } from '#event-store';
import {
  type CardCount,
  type CardPool,
  deckSections,
  hasErrors,
  labelOf,
  validateDeck,
} from '#formats';
import { deckView, type DeckEvent } from '#read-models';
import { currentDraft, deckIdOf, mayBuild, poolIdOf, type TournamentState } from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandServices } from '../command/services.js';
import { rulesOf } from '../deck/deck-rules.js';
import { handIn } from '../deck/hand-in.js';
import { parsePool } from '../deck/parse-pool.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { judges } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { loadTournament, type TournamentContext } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/**
 * The contents of physical boosters, entered by the player or by staff; each pool has its own
 * stream.
 */
export const RecordPool = defineCommand({
  name: 'RecordPool',
  payload: commands.RecordPool,
  grants: [...judges, 'self'],
  token: 'decks',
  during: running,
  makes: { DeckRegistered: 'deckId' },
  load: loadTournament,
  decide: async ({ eventId, playerId, text }, context, services) => {
    const { tournament, rights, meta } = context;
    const from = recordedBoosters(tournament.state);
    if (isRefusal(from)) return from;
    if (!tournament.state.players.has(playerId))
      return notFoundRefusal('tournament/player-unknown', { playerId });
    if (!does(rights, 'rule') && !mayBuild(tournament.state, meta.at))
      return conflictRefusal('tournament/decks-locked');
    const cards = cardsIn(text);
    if (isRefusal(cards)) return cards;
    const refusal = refuseStrangers(cards, from);
    if (refusal) return refusal;
    const pool = await services.aggregates.pool(poolIdOf(eventId, playerId));
    const data: PoolEvents['PoolRecorded'] = {
      eventId,
      playerId,
      draft: currentDraft(tournament.state)?.draft ?? 0,
      revision: pool.version + 1,
      cards,
    };
    return joinDecisions(
      [appendTo(pool, [{ type: 'PoolRecorded', schemaVersion: 1, data }])],
      await judgedAgain(playerId, { sets: setsOf(from), cards }, context, services),
    );
  },
});

/**
 * Whether a card can come from these boosters; those of a cube may hold any printing of its cards.
 */
const liesIn = (from: Boosters): ((id: string) => boolean) => {
  if (!from.cube)
    return (id) =>
      printingsOf(id).some((printing) =>
        setsOf(from).some((set) => printing.startsWith(`${set}_`)),
      );
  const listed = new Set(from.cube.cards.map(canonicalId));
  return (id) => listed.has(canonicalId(id));
};

const refuseStrangers = (cards: readonly CardCount[], from: Boosters): Refusal | null => {
  const lies = liesIn(from);
  const strangers = cards.filter(({ id }) => !lies(id));
  return strangers.length === 0
    ? null
    : conflictRefusal('pool/other-set', {
        set: boostersName(from),
        cards: strangers.map(({ id }) => labelOf(id)),
      });
};

/** Judges a submitted deck again, by the pool as it is now. */
const judgedAgain = async (
  playerId: string,
  pool: CardPool,
  context: TournamentContext,
  { aggregates, store }: CommandServices,
): Promise<Decision> => {
  const { state } = context.tournament;
  if (!state.players.get(playerId)?.deck) return [];
  const deck = await store.readStream(streamOf('deck', deckIdOf(state.eventId, playerId)));
  const last = factsIn<DeckEvent>(deck).at(-1)?.data;
  if (!last) return [];
  const verdict = validateDeck(last.deck, rulesOf(state), { pool });
  return handIn(aggregates, context, { playerId, deck: last.deck, verdict, byStaff: true });
};

/** Boosters that the tournament generated are on record already, so nobody may enter others. */
const recordedBoosters = ({
  settings: { limited },
  bundles,
}: TournamentState): Boosters | Refusal => {
  if (!limited) return conflictRefusal('tournament/not-limited');
  if (limited.source !== 'recorded') return conflictRefusal('pool/not-recorded');
  return boostersOf({ ...limited, bundles });
};

/** Every card of the text, whatever section it is in. */
const cardsIn = (text: string): readonly CardCount[] | Refusal => {
  const { deck, problems } = parsePool(text);
  if (hasErrors(problems))
    return conflictRefusal('deck/unreadable', {
      problems: deckView(deck, { legal: false, problems }, { revision: 0, submittedAt: null })
        .problems,
    });
  const counts = new Map<string, number>();
  for (const { id, count } of deckSections.flatMap((section) => deck[section]))
    counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};

import type { Counting } from '../define-query.js';
import type { ConventionStage, ConventionView, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { checkPlan, goOn, stageEventId, type Stage, yetToEnter } from '#tournament';
import { standsIn } from '#vocabulary';
import type { Asker } from '../asker.js';
import { championOf } from '../event-doc/champion.js';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { ALL_EVENTS, eventListModel, type EventCardDoc } from '../event-list/projection.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments, readDocument } from '../source.js';
import { rankedRecords, type RankedRecords } from '../standings/ranked-records.js';
import { ALL_CONVENTIONS, conventionsModel, type ConventionDoc } from './projection.js';

interface Held {
  readonly stage: Stage;
  readonly eventId: string;
  readonly event: EventDoc | null;
  readonly card: EventCardDoc | null;
  readonly ranked: RankedRecords | null;
}

const dayMs = 86_400_000;

/** The calendar date of a day of the convention. */
const dateOf = (first: string, day: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + (day - 1) * dayMs).toISOString().slice(0, 10);

/**
 * A stage with its tournament; a private tournament is omitted unless the asker runs the
 * convention.
 */
const findHeld = async (
  mine: boolean,
  sources: Counting,
  { conventionId }: ConventionDoc,
  stage: Stage,
): Promise<Held> => {
  const { reader } = sources;
  const eventId = stageEventId(conventionId, stage.stageId);
  const [found, card] = await Promise.all([
    readEventDoc(reader, eventId),
    readDocument(reader, eventListModel, ALL_EVENTS, eventId),
  ]);
  const event = found?.information?.visibility === 'private' && !mine ? null : found;
  const ranked = event && event.rounds.length > 0 ? await rankedRecords(sources, event) : null;
  return { stage, eventId, event, card, ranked };
};

const championAt = ({ event, ranked }: Held) =>
  event && championOf(event, (id) => ranked?.records.get(id)?.name ?? '');

type Places = ConventionView['results'][number]['places'];

/**
 * The places of the last stage, followed by players of the stage before who did not reach it, and
 * so on.
 */
const placesOf = (last: Held, stages: readonly Held[]): Places => {
  const places: Places = [];
  const seen = new Set<string>();
  for (let at: Held | undefined = last; at; at = sourceOf(at, stages)) {
    const { ranked, stage } = at;
    for (const { player } of ranked?.places ?? []) {
      if (seen.has(player)) continue;
      seen.add(player);
      const name = ranked?.records.get(player)?.name ?? '';
      places.push({ place: places.length + 1, playerId: player, name, stageId: stage.stageId });
    }
  }
  return places;
};

const sourceOf = ({ stage: { entry } }: Held, stages: readonly Held[]): Held | undefined =>
  entry.kind === 'qualified' ? stages.find(({ stage }) => stage.stageId === entry.from) : undefined;

const isLast = ({ stage }: Held, stages: readonly Held[]): boolean =>
  stages.every(
    ({ stage: { entry } }) => entry.kind !== 'qualified' || entry.from !== stage.stageId,
  );

/** The number of players that the command to enter players into a stage would enter now. */
const countToEnter = async (
  { reader }: Counting,
  { invitations }: ConventionDoc,
  held: Held,
  stages: readonly Held[],
): Promise<number> => {
  const source = sourceOf(held, stages);
  const { stage, eventId, event } = held;
  if (event === null || !standsIn(event, 'beforeStart')) return 0;
  if (source?.event?.status !== 'finished') return 0;
  const [{ docs: inside }, { docs: played }] = await Promise.all([
    readDocuments(reader, rosterModel, eventId),
    readDocuments(reader, rosterModel, source.eventId),
  ]);
  const players = new Map(played.map((doc) => [doc.playerId, doc]));
  const ranking = (source.ranked?.places ?? []).map(({ player: playerId, points }) => {
    const { account = null, status } = players.get(playerId) ?? {};
    return { playerId, account, points, dropped: status === 'dropped' };
  });
  const invited = invitations
    .filter(({ stageId }) => stageId === stage.stageId)
    .map(({ invitationId, account }) => ({ playerId: invitationId, account }));
  return yetToEnter(inside, [...goOn(stage.entry, ranking), ...invited]).length;
};

interface Reckoned {
  /** Whether no other stage takes players from it, so that its winner wins the convention. */
  readonly last: boolean;
  readonly planned: ReturnType<typeof checkPlan>['stages'][number] | undefined;
  readonly toEnter: number;
}

const stageView = (
  held: Held,
  { date }: Pick<ConventionDoc, 'date'>,
  { last, planned, toEnter }: Reckoned,
): ConventionStage => {
  const { event, card, stage, eventId } = held;
  return {
    ...(stage as ConventionStage),
    eventId,
    date: dateOf(date, stage.day),
    players: planned?.players ?? 0,
    rounds: [...(planned?.rounds ?? [])],
    endsAt: planned?.endsAt ?? 0,
    event: event && {
      status: event.status,
      players: card?.players ?? 0,
      roundsPlayed: event.rounds.filter(({ completed }) => completed).length,
      champion: last ? championAt(held) : null,
      toEnter,
    },
  };
};

/** A convention as its page shows it; null if no convention has that id. */
export const readConvention = async (
  sources: Counting,
  conventionId: string,
  asker: Asker,
): Promise<ConventionView | null> => {
  const { reader } = sources;
  const doc = await readDocument(reader, conventionsModel, ALL_CONVENTIONS, conventionId);
  if (!doc) return null;
  const mine = asker.account !== null && asker.account.id === doc.owner;
  const stages = await Promise.all(
    doc.plan.stages.map((stage) => findHeld(mine, sources, doc, stage)),
  );
  const invited = new Map<string, number>();
  for (const { stageId } of doc.invitations) invited.set(stageId, (invited.get(stageId) ?? 0) + 1);
  const toEnter = await Promise.all(
    stages.map((each) => (mine ? countToEnter(sources, doc, each, stages) : 0)),
  );
  const checked = checkPlan(sources.games, doc.plan, invited);
  return {
    conventionId,
    name: doc.name,
    date: doc.date,
    venue: doc.venue,
    mine,
    stages: stages.map((each, index) =>
      stageView(each, doc, {
        last: isLast(each, stages),
        planned: checked.stages[index],
        toEnter: toEnter[index] ?? 0,
      }),
    ),
    problems: checked.problems.map((problem) => ({ ...problem, data: { ...problem.data } })),
    invitations: mine
      ? doc.invitations.map(({ invitationId, stageId, name, points }) => ({
          invitationId,
          stageId,
          name,
          points,
        }))
      : [],
    results: stages
      .filter((each) => isLast(each, stages) && each.ranked !== null)
      .map((each) => ({
        stageId: each.stage.stageId,
        champion: championAt(each),
        places: placesOf(each, stages),
      })),
  };
};

/** Conventions with a public tournament, and the asker's own; latest first. */
export const readConventions = async (
  reader: ModelReader,
  asker: Asker,
): Promise<QueryResult<'conventions'>> => {
  const { docs } = await readDocuments(reader, conventionsModel, ALL_CONVENTIONS);
  const shown = await Promise.all(
    docs.map(async (doc) => {
      const cards = await Promise.all(
        doc.plan.stages.map(({ stageId }) =>
          readDocument(reader, eventListModel, ALL_EVENTS, stageEventId(doc.conventionId, stageId)),
        ),
      );
      const open = cards.some((card) => card !== null && card.visibility === 'public');
      return { doc, open, mine: asker.account !== null && asker.account.id === doc.owner };
    }),
  );
  return {
    conventions: shown
      .filter(({ open, mine }) => open || mine)
      .map(({ doc, mine }) => ({
        conventionId: doc.conventionId,
        name: doc.name,
        date: doc.date,
        venue: doc.venue,
        stages: doc.plan.stages.length,
        mine,
      }))
      .sort((one_, other) => other.date.localeCompare(one_.date)),
  };
};

import type { Sources } from '../define-query.js';
import { streamOf } from '#aggregate';
import type { QueryResult, TrilogyMatchView } from '#contracts';
import { choicesOf, type MatchPlace, type Reporter } from '#match';
import { isStaff, type Asker } from '../asker.js';
import { readEventDoc } from '../event-doc/read.js';
import { partIn } from '../roster/roles.js';
import { positionOf, readDocument } from '../source.js';
import { rankedRecords } from '../standings/ranked-records.js';
import { shownFace } from './faces.js';
import { trilogyMatchesModel, type TrilogyMatchDoc } from './projection.js';

const stageOf = ({ status, trilogy }: TrilogyMatchDoc): TrilogyMatchView['stage'] => {
  if (status === 'void') return 'void';
  if (status === 'completed') return 'over';
  return trilogy?.stage ?? 'unpresented';
};

/**
 * The view of one side; `open`: the viewer may see the decks, because they play here or judge, or
 * because the match is over.
 */
const sideView = (
  doc: TrilogyMatchDoc,
  by: Reporter,
  { open, name }: { open: boolean; name: string },
): TrilogyMatchView['a'] => {
  const { trilogy, status } = doc;
  const side = trilogy?.[by];
  const choosing = status === 'open' && trilogy !== null && choicesOf(trilogy, by).length > 0;
  return {
    playerId: doc.players[by === 'a' ? 0 : 1],
    name,
    decks: open ? (side?.decks ?? []).map(shownFace) : [],
    banned: side?.banned ?? null,
    won: [...(side?.won ?? [])],
    playing: side?.playing ?? null,
    choosing,
    chosen: choosing && side?.sealed !== null,
    here: choosing && trilogy.here.includes(by),
  };
};

/** While a choice is sealed, only its own player sees that it was drawn by lot. */
const shownLots = (
  { lots, trilogy }: TrilogyMatchDoc,
  mine: TrilogyMatchView['mine'],
): TrilogyMatchView['lots'] =>
  lots
    .filter(
      ({ game, by }) =>
        by === mine || (game === 0 ? trilogy?.a.banned !== null : game <= (trilogy?.game ?? 0)),
    )
    .map((each) => ({ ...each }));

/**
 * A match as the asker may see it: of a sealed choice it shows only that it was made. Null if it is
 * no Trilogy match.
 */
export const readTrilogyMatch = async (
  { store, ...sources }: Sources,
  matchId: string,
  asker: Asker,
): Promise<QueryResult<'trilogyMatch'> | null> => {
  const { reader } = sources;
  const [first] = await store.readStream(streamOf('match', matchId), { limit: 1 });
  const eventId = (first?.data as Partial<MatchPlace> | undefined)?.eventId;
  const event = eventId === undefined ? null : await readEventDoc(reader, eventId);
  if (!event || eventId === undefined) return null;
  const [doc, position, { records }, part] = await Promise.all([
    readDocument(reader, trilogyMatchesModel, eventId, matchId),
    positionOf(reader, trilogyMatchesModel, eventId),
    rankedRecords(sources, event),
    partIn(reader, eventId, asker),
  ]);
  if (!doc) return null;
  const seat = part.playerId === null ? -1 : doc.players.indexOf(part.playerId);
  const open = seat >= 0 || isStaff(part.roles) || doc.status === 'completed';
  const view = (by: Reporter) =>
    sideView(doc, by, { open, name: records.get(doc.players[by === 'a' ? 0 : 1])?.name ?? '' });
  const { phase, round, table, trilogy, dispute, games, score } = doc;
  const mine = seat === 0 ? 'a' : seat === 1 ? 'b' : null;
  const live = doc.status === 'open';
  return {
    matchId,
    eventId,
    phase,
    round,
    table,
    position,
    score,
    stage: stageOf(doc),
    game: trilogy?.game ?? 0,
    mine,
    a: view('a'),
    b: view('b'),
    chooseBy: live ? (trilogy?.chooseBy ?? null) : null,
    waitsFor: live ? (trilogy?.waitsFor ?? null) : null,
    chooseSeconds: trilogy?.stage === 'ban' ? trilogy.banSeconds : (trilogy?.pickSeconds ?? 0),
    report:
      live && trilogy?.report
        ? {
            by: trilogy.report.by,
            winner: trilogy.report.winner,
            confirmBy: trilogy.report.confirmBy,
          }
        : null,
    dispute: dispute && seat < 0 && !isStaff(part.roles) ? { ...dispute, note: '' } : dispute,
    games: games.map((each) => ({ ...each })),
    lots: shownLots(doc, mine),
  };
};

import type { Counting } from '../define-query.js';
import type { BracketView } from '#contracts';
import { winnerOf } from '#match';
import { championOf } from '../event-doc/champion.js';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel, phasePrefix } from '../matches/projection.js';
import { sides } from '../matches/query.js';
import { readDocuments } from '../source.js';

/** The single elimination as far as it is known; later rounds are empty. */
export const readBracket = async (
  sources: Counting,
  eventId: string,
): Promise<BracketView | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const index = doc.phases.findIndex((phase) => phase.kind === 'elimination');
  const phase = doc.phases[index];
  if (phase?.kind !== 'elimination') return { size: 0, rounds: [], champion: null };
  const seeds = doc.rounds.find((round) => round.phase === index && round.round === 1)?.seeds ?? [];
  const pairedRounds = doc.rounds.filter((round) => round.phase === index).length;
  const seedOf = (playerId: string): number | null =>
    seeds.includes(playerId) ? seeds.indexOf(playerId) + 1 : null;
  const side = await sides(sources, doc);
  const { docs } = await readDocuments(reader, matchesModel, eventId, phasePrefix(index));
  const standing = docs.filter((match) => match.status !== 'void');
  // The number of matches in later rounds of a double elimination depends on its byes, so only
  // paired ones are shown.
  const double = phase.losses === 2;
  const rounds = Array.from(
    { length: double ? pairedRounds : Math.log2(phase.size) },
    (_, step) => {
      const played = standing
        .filter((match) => match.round === step + 1)
        .sort((one, other) => one.table - other.table);
      const known = played.map((match) => ({
        matchId: match.matchId,
        a: side(match.a),
        b: side(match.b),
        seedA: seedOf(match.a),
        seedB: seedOf(match.b),
        score: match.score,
        winner: match.status === 'completed' && match.score ? winnerOf(match.score) : null,
      }));
      const blanks = Array.from(
        { length: double ? 0 : Math.max(0, phase.size / 2 ** (step + 1) - known.length) },
        () => ({
          matchId: null,
          a: null,
          b: null,
          seedA: null,
          seedB: null,
          score: null,
          winner: null,
        }),
      );
      return { round: step + 1, matches: [...known, ...blanks] };
    },
  );
  return {
    size: phase.size,
    rounds,
    champion: championOf(doc, (playerId) => side(playerId).name),
  };
};

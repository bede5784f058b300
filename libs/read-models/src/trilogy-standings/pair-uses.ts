import type { PairUse } from '#contracts';
import { shownFace } from '../trilogy-matches/faces.js';
import type { MatchUse, TrilogyRecordDoc } from '../records/trilogy-projection.js';

const blank = (face: Parameters<typeof shownFace>[0]): PairUse => ({
  ...shownFace(face),
  presented: 0,
  banChoices: 0,
  banned: 0,
  pickChoices: 0,
  opened: 0,
  games: 0,
  won: 0,
  lost: 0,
  drawn: 0,
});

const count = (uses: Map<string, PairUse>, use: MatchUse): void => {
  const { decks, banned, games, bannedByLot, openedByLot } = use;
  const ended = games.filter((game) => game.outcome !== null);
  const picks = games.length > 0 && !openedByLot;
  decks.forEach((face, index) => {
    const key = `${face.leader} ${face.base}`;
    const before = uses.get(key) ?? blank(face);
    const own = ended.filter((game) => game.deck === index);
    const having = (outcome: 'won' | 'lost' | 'drawn') =>
      own.filter((game) => game.outcome === outcome).length;
    uses.set(key, {
      ...before,
      presented: before.presented + 1,
      // A ban by lot does not count as a choice.
      banChoices: before.banChoices + (banned === null || bannedByLot ? 0 : 1),
      banned: before.banned + (banned === index && !bannedByLot ? 1 : 0),
      pickChoices: before.pickChoices + (picks && banned !== index ? 1 : 0),
      opened: before.opened + (picks && games[0]?.deck === index ? 1 : 0),
      games: before.games + own.length,
      won: before.won + having('won'),
      lost: before.lost + having('lost'),
      drawn: before.drawn + having('drawn'),
    });
  });
};

const mostPresentedFirst = (one: PairUse, other: PairUse): number =>
  other.presented - one.presented ||
  other.games - one.games ||
  (`${one.leader.id} ${one.base.id}` < `${other.leader.id} ${other.base.id}` ? -1 : 1);

/** Data of completed matches, which are in the player's record. */
export const countedUses = (doc: TrilogyRecordDoc): readonly MatchUse[] => {
  const over = new Set(
    doc.rounds.flatMap((round) => (round.kind === 'match' ? [round.matchId] : [])),
  );
  return doc.uses.filter((use) => over.has(use.matchId));
};

/** Bans, picks and results per leader-base pair, most presented first. */
export const pairUses = (docs: readonly TrilogyRecordDoc[]): PairUse[] => {
  const uses = new Map<string, PairUse>();
  for (const doc of docs) for (const use of countedUses(doc)) count(uses, use);
  return [...uses.values()].sort(mostPresentedFirst);
};

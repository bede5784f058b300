import type { PairingDesk, PairingsView } from '#contracts';

type Proposal = NonNullable<PairingDesk['proposal']>;

/**
 * An unpublished round in the form of a published one in which nothing has been played. `noted`:
 * the text beside a name.
 */
export const proposedRound = (
  { phase, round, players, position }: PairingDesk,
  { attempt, tables, byes, multiplayer }: Proposal,
  noted: (points: number) => string,
): PairingsView => {
  const sideOf = (id: string) => {
    const player = players.find(({ playerId }) => playerId === id);
    const points = player?.points ?? 0;
    return { playerId: id, name: player?.name ?? '?', points, record: noted(points) };
  };
  return {
    key: { phase, round, attempt },
    tables: tables.map(({ matchId, table, a, b }) => ({
      ...{ matchId, table, a: sideOf(a), b: sideOf(b) },
      ...{ status: 'open', score: null, report: null, dispute: null, reasons: [] },
      ...{ extensionSeconds: 0, corrected: false, onScreen: false },
    })),
    byes: byes.map((playerId) => ({ playerId, name: sideOf(playerId).name, reasons: [] })),
    ...(multiplayer.length === 0
      ? {}
      : {
          multiplayer: multiplayer.map(({ table, seats }) => ({
            ...{ table, status: 'open' as const, claims: [] },
            seats: seats.map((playerId) => ({ ...sideOf(playerId), place: null })),
          })),
        }),
    position,
  };
};

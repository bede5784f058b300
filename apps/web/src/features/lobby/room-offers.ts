interface RoomFacts {
  readonly status: 'open' | 'cancelled' | 'expired';
  readonly seats: number;
  readonly players: readonly string[];
  readonly mine: number | null;
  /** Whether the host starts the game; otherwise it starts by itself. */
  readonly dealt: boolean;
}

/** The status for the lobby page; once the game runs, another page is shown. */
export const roomStatus = (status: string): RoomFacts['status'] =>
  status === 'cancelled' || status === 'expired' ? status : 'open';

/** The actions on the page of a table before its game, by the same rules as the server's. */
export const roomOffers = ({ status, seats, players, mine, dealt }: RoomFacts) => {
  const open = status === 'open';
  const full = players.length >= seats;
  return {
    join: open && mine === null && !full,
    leave: open && mine !== null,
    deal: open && mine === 0 && dealt,
    warmUp: open && mine !== null && !full,
  };
};

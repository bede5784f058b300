interface RoomFacts {
  readonly status: 'open' | 'cancelled' | 'expired';
  readonly seats: number;
  readonly players: readonly string[];
  readonly mine: number | null;
  /** Whether the host begins the game. */
  readonly dealt: boolean;
}

/** What a page before the game makes of a table's status: once the game runs, another page is shown. */
export const roomStatus = (status: string): RoomFacts['status'] =>
  status === 'cancelled' || status === 'expired' ? status : 'open';

/** What the page of a table before its game offers, as the server takes it. */
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

/** What this device's player chose in secret: the server tells it to nobody before the reveal, not even to them. */
const placeOf = (matchId: string, game: number): string => `conclave.choice.${matchId}.${game}`;

export const rememberChoice = (matchId: string, game: number, deck: 0 | 1 | 2): void => {
  try {
    localStorage.setItem(placeOf(matchId, game), String(deck));
  } catch {
    // Without storage the page says only that a choice was made.
  }
};

export const recallChoice = (matchId: string, game: number): number | null => {
  try {
    const kept = localStorage.getItem(placeOf(matchId, game));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
};

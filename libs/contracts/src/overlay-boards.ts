/** The boards under `/overlay/<event>/` and `/embed/<event>/`, for streams and other sites. */
export const overlayBoards = [
  'pairings',
  'standings',
  'bracket',
  'clock',
  'countdown',
  'table',
  'board',
  'decks',
  'metagame',
] as const;
export type OverlayBoard = (typeof overlayBoards)[number];

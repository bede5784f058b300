/**
 * The default settings of a new event (docs/event-settings.md has the sources). Defined once: the
 * contract offers them, and the tournament starts with them.
 */
export const defaultSettings = {
  swissRounds: null as number | null,
  cutSize: 8 as const,
  bestOf: 3 as const,
  roundMinutes: 55,
  cutRoundMinutes: 0,
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  tiebreaks: { chain: ['points', 'omw', 'gw', 'ogw'], freezeOnDrop: false, floorOwnGameWin: true },
  lastRoundByStanding: true,
  drawByAgreement: 'allowed' as const,
  confirmAfterMinutes: 5,
  deckRequired: true,
  decksPublic: 'after-event' as const,
  openCutDecks: false,
  selfCheckIn: true,
  approval: false,
  watchDelaySeconds: 0,
  castersSeeHands: false,
  tableChat: true,
  endOfRound: 'next-action-phase' as const,
  banSeconds: 120,
  pickSeconds: 60,
  banClock: 'table' as const,
  legality: { addSets: [], removeSets: [], allowCards: [], banCards: [] },
};

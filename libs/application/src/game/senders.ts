import { ofNoEvent } from '../rights/lifecycles.js';

/** What the players of a game send. */
export const ofPlayers = { grants: ['self'], token: 'play', during: ofNoEvent } as const;

/** What anybody may send, with or without an account. */
export const ofAnybody = { ...ofPlayers, grants: ['anyone'], visitorPass: true } as const;

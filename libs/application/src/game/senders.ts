import { ofNoEvent } from '../rights/lifecycles.js';

/** For commands that only the players of a game may send. */
export const ofPlayers = { grants: ['self'], token: 'play', during: ofNoEvent } as const;

/** For commands that anybody may send, with or without an account. */
export const ofAnybody = { ...ofPlayers, grants: ['anyone'], visitorPass: true } as const;

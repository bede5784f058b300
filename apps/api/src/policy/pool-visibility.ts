import { judges, type Grant } from '#application';

const insiders: readonly Grant[] = [...judges, 'self'];

/** A pool is its player's and the floor staff's to see until boosters and picks are revealed. */
export const poolRights = (revealed: boolean): readonly Grant[] =>
  revealed ? [...insiders, 'onlooker'] : insiders;

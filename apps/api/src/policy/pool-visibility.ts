import { judges, type Grant } from '#application';

const insiders: readonly Grant[] = [...judges, 'self'];

/** Until boosters and picks are revealed, only the player and the floor staff may see a pool. */
export const poolRights = (revealed: boolean): readonly Grant[] =>
  revealed ? [...insiders, 'onlooker'] : insiders;

import { cardById } from '#cards';
import type { DeckFace as ShownFace } from '#contracts';
import type { DeckFace } from '#match';

const card = (id: string): ShownFace['leader'] => {
  const known = cardById(id);
  return { id, name: known?.name ?? id, subtitle: known?.subtitle ?? null };
};

/** A leader-base pair with the names of its cards. */
export const shownFace = ({ leader, base }: DeckFace): ShownFace => ({
  leader: card(leader),
  base: card(base),
});

/** 8.38 The Force. */
import { askWhether, player, touch } from '../kernel/game.js';
import { NO_CARD } from '../kernel/state.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { conclude, type Meaning, run } from './frame.js';

export const force: Meaning<'force'> = (g, _f, e, scope) => {
  let did = false;
  for (const seat of g.q.seats(g, e.who, scope)) {
    if (player(g, seat).force) continue;
    player(g, seat).force = true;
    did = true;
    touch(g);
    emit(g, { e: 'force-gained', seat });
    // 3.7.11, 8.38.1: the Force is a token that is created.
    emit(g, { e: 'created', seat, card: NO_CARD, id: 'TOKEN_FORCE' });
  }
  conclude(g, scope, did);
};

/** 8.38.4: the player may defeat the Force token, which is using the Force. */
export const useForce: Meaning<'use-force'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, e.then.do === 'nothing' || scope.did);
  const p = player(g, scope.you);
  if (!p.force) return conclude(g, scope, false);
  if (!f.answer && !e.must) {
    askWhether(g, { seat: scope.you, source: scope.source, note: 'force' });
    return;
  }
  const yes = f.answer === undefined || f.answer.pick[0] === 0;
  f.answer = undefined;
  if (!yes) return conclude(g, scope, false);
  p.force = false;
  touch(g);
  emit(g, { e: 'force-used', seat: scope.you });
  f.step = 1;
  run(g, f, e.then);
};

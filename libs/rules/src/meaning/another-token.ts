import { giveToken, tokenUpgradeOf } from '../cr/03-types/07-tokens.js';
import { type Card, NO_CARD, Zone } from '../kernel/state.js';
import { doubleTokens } from './doubling.js';
import { conclude, type Meaning } from './frame.js';

export const anotherToken: Meaning<'another-token'> = (g, f, e, scope) => {
  if (f.step === 0) {
    f.cards = g.q.refs(g, e.of, scope).filter((c) => g.s.zone[c] === Zone.attached);
    f.step = 1;
  }
  const model = f.cards[0];
  const token = model === undefined ? undefined : tokenUpgradeOf(g, model);
  if (model === undefined || token === undefined) return conclude(g, scope, false);
  const n = doubleTokens(g, f, { seat: scope.you, n: 1 });
  if (n === null) return;
  const host = g.s.host[model] as Card;
  let did = false;
  for (let i = 0; i < n; i++) did = giveToken(g, token, host, scope.you) !== NO_CARD || did;
  conclude(g, scope, did);
};

import type { PairingDesk } from '#contracts';
import type { Translate } from '../../i18n/index.js';

/** A warning to staff before they pair two players by hand. */
export type Warning =
  | { readonly kind: 'rematch' }
  | { readonly kind: 'float'; readonly from: number; readonly to: number; readonly name: string }
  | { readonly kind: 'apart' }
  | { readonly kind: 'team'; readonly team: string };

type Known = Pick<PairingDesk, 'players' | 'keptApart'>;

export const warningsOf = ({ players, keptApart }: Known, a: string, b: string): Warning[] => {
  const [one, other] = [a, b].map((id) => players.find(({ playerId }) => playerId === id));
  if (!one || !other) return [];
  const [high, low] = one.points >= other.points ? [one, other] : [other, one];
  return [
    ...(one.opponents.includes(b) ? [{ kind: 'rematch' as const }] : []),
    ...(high.points === low.points
      ? []
      : [{ kind: 'float' as const, name: high.name, from: high.points, to: low.points }]),
    ...(keptApart.some((pair) => pair.includes(a) && pair.includes(b))
      ? [{ kind: 'apart' as const }]
      : []),
    ...(one.team !== null && one.team === other.team
      ? [{ kind: 'team' as const, team: one.team }]
      : []),
  ];
};

export const warningText = (t: Translate, warning: Warning): string => {
  switch (warning.kind) {
    case 'rematch':
      return t('hand.warning.rematch');
    case 'float':
      return t('hand.warning.float', {
        name: warning.name,
        from: warning.from,
        to: warning.to,
      });
    case 'apart':
      return t('hand.warning.apart');
    case 'team':
      return t('hand.warning.team', { team: warning.team });
  }
};

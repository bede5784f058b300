import { useEffect } from 'react';
import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useAskGame, useGame, useGameLine } from '../../../api/games.js';
import { useNavigate } from '../../../navigation/here.js';
import { RematchButton, RematchNote } from '../rematch.js';
import { toSending } from '../sending.js';
import { opponentOf } from './use-match.js';

interface RematchProps {
  readonly view: TableView;
  readonly mine: 'a' | 'b';
}

/**
 * A rematch with the same decks after a match outside events; it begins once both players want it.
 */
export const FreeRematch = ({ view, mine }: RematchProps) => {
  const navigate = useNavigate();
  const { matchId } = view;
  const game = { kind: 'free-match', id: matchId } as const;
  const rematch = useGame(game).data?.rematch ?? null;
  useGameLine(game);
  const ask = useAskGame(game);
  const offer = useCommand('OfferRematch', { onAccepted: ask, onFailed: ask });
  const next = rematch?.next ?? null;
  useEffect(() => {
    if (next !== null) navigate({ to: '/play/:matchId', params: { matchId: next } });
  }, [navigate, next]);
  const other = opponentOf(view, mine).name;
  const own = rematch !== null && rematch.by === mine;
  const offered = {
    wantedBy: rematch === null || own ? null : other,
    waitsFor: own ? other : null,
    sending: toSending(offer, { matchId }),
  };
  return next === null ? (
    <>
      <RematchNote {...offered} />
      <RematchButton {...offered} />
    </>
  ) : null;
};

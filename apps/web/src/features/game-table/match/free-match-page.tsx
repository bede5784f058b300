import { type PropsWithChildren, Suspense } from 'react';
import { useGame } from '../../../api/games.js';
import { useParams } from '../../../navigation/here.js';
import { Answer } from '../../../shared/feedback/answer.js';
import { GameFrame } from '../../../shared/table/game-frame.js';
import { MatchTable } from './match-page.js';

/** A match outside events: its lobby until both players are there, then the table. */
export const FreeMatchPage = ({ children }: PropsWithChildren) => {
  const { matchId } = useParams('/play/:matchId');
  const query = useGame({ kind: 'free-match', id: matchId });
  if (query.data?.status === 'joined') return <MatchTable key={matchId} matchId={matchId} />;
  return (
    <GameFrame>
      <Answer of={query} rows={6}>
        {() => <Suspense fallback={null}>{children}</Suspense>}
      </Answer>
    </GameFrame>
  );
};

import { lazy, Suspense } from 'react';
import { useFreeMatch } from '../../api/free-matches.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { MatchTable } from './table-page.js';

const FreeLobby = lazy(async () => {
  const [{ FreeLobby: lobby }] = await Promise.all([
    import('./free-lobby.js'),
    import('../../shared/rest.js'),
  ]);
  return { default: lobby };
});

/** A match of no event: until both are there its address and a deck to choose, then the table. */
export const FreeMatchPage = () => {
  const { matchId } = useParams('/play/:matchId');
  const query = useFreeMatch(matchId);
  if (query.data?.status === 'joined') return <MatchTable key={matchId} matchId={matchId} />;
  return (
    <GameFrame>
      <Answer of={query} rows={6}>
        {(view) => (
          <Suspense fallback={null}>
            <FreeLobby view={view} onChanged={() => void query.refetch()} />
          </Suspense>
        )}
      </Answer>
    </GameFrame>
  );
};

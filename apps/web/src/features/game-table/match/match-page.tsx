import { Suspense } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import type { TableView } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { useParams } from '../../../navigation/here.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';
import { PlayingTable } from '../../../shared/table/playing-table.js';
import { GamePage, type Shown } from '../game-page.js';
import { momentOnBoard } from './match-moment.js';
import { BetweenGames, Playing, RuleGame } from './playing.js';
import { matchOf, useMatchTitle } from './use-match.js';

// Loaded lazily, because games of Star Wars: Unlimited do not need it.
const PlayingDescribed = lazilyWithTexts(
  async () => (await import('./playing-described.js')).PlayingDescribed,
);

const Heading = ({ view }: { view: TableView }) => {
  const { title, meta } = useMatchTitle(view);
  return (
    <div>
      <Title order={1} fz="lg">
        {title}
      </Title>
      <Text fw={650} data-testid="table-score">
        {meta}
      </Text>
    </div>
  );
};

/** A match while none of its games is on the board. */
const WithoutBoard = ({ view, ask }: Pick<Shown<'match'>, 'view' | 'ask'>) => {
  const { t } = useText();
  return (
    <Stack>
      <Heading view={view} />
      {view.running ? null : (
        <Suspense fallback={null}>
          <BetweenGames view={view} onAccepted={ask} />
        </Suspense>
      )}
      {view.outdated ? <Text>{t('table.outdated')}</Text> : null}
      {view.mayRule ? (
        <Suspense fallback={null}>
          <RuleGame view={view} onRuled={ask} />
        </Suspense>
      ) : null}
    </Stack>
  );
};

export const MatchTable = ({ matchId }: { matchId: string }) => (
  <GamePage
    game={matchOf({ matchId })}
    otherwise={(view, ask) => <WithoutBoard view={view} ask={ask} />}
    described={(shown) => (
      <Suspense fallback={null}>
        <PlayingDescribed key={shown.view.game} {...shown} />
      </Suspense>
    )}
  >
    {({ view, board, ...shown }) => (
      <Playing key={view.game} view={view} moment={momentOnBoard(board)} {...shown}>
        {(frame, answer) => (
          <PlayingTable {...frame} board={board} steps={view.steps} answer={answer} />
        )}
      </Playing>
    )}
  </GamePage>
);

/** The games of a match on screen: its players play, others watch. */
export const MatchPage = () => (
  <MatchTable matchId={useParams('/e/:eventId/table/:matchId').matchId} />
);

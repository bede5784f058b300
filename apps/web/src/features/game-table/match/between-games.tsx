import { Suspense } from 'react';
import { Button, Group, Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { lazily } from '../../../shared/page/lazily.js';
import { LinkButton } from '../../../shared/page/link-button.js';
import { TableObstacle } from '../../../shared/match/table-obstacle.js';
import { isFreeMatch } from './free-matches.js';
import { EndPanel, Headline, LookAtBoard, StoryOf } from '../game-end.js';
import { seatOf } from '../game-table.js';
import { FreeRematch } from './free-rematch.js';
import { Sideboarding } from './sideboarding.js';
import { playersOf } from './use-match.js';

const NextTable = lazily(async () => (await import('./next-table.js')).NextTable);

interface BetweenView {
  readonly view: TableView;
}

/** The result of the last game and the score of the match. */
const Result = ({ view }: BetweenView) => {
  const { result, game } = view;
  if (result === null) return null;
  const winner = result.winner === 'draw' ? null : seatOf(result.winner);
  return (
    <div>
      <Headline
        seats={playersOf(view)}
        mine={seatOf(view.mine)}
        number={game}
        outcome={{ winners: winner === null ? [] : [winner], cause: result.cause }}
      />
      {view.bestOf === 3 && view.status === 'open' ? (
        <Text fw={650}>
          {view.a.name} {view.a.won} : {view.b.won} {view.b.name}
        </Text>
      ) : null}
    </div>
  );
};

/** Links to the replays of all finished games. */
const Replays = ({ view: { eventId, matchId, game, running } }: BetweenView) => {
  const { t } = useText();
  const over = running ? game - 1 : game;
  return Array.from({ length: over }, (_, index) => (
    <LinkButton
      key={index}
      to="/e/:eventId/replay/:matchId/:game"
      params={{ eventId, matchId, game: String(index + 1) }}
      variant="default"
    >
      {t('replay.watchGame', { game: index + 1 })}
    </LinkButton>
  ));
};

interface BetweenProps extends BetweenView {
  readonly onAccepted: () => void;
}

/** The steps before the next game: exchanging cards, dealing, or waiting with the reason shown. */
const NextGame = ({ view, onAccepted }: BetweenProps) => {
  const { t } = useText();
  const { eventId, matchId, game, mine, sideboarding } = view;
  const open = useCommand('OpenTable', { eventId, onAccepted, onFailed: onAccepted });
  if (sideboarding !== null && mine !== null)
    return (
      <Sideboarding
        key={sideboarding.game}
        view={view}
        own={sideboarding}
        mine={mine}
        onAccepted={onAccepted}
      />
    );
  if (view.mayOpen)
    return (
      <>
        <Text>{t('table.dealText')}</Text>
        <Button size="lg" loading={open.pending} onClick={() => open.send({ matchId })}>
          {t('table.deal', { game: game + 1 })}
        </Button>
        <FailureNote error={open.failure} />
      </>
    );
  if (mine !== null) return <TableObstacle view={view} />;
  return (
    <Text>{view.result === null ? t('table.noGame') : t('table.between', { game: game + 1 })}</Text>
  );
};

/** The result of the match; in a free match, one press starts the next one. */
const MatchOver = ({ view }: Pick<BetweenProps, 'view'>) => {
  const { t } = useText();
  const { score } = view;
  return (
    <>
      <Text>
        {score === null
          ? t('table.settledElsewhere')
          : t('table.matchOver', {
              a: score.a,
              b: score.b,
              first: view.a.name,
              second: view.b.name,
            })}
      </Text>
      {view.mine === null ? null : isFreeMatch(view) ? (
        <FreeRematch view={view} mine={view.mine} />
      ) : (
        <Suspense>
          <NextTable eventId={view.eventId} matchId={view.matchId} />
        </Suspense>
      )}
    </>
  );
};

/**
 * A link to the event, or from a free match to other tables; none between two games of a free
 * match.
 */
const WayOn = ({ view }: Pick<BetweenProps, 'view'>) => {
  const { t } = useText();
  if (!isFreeMatch(view))
    return (
      <LinkButton to="/e/:eventId" params={{ eventId: view.eventId }} variant="default">
        {t('table.toEvent')}
      </LinkButton>
    );
  return view.status === 'open' ? null : (
    <LinkButton to="/play" variant="subtle">
      {t(view.mine === null ? 'freeTable.toTables' : 'play.otherTable')}
    </LinkButton>
  );
};

/** How the last game went. */
const Story = ({ view: { eventId, matchId, game, result, mine, described } }: BetweenView) =>
  result === null || described !== undefined ? null : (
    <StoryOf
      from={`/api/tables/${matchId}/games/${game}/replay`}
      replay={`/e/${eventId}/replay/${matchId}/${game}`}
      mine={seatOf(mine)}
    />
  );

/** The page before the first game, between games, and after the last. */
export const BetweenGames = ({ view, onAccepted }: BetweenProps) => (
  <EndPanel>
    <Result view={view} />
    {view.status === 'open' ? (
      <NextGame view={view} onAccepted={onAccepted} />
    ) : (
      <MatchOver view={view} />
    )}
    <Replays view={view} />
    <Group gap="sm">
      <LookAtBoard />
      <WayOn view={view} />
    </Group>
    <Story view={view} />
  </EndPanel>
);

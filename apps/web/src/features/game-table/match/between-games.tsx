import { Button, Stack, Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { LinkButton } from '../../../shared/page/link-button.js';
import { TableObstacle } from '../../../shared/match/table-obstacle.js';
import { isFreeMatch } from './free-matches.js';
import { Headline } from '../game-end.js';
import { seatOf } from '../game-table.js';
import { FreeRematch } from './free-rematch.js';
import { Sideboarding } from './sideboarding.js';
import { playersOf } from './use-match.js';

/** How the last game ended, and how the match stands. */
const Result = ({ view }: { view: TableView }) => {
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

/** Every game that is over can be looked at again. */
const Replays = ({ view: { eventId, matchId, game, running } }: { view: TableView }) => {
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

/** Before the first game, between games, and after the last. */
export const BetweenGames = ({ view, onAccepted }: { view: TableView; onAccepted: () => void }) => {
  const { t } = useText();
  const open = useCommand('OpenTable', { eventId: view.eventId, onAccepted, onFailed: onAccepted });
  return (
    <section className="cv-panel">
      <Stack gap="sm" align="flex-start">
        <Result view={view} />
        {view.status === 'open' ? (
          <>
            {view.sideboarding !== null && view.mine !== null ? (
              <Sideboarding
                key={view.sideboarding.game}
                view={view}
                own={view.sideboarding}
                mine={view.mine}
                onAccepted={onAccepted}
              />
            ) : view.mayOpen ? (
              <>
                <Text>{t('table.dealText')}</Text>
                <Button
                  size="lg"
                  loading={open.pending}
                  onClick={() => open.send({ matchId: view.matchId })}
                >
                  {t('table.deal', { game: view.game + 1 })}
                </Button>
              </>
            ) : view.mine === null ? (
              <Text>
                {view.result === null
                  ? t('table.noGame')
                  : t('table.between', { game: view.game + 1 })}
              </Text>
            ) : (
              <TableObstacle view={view} />
            )}
          </>
        ) : (
          <Text>
            {view.score === null
              ? t('table.settledElsewhere')
              : t('table.matchOver', {
                  a: view.score.a,
                  b: view.score.b,
                  first: view.a.name,
                  second: view.b.name,
                })}
          </Text>
        )}
        <Replays view={view} />
        <FailureNote error={open.failure} />
        {isFreeMatch(view) ? (
          view.status === 'open' ? null : (
            <FreeRematch view={view} />
          )
        ) : (
          <LinkButton to="/e/:eventId" params={{ eventId: view.eventId }} variant="default">
            {t('table.toEvent')}
          </LinkButton>
        )}
      </Stack>
    </section>
  );
};

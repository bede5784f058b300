import { lazy, Suspense, useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TableBoard, TableMove, TableView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { askTable, awaitTable, usePresence, useTable, useTableLine } from '../../api/tables.js';
import { addTexts, type Translate, useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { useGameChat } from '../../shared/chat/use-game-chat.js';
import { readClock } from '../../shared/clock.js';
import { isFreeMatch } from '../../shared/free-matches.js';
import { RoundClock } from '../../shared/round-clock.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { useWakeLock } from '../../shared/use-wake-lock.js';
import { CallJudge } from './call-judge.js';
import { TakeBackNotice, useTakeBack } from './take-back.js';

// A running game has to be there first; what comes between games, and a judge's tools, follow.
const BetweenGames = lazy(async () => ({
  default: (await import('./between-games.js')).BetweenGames,
}));
const RuleGame = lazy(async () => ({ default: (await import('./rule-game.js')).RuleGame }));
const MatchNotices = lazy(async () => {
  const [{ MatchNotices: notices }] = await Promise.all([
    import('./match-notices.js'),
    addTexts('pages'),
  ]);
  return { default: notices };
});
const roundTime = async () =>
  (await Promise.all([import('./round-time.js'), addTexts('pages')]))[0];
const RoundTime = lazy(async () => ({ default: (await roundTime()).RoundTime }));
const JudgesTime = lazy(async () => ({ default: (await roundTime()).JudgesTime }));
const ReportFault = lazy(async () => {
  const [{ ReportFault: report }] = await Promise.all([
    import('./report-fault.js'),
    addTexts('pages'),
  ]);
  return { default: report };
});
const RewindGame = lazy(async () => ({ default: (await import('./rewind-game.js')).RewindGame }));

interface PlayingProps {
  readonly view: TableView;
  readonly board: TableBoard;
  /** Follows every answer, also the refused one of a look too old. */
  readonly onMoved: () => void;
}

const useTitle = (view: TableView) => {
  const { t } = useText();
  const sides = { first: view.a.name, second: view.b.name };
  return {
    title: isFreeMatch(view)
      ? t('practice.against', { own: sides.first, other: sides.second })
      : t('table.title', { table: view.table, ...sides }),
    meta: [
      t('table.standing', { a: view.a.won, b: view.b.won, bestOf: view.bestOf }),
      ...(view.delaySeconds === undefined
        ? []
        : [t('table.delayed', { seconds: view.delaySeconds })]),
    ].join(' · '),
  };
};

/** The game waits for the other player, and nobody has said so yet. */
const waitsInVain = ({ mine, running, silence }: TableView, { waitingFor }: TableBoard): boolean =>
  running && mine !== null && silence === null && waitingFor !== null && waitingFor !== mine;

/** The clock of the event's round, and what becomes of the game once it is over. */
const EventClock = ({ view, board, onMoved }: PlayingProps) => {
  const round = useAnswer('event', { eventId: view.eventId }).data?.rounds.at(-1);
  const now = useServerNow((round?.endsAt ?? null) !== null);
  if (round === undefined) return null;
  const { time = null } = view;
  const extension = time?.extendedSeconds ?? 0;
  const isOver = time?.called === true || readClock(round, now, extension).kind === 'over';
  return (
    <>
      <RoundClock round={round} extensionSeconds={extension} inherit className="cg-clock" />
      {isOver ? (
        <Suspense fallback={null}>
          {time === null ? (
            view.running ? (
              <JudgesTime />
            ) : null
          ) : (
            <RoundTime view={view} time={time} board={board} onMoved={onMoved} />
          )}
        </Suspense>
      ) : null}
    </>
  );
};

interface Opening {
  readonly t: Translate;
  readonly ask: (what: 'draw' | 'silence') => void;
  readonly rewind: (open: true) => void;
  readonly report: (open: true) => void;
}

/** What the menu of the match bar offers beside the game. */
const menuOf = (
  view: TableView,
  board: TableBoard,
  { t, ask, rewind, report }: Opening,
): readonly MenuEntry[] => [
  isFreeMatch(view)
    ? { label: t('freeTable.toTables'), to: '/play' }
    : { label: t('table.toEvent'), to: `/e/${view.eventId}` },
  ...(view.draw?.may ? [{ label: t('table.draw.offer'), onClick: () => ask('draw') }] : []),
  ...(waitsInVain(view, board)
    ? [{ label: t('table.silence.warn'), onClick: () => ask('silence') }]
    : []),
  ...(view.mayRule ? [{ label: t('table.rewind.title'), onClick: () => rewind(true) }] : []),
  ...(view.mine !== null && view.running
    ? [{ label: t('table.fault.title'), onClick: () => report(true) }]
    : []),
  ...(view.faults ?? []).map((number) => ({
    label: t('table.fault.number', { number }),
    to: `/e/${view.eventId}/fault/${view.matchId}/${number}`,
  })),
];

/** The game on the board: the players' moves and a judge's ruling. */
const Playing = ({ view, board, onMoved }: PlayingProps) => {
  const { t } = useText();
  useWakeLock(view.running);
  const free = isFreeMatch(view);
  const [rewinding, setRewinding] = useState(false);
  const [asking, setAsking] = useState<'draw' | 'silence' | null>(null);
  const [reporting, setReporting] = useState(false);
  const presence = usePresence(view.matchId);
  const { chat, announcer } = useGameChat({
    at: 'tables',
    matchId: view.matchId,
    eventId: view.eventId,
    mine: view.mine,
    names: { a: view.a.name, b: view.b.name },
    may: view.chat ?? null,
    judged: !free,
  });
  const { undo, dialog, failure } = useTakeBack({ view, board, onMoved });
  const client = useQueryClient();
  const play = useCommand('PlayMove', {
    eventId: view.eventId,
    onAccepted: () => awaitTable(client, view.matchId),
    onFailed: onMoved,
  });
  const answer = {
    send: (move: TableMove) =>
      play.send({
        matchId: view.matchId,
        game: view.game,
        move: { ...move, takenBack: view.takenBack },
      }),
    pending: play.pending,
    failure: play.failure ?? failure,
  };
  return (
    <PlayingTable
      board={board}
      steps={view.steps}
      names={{ a: view.a.name, b: view.b.name }}
      {...useTitle(view)}
      mine={view.mine}
      running={view.running}
      explain={`/api/tables/${view.matchId}/explain`}
      answer={answer}
      undo={undo}
      chat={chat}
      notice={
        <>
          <TakeBackNotice view={view} board={board} onMoved={onMoved} />
          {dialog}
          {announcer}
          {asking !== null || view.silence !== null || (view.draw?.by ?? null) !== null ? (
            <Suspense fallback={null}>
              <MatchNotices
                view={view}
                at={board.at}
                presence={presence}
                asking={asking}
                onClose={() => setAsking(null)}
                onMoved={onMoved}
              />
            </Suspense>
          ) : null}
          {reporting ? (
            <Suspense fallback={null}>
              <ReportFault
                view={view}
                board={board}
                onClose={() => setReporting(false)}
                onSent={onMoved}
              />
            </Suspense>
          ) : null}
          {view.mayRule && rewinding ? (
            <Suspense fallback={null}>
              <RewindGame
                view={view}
                board={board}
                opened={rewinding}
                onClose={() => setRewinding(false)}
                onRewound={onMoved}
              />
            </Suspense>
          ) : null}
        </>
      }
      {...(presence && { here: { a: presence.a.here, b: presence.b.here } })}
      {...(free ? {} : { clock: <EventClock view={view} board={board} onMoved={onMoved} /> })}
      tools={
        <>
          {view.mine === null || free ? null : (
            <CallJudge eventId={view.eventId} playerId={view[view.mine].playerId} />
          )}
          {view.mayRule ? (
            <Suspense fallback={null}>
              <RuleGame view={view} onRuled={onMoved} />
            </Suspense>
          ) : null}
        </>
      }
      menu={menuOf(view, board, { t, ask: setAsking, rewind: setRewinding, report: setReporting })}
      over={
        view.running ? null : (
          <Suspense fallback={null}>
            <BetweenGames view={view} onAccepted={onMoved} />
          </Suspense>
        )
      }
    />
  );
};

/** A match's games on screen: for its players to play, for others to watch. */
export const TablePage = () => {
  const { matchId } = useParams('/e/:eventId/table/:matchId');
  return <MatchTable matchId={matchId} />;
};

export const MatchTable = ({ matchId }: { matchId: string }) => {
  const { t } = useText();
  const client = useQueryClient();
  useTableLine(matchId);
  const again = () => askTable(client, matchId);
  const query = useTable(matchId);
  const shown = query.data;
  if (shown?.board)
    return <Playing key={shown.game} view={shown} board={shown.board} onMoved={again} />;
  return (
    <GameFrame>
      <Answer of={query} rows={8}>
        {(view) => (
          <Stack>
            <Heading view={view} />
            {view.running ? null : (
              <Suspense fallback={null}>
                <BetweenGames view={view} onAccepted={again} />
              </Suspense>
            )}
            {view.outdated ? <Text>{t('table.outdated')}</Text> : null}
            {view.mayRule ? (
              <Suspense fallback={null}>
                <RuleGame view={view} onRuled={again} />
              </Suspense>
            ) : null}
          </Stack>
        )}
      </Answer>
    </GameFrame>
  );
};

const Heading = ({ view }: { view: TableView }) => {
  const { title, meta } = useTitle(view);
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

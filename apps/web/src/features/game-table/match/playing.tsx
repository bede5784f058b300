import { type ReactNode, Suspense, useState } from 'react';
import type { TableMove, TableView } from '#contracts';
import { type Translate, useText } from '../../../i18n/index.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';
import { lazyPiece } from '../../../shared/page/lazily.js';
import type { Answering, BoardFrame } from '../../../shared/table/board-frame.js';
import type { MenuEntry } from '../../../shared/table/menu-entry.js';
import { GameTable } from '../game-table.js';
import { CallJudge } from './call-judge.js';
import { isFreeMatch } from './free-matches.js';
import { TakeBackNotice, useTakeBack } from './take-back.js';
import { type Followed, useMatch } from './use-match.js';

// Loaded lazily: the running game must appear first, then the parts between games and the judges'
// tools.
export const BetweenGames = lazilyWithTexts(
  async () => (await import('./between-games.js')).BetweenGames,
);
export const RuleGame = lazyPiece(async () => (await import('./rule-game.js')).RuleGame);
const EventClock = lazilyWithTexts(async () => (await import('./event-clock.js')).EventClock);
const DrawNotices = lazilyWithTexts(async () => (await import('./draw-notice.js')).DrawNotices);
const ReportFault = lazilyWithTexts(async () => (await import('./report-fault.js')).ReportFault);
const RewindGame = lazyPiece(async () => (await import('./rewind-game.js')).RewindGame);

/** The dialog that the menu has opened beside the game. */
type Opened = 'draw' | 'rewind' | 'report';

interface Opening {
  readonly t: Translate;
  readonly open: (what: Opened) => void;
}

/** The menu entries of a match in addition to those of every game. */
const menuOf = (view: TableView, { t, open }: Opening): readonly MenuEntry[] => [
  isFreeMatch(view)
    ? { label: t('freeTable.toTables'), to: '/play' }
    : { label: t('table.toEvent'), to: `/e/${view.eventId}` },
  ...(view.draw?.may ? [{ label: t('table.draw.offer'), onClick: () => open('draw') }] : []),
  ...(view.mayRule ? [{ label: t('table.rewind.title'), onClick: () => open('rewind') }] : []),
  ...(view.mine !== null && view.running && view.described === undefined
    ? [{ label: t('table.fault.title'), onClick: () => open('report') }]
    : []),
  ...(view.faults ?? []).map((number) => ({
    label: t('table.fault.number', { number }),
    to: `/e/${view.eventId}/fault/${view.matchId}/${number}`,
  })),
];

interface BesideProps extends Followed {
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

/** The dialogs and notices of a match's running game; null if there are none. */
const Beside = ({ view, moment, ask, opened, onClose }: BesideProps) => {
  const offered = view.silence === null && (view.draw?.by ?? null) !== null;
  return (
    <>
      {opened === 'draw' || offered ? (
        <Suspense fallback={null}>
          <DrawNotices view={view} asking={opened === 'draw'} onClose={onClose} onMoved={ask} />
        </Suspense>
      ) : null}
      {opened === 'report' ? (
        <Suspense fallback={null}>
          <ReportFault view={view} moment={moment} onClose={onClose} onSent={ask} />
        </Suspense>
      ) : null}
      {view.mayRule && opened === 'rewind' ? (
        <Suspense fallback={null}>
          <RewindGame view={view} moment={moment} opened onClose={onClose} onRewound={ask} />
        </Suspense>
      ) : null}
    </>
  );
};

interface PlayingProps extends Followed {
  readonly lost: boolean;
  readonly children: (frame: BoardFrame, answer: Answering<TableMove>) => ReactNode;
}

/** A match's game on the board, with the players' moves and a judge's ruling. */
export const Playing = ({ lost, children, ...followed }: PlayingProps) => {
  const { view, moment, ask } = followed;
  const { t } = useText();
  const free = isFreeMatch(view);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { game, answer } = useMatch(followed);
  const { undo, dialog, failure } = useTakeBack({ view, moment, onMoved: ask });
  return (
    <GameTable
      game={{ ...game, undo }}
      eventId={view.eventId}
      judged={!free}
      lost={lost}
      {...(free
        ? {}
        : {
            clock: (
              <Suspense fallback={null}>
                <EventClock view={view} moment={moment} onMoved={ask} />
              </Suspense>
            ),
          })}
      tools={
        <>
          {view.mine === null || free ? null : (
            <CallJudge eventId={view.eventId} playerId={view[view.mine].playerId} />
          )}
          {view.mayRule ? (
            <Suspense fallback={null}>
              <RuleGame view={view} onRuled={ask} />
            </Suspense>
          ) : null}
        </>
      }
      menu={menuOf(view, { t, open: setOpened })}
      notice={
        <>
          <TakeBackNotice view={view} moment={moment} onMoved={ask} />
          {dialog}
          <Beside {...followed} opened={opened} onClose={() => setOpened(null)} />
        </>
      }
      over={
        view.running ? null : (
          <Suspense fallback={null}>
            <BetweenGames view={view} onAccepted={ask} />
          </Suspense>
        )
      }
    >
      {(frame) => children(frame, { ...answer, failure: answer.failure ?? failure })}
    </GameTable>
  );
};

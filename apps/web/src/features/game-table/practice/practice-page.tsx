import { Suspense, useEffect, useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import { type PracticeView, type TableMove, tableSeats } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { ownGames } from '../../../api/own-games.js';
import { useText } from '../../../i18n/index.js';
import { useParams, useSearch } from '../../../navigation/here.js';
import { levelWord } from '../../../shared/table/level-word.js';
import { keptName, ownName } from '../../../shared/table/own-name.js';
import { PlayingTable } from '../../../shared/table/playing-table.js';
import type { GameOnScreen } from '../game.js';
import { GamePage, type Shown } from '../game-page.js';
import { GameTable, seatOf } from '../game-table.js';
import { useWaitingTable } from './use-waiting-table.js';
import { BotReasons } from './bot-reasons.js';
import { toTiming } from '../sending.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';
import { lazyPiece } from '../../../shared/page/lazily.js';

const AfterSwu = lazilyWithTexts(async () => (await import('./after-swu.js')).AfterSwu);
const Coach = lazyPiece(async () => (await import('./coach/coach.js')).Coach);
const SecondCoach = lazyPiece(async () => (await import('./coach/second-coach.js')).SecondCoach);
const PuzzleStrip = lazilyWithTexts(
  async () => (await import('./puzzle/puzzle-strip.js')).PuzzleStrip,
);
const SaveFault = lazilyWithTexts(async () => (await import('./save-fault.js')).SaveFault);

/** One bot is named by its leader, several by their names. */
const againstWhom = ({ bot, others }: PracticeView): string =>
  others.length === 0 ? bot.leader : [bot, ...others].map(({ name }) => name).join(', ');

const useTitle = (view: PracticeView): string => {
  const [own, other] = [view.person.leader, againstWhom(view)];
  // When one person plays both sides, the board turns to the side that is asked; the title does
  // not.
  const turned = view.alone && view.seat > 0;
  return useText().t('practice.against', turned ? { own: other, other: own } : { own, other });
};

/** Remembers the game in this browser, so that it can be found again. */
const useRemembered = (view: PracticeView): void =>
  useEffect(() => {
    ownGames.remember({
      practiceId: view.practiceId,
      at: Date.now(),
      own: view.person.leader,
      bot: againstWhom(view),
      winner: view.result?.winner ?? null,
      ...(view.coach === null ? {} : { guided: true }),
    });
  }, [view]);

/** A person without a chosen name is called "You" instead of their guest name. */
const useOwnSide = ({ person, alone }: PracticeView): PracticeView['person'] => {
  const { t } = useText();
  const isNameless = !alone && keptName() === '' && person.name === ownName();
  return isNameless ? { ...person, name: t('table.you') } : person;
};

const usePractice = ({ view, board, ask }: Shown<'practice'>) => {
  const { t } = useText();
  const title = useTitle(view);
  const { practiceId, seat: mine, bot, others, running, takenBack } = view;
  const person = useOwnSide(view);
  const bots: GameOnScreen['seats'] = [bot, ...others].map(({ name }) => ({
    name,
    bot: !view.alone,
  }));
  const follow = { onAccepted: ask, onFailed: ask };
  const play = useCommand('PlayPractice', follow);
  const back = useCommand('TakeBackPractice', follow);
  const call = useCommand('CallPracticeClock', follow);
  const answer = {
    send: (move: TableMove) => play.send({ practiceId, move: { ...move, takenBack } }),
    pending: play.pending,
    failure: play.failure ?? back.failure,
  };
  const game: GameOnScreen = {
    game: { kind: 'practice', id: practiceId },
    title,
    meta: view.alone
      ? t('practice.alone')
      : `${t('practice.meta')} · ${t(`practice.level.${levelWord(view.level)}`)}`,
    seats: bots.toSpliced(mine, 0, person),
    mine,
    waitingFor: seatOf(board.waitingFor),
    running,
    at: board.at,
    undo: {
      may: view.mayTakeBack,
      pending: back.pending,
      send: () => back.send({ practiceId, at: board.at, takenBack }),
    },
    concede: { ...answer, send: () => answer.send({ at: board.at, concede: true }) },
    silence: null,
    timing: toTiming(view.clock, call, { practiceId }),
    chat: null,
  };
  return { game, answer };
};

const Playing = (shown: Shown<'practice'>) => {
  const { t } = useText();
  const { view, board } = shown;
  const { practiceId, running, coach } = view;
  const [{ second, puzzle, table }] = useSearch('/practice/:practiceId');
  const waiting = useWaitingTable(table);
  const isSecond = second !== undefined;
  useRemembered(view);
  const { game, answer } = usePractice(shown);
  const [reporting, setReporting] = useState(false);
  return (
    <>
      {coach === null ? null : (
        <Suspense fallback={null}>
          <Coach coach={coach} decision={board.decision} running={running} />
        </Suspense>
      )}
      {puzzle === undefined ? null : (
        <Suspense fallback={null}>
          <PuzzleStrip number={Number(puzzle)} view={view} board={board} />
        </Suspense>
      )}
      {isSecond && coach === null && running ? (
        <Suspense fallback={null}>
          <SecondCoach
            decision={board.decision}
            half={board[tableSeats[view.seat] ?? 'a'] ?? board.a}
          />
        </Suspense>
      ) : null}
      <GameTable
        game={game}
        lost={shown.lost}
        tools={view.alone ? null : <BotReasons reasons={view.reasons} />}
        menu={[
          ...waiting.menu,
          { label: t('practice.otherDecks'), to: '/practice' },
          // The replay reader supports two seats only.
          ...(running && view.others.length === 0
            ? [{ label: t('table.fault.title'), onClick: () => setReporting(true) }]
            : []),
        ]}
        notice={
          <>
            {waiting.notice}
            {reporting ? (
              <Suspense fallback={null}>
                <SaveFault
                  practiceId={practiceId}
                  at={board.at}
                  onClose={() => setReporting(false)}
                />
              </Suspense>
            ) : null}
          </>
        }
        over={
          running ? null : (
            <Suspense fallback={null}>
              <AfterSwu view={view} seats={game.seats} />
            </Suspense>
          )
        }
      >
        {(frame) => <PlayingTable {...frame} board={board} steps={view.steps} answer={answer} />}
      </GameTable>
    </>
  );
};

/** A game that can no longer be shown, with an offer of another one. */
const Outdated = ({ view }: { readonly view: PracticeView }) => {
  const { t } = useText();
  const title = useTitle(view);
  return (
    <Stack gap="sm">
      <Title order={1} fz="lg">
        {title}
      </Title>
      {view.outdated ? <Text>{t('errors.practice/outdated')}</Text> : null}
      <Suspense fallback={null}>
        <AfterSwu view={view} seats={[view.person, view.bot]} />
      </Suspense>
    </Stack>
  );
};

export const PracticeGamePage = () => {
  const { practiceId } = useParams('/practice/:practiceId');
  return (
    <GamePage
      game={{ kind: 'practice', id: practiceId }}
      name={ownName()}
      otherwise={(view) => <Outdated view={view} />}
    >
      {(shown) => <Playing key={practiceId} {...shown} />}
    </GamePage>
  );
};

import { lazy, Suspense, useEffect, useState } from 'react';
import { Stack, Text, Title } from '@mantine/core';
import type { PracticeView, TableBoard } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { rememberGame } from '../../api/own-games.js';
import { useAskPractice, usePractice } from '../../api/practice.js';
import { addTexts, useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { BotReasons } from './bot-reasons.js';
import { levelWord } from './level-word.js';
import { useOwnName } from '../../shared/own-name.js';

const AfterGame = lazy(async () => ({ default: (await import('./after-game.js')).AfterGame }));
const Coach = lazy(async () => ({ default: (await import('./coach/coach.js')).Coach }));

const SaveFault = lazy(async () => {
  const [{ SaveFault: save }] = await Promise.all([import('./save-fault.js'), addTexts('pages')]);
  return { default: save };
});

interface PlayingProps {
  readonly view: PracticeView;
  readonly board: TableBoard;
}

/** A bot is told by its leader, several by their names. */
const againstWhom = ({ bot, others }: PracticeView): string =>
  others.length === 0 ? bot.leader : [bot, ...others].map(({ name }) => name).join(', ');

const Playing = ({ view, board }: PlayingProps) => {
  const { t } = useText();
  const { practiceId, person, bot, others, running, takenBack } = view;
  const [third, fourth] = others;
  const again = useAskPractice(practiceId);
  const [reporting, setReporting] = useState(false);
  const play = useCommand('PlayPractice', { onAccepted: again, onFailed: again });
  const back = useCommand('TakeBackPractice', { onAccepted: again, onFailed: again });
  const answer = {
    send: (move: Parameters<typeof play.send>[0]['move']) =>
      play.send({ practiceId, move: { ...move, takenBack } }),
    pending: play.pending,
    failure: play.failure ?? back.failure,
  };
  const table = (
    <PlayingTable
      board={board}
      steps={view.steps}
      names={{
        a: person.name,
        b: bot.name,
        ...(third && { c: third.name }),
        ...(fourth && { d: fourth.name }),
      }}
      title={t('practice.against', { own: person.leader, other: againstWhom(view) })}
      meta={`${t('practice.meta')} · ${t(`practice.level.${levelWord(view.level)}`)}`}
      tools={<BotReasons reasons={view.reasons} />}
      mine="a"
      running={running}
      explain={`/api/practice/${practiceId}/explain`}
      answer={answer}
      undo={{
        may: view.mayTakeBack,
        pending: back.pending,
        send: () => back.send({ practiceId, at: board.at, takenBack }),
      }}
      menu={[
        { label: t('practice.otherDecks'), to: '/practice' },
        // The reader of replays has seats for two.
        ...(running && others.length === 0
          ? [{ label: t('table.fault.title'), onClick: () => setReporting(true) }]
          : []),
      ]}
      notice={
        reporting ? (
          <Suspense fallback={null}>
            <SaveFault practiceId={practiceId} at={board.at} onClose={() => setReporting(false)} />
          </Suspense>
        ) : null
      }
      over={
        running ? null : (
          <Suspense fallback={null}>
            <AfterGame view={view} />
          </Suspense>
        )
      }
    />
  );
  if (view.coach === null) return table;
  return (
    <>
      <Suspense fallback={null}>
        <Coach coach={view.coach} decision={board.decision} running={running} />
      </Suspense>
      {table}
    </>
  );
};

/** A game against the bot. */
export const PracticeGamePage = () => {
  const { t } = useText();
  const { practiceId } = useParams('/practice/:practiceId');
  const query = usePractice(practiceId, useOwnName());
  const shown = query.data;
  useEffect(() => {
    if (shown !== undefined)
      rememberGame({
        practiceId: shown.practiceId,
        at: Date.now(),
        own: shown.person.leader,
        bot: againstWhom(shown),
        winner: shown.result?.winner ?? null,
        ...(shown.coach === null ? {} : { guided: true }),
      });
  }, [shown]);
  if (shown?.board) return <Playing key={shown.practiceId} view={shown} board={shown.board} />;
  return (
    <GameFrame>
      <Answer of={query} rows={8}>
        {(view) => (
          <Stack gap="sm">
            <Title order={1} fz="lg">
              {t('practice.against', { own: view.person.leader, other: againstWhom(view) })}
            </Title>
            {view.outdated ? <Text>{t('errors.practice/outdated')}</Text> : null}
            <Suspense fallback={null}>
              <AfterGame view={view} />
            </Suspense>
          </Stack>
        )}
      </Answer>
    </GameFrame>
  );
};

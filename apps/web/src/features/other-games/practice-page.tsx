import { useState } from 'react';
import { useParams } from '@tanstack/react-router';
import type { GamePracticeView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGamePractice, useGamePractice } from '../../api/game-practice.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { TableBar } from './table-bar.js';
import { Row, Strip } from './board.js';
import { type Board, piecesOn, pressed } from './choices.js';
import { Decision } from './decision.js';
import { useLines } from './lines.js';
import { type Handling, Reading } from './piece.js';
import '../../shared/card/tokens.css';
import '../../shared/table/controls.css';
import './board.css';

const usePlay = ({ practiceId, step }: GamePracticeView) => {
  const again = useAskGamePractice(practiceId);
  const play = useCommand('PlayGamePractice', { onAccepted: again, onFailed: again });
  const back = useCommand('TakeBackGamePractice', { onAccepted: again, onFailed: again });
  return {
    play: (option: number | 'concede') => play.send({ practiceId, step, option }),
    back: () => back.send({ practiceId, step }),
    pending: play.pending || back.pending,
    failure: play.failure ?? back.failure,
  };
};

/** What was pressed at this decision; at the next one nothing is. */
const usePressed = (step: number) => {
  const [kept, keep] = useState<{ step: number; key: string | null; listed: boolean }>({
    step,
    key: null,
    listed: false,
  });
  const now = kept.step === step ? kept : { step, key: null, listed: false };
  return {
    ...now,
    choose: (key: string) => keep({ step, key, listed: false }),
    list: (listed: boolean) => keep({ step, key: null, listed }),
  };
};

interface PlayingProps {
  readonly view: GamePracticeView;
  readonly board: Board;
}

const Result = ({ winner }: { readonly winner: 'person' | 'bot' }) => {
  const { t } = useText();
  return (
    <section className="gp-ask" data-open aria-live="polite">
      <h2>{t(winner === 'person' ? 'otherGames.won' : 'otherGames.lost')}</h2>
      <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
    </section>
  );
};

const Latest = ({ view }: { readonly view: GamePracticeView }) => {
  const { t, translated } = useText();
  const turns = useLines(view);
  return (
    <section className="gp-log" aria-label={t('otherGames.latest')}>
      <h2>{t('otherGames.latest')}</h2>
      <ol aria-live="polite">
        {turns.flatMap(({ step, lines }) =>
          lines.map(({ seat, text }, index) => (
            <li
              key={`${step} ${index}`}
              data-seat={seat ?? undefined}
              data-now={step === view.step || undefined}
            >
              {seat === null ? '' : `${t(seat === 0 ? 'otherGames.yourSide' : 'otherGames.bot')}: `}
              {translated(text)}
            </li>
          )),
        )}
      </ol>
    </section>
  );
};

const Playing = ({ view, board }: PlayingProps) => {
  const { t, translated } = useText();
  const { play, back, pending, failure } = usePlay(view);
  const { key: chosenKey, listed, choose, list } = usePressed(view.step);
  const [lookedKey, look] = useState<string | null>(null);
  const [conceding, setConceding] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const read = (key: string): void => {
    look(key);
    setDrawer(true);
  };
  const { all, visible } = piecesOn(board);
  const options = board.decision?.options ?? [];
  const handling: Handling = {
    usable: new Set(options.flatMap(({ pieces }) => pieces)),
    chosen: chosenKey,
    onLook: look,
    onRead: read,
    onPress: (key) => {
      const what = pressed(options, key);
      if (what === null) return read(key);
      look(key);
      if (pending) return;
      if ('play' in what) play(what.play);
      else choose(what.show);
    },
  };
  const looked = all.get(lookedKey ?? '') ?? null;
  const [own, other] = board.seats;
  if (own === undefined || other === undefined) return null;
  const mine = { seat: own, name: `${t('otherGames.you')}: ${view.names[0] ?? ''}`, ...handling };
  const bots = { seat: other, name: `${t('otherGames.bot')}: ${view.names[1] ?? ''}`, ...handling };
  return (
    <main id="content" className="gp-table" data-step={view.step}>
      <TableBar
        title={translated(view.game.name)}
        meta={translated(board.moment)}
        drawer={drawer}
        onDrawer={() => setDrawer(!drawer)}
        onConcede={view.winner === null ? () => setConceding(true) : null}
      />
      <Strip {...bots} />
      <Row {...bots} place="field" />
      <div className="gp-middle">
        <Row {...bots} place="middle" />
        <Row {...mine} place="middle" />
      </div>
      <Row {...mine} place="field" />
      <div className="gp-now">
        <FailureNote error={failure} />
        {view.winner === null ? (
          <Decision
            {...{ board, visible, listed, pending }}
            chosen={all.get(chosenKey ?? '') ?? null}
            mayTakeBack={view.mayTakeBack}
            onChoose={play}
            onList={list}
            onTakeBack={back}
          />
        ) : (
          <Result winner={view.winner} />
        )}
      </div>
      <Row {...mine} place="hand" />
      <Strip {...mine} near />
      <aside className="gp-side" data-open={drawer || undefined} tabIndex={0}>
        <button type="button" className="cg-btn gp-drawer-only" onClick={() => setDrawer(false)}>
          {t('common.close')}
        </button>
        {looked === null ? null : <Reading face={looked} />}
        <Latest view={view} />
      </aside>
      <ConfirmDialog
        opened={conceding}
        danger
        title={t('otherGames.concede')}
        text={t('otherGames.concedeSure')}
        busy={pending}
        failure={failure}
        onClose={() => setConceding(false)}
        onDone={() => {
          setConceding(false);
          play('concede');
        }}
      />
    </main>
  );
};

/** A game against the bot on a board that the game describes itself. */
export const GamePracticePage = () => {
  const { t } = useText();
  const { practiceId } = useParams({ from: '/other-games/$practiceId' });
  const query = useGamePractice(practiceId);
  const { data } = query;
  if (data?.board) return <Playing key={practiceId} view={data} board={data.board} />;
  return (
    <GameFrame>
      <Answer of={query} rows={8}>
        {() => (
          <>
            <p>{t('errors.practice/outdated')}</p>
            <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
          </>
        )}
      </Answer>
    </GameFrame>
  );
};

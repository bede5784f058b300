import { useState } from 'react';
import type { DuelView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskDuel, useDuel, useDuelLine, useDuelPresence } from '../../api/duels.js';
import { useText } from '../../i18n/index.js';
import { useNavigate, useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { useGameChat } from '../../shared/chat/use-game-chat.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { useWakeLock } from '../../shared/use-wake-lock.js';
import type { Board } from './choices.js';
import { DuelLobby } from './duel-lobby.js';
import { DuelSilence } from './duel-silence.js';
import { PlayingBoard } from './playing-board.js';

const useAnswers = ({ duelId, step, mayTakeBack }: DuelView) => {
  const again = useAskDuel(duelId);
  const asked = { onAccepted: again, onFailed: again };
  const play = useCommand('PlayDuel', asked);
  const concede = useCommand('ConcedeDuel', asked);
  const back = useCommand('TakeBackDuel', asked);
  return {
    play: (option: number) => play.send({ duelId, step, option }),
    concede: () => concede.send({ duelId }),
    back: () => back.send({ duelId, step }),
    mayTakeBack,
    pending: play.pending || concede.pending || back.pending,
    failure: play.failure ?? concede.failure ?? back.failure,
  };
};

/** For those who played: another game with the same lists, at a table that whoever wants it first opens. */
const Again = ({ view }: { readonly view: DuelView }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { duelId, mine, rematch, players } = view;
  const again = useCommand('PlayDuelAgain', {
    onAccepted: ({ ids }) => {
      const next = ids['duelId'] ?? rematch?.duelId;
      if (next === undefined) return;
      navigate({ to: '/other-games/duels/:duelId', params: { duelId: next } });
    },
  });
  const asked = rematch !== null && rematch.by !== mine ? players[rematch.by]?.name : undefined;
  return (
    <>
      {asked === undefined ? null : <p role="status">{t('play.rematchWanted', { name: asked })}</p>}
      <FailureNote error={again.failure} />
      <button
        type="button"
        className="cg-btn"
        data-kind="primary"
        disabled={again.pending}
        onClick={() => again.send({ duelId })}
      >
        {t(asked === undefined ? 'play.rematch' : 'play.rematchAccept')}
      </button>
    </>
  );
};

const Result = ({ view }: { readonly view: DuelView }) => {
  const { t } = useText();
  const { result, mine, players } = view;
  if (result === null) return null;
  const { winner, cause } = result;
  const loser = winner === null ? null : 1 - winner;
  return (
    <section className="gp-ask" data-open aria-live="polite" data-testid="duel-result">
      <h2>
        {winner === null
          ? t('otherGames.draw')
          : winner === mine
            ? t('otherGames.won')
            : t('table.wins', { name: players[winner]?.name ?? '' })}
        {cause === 'conceded' && loser !== null && mine !== loser ? (
          <small> {t('otherGames.conceded', { name: players[loser]?.name ?? '' })}</small>
        ) : null}
        {cause === 'claimed' && loser !== null ? (
          <small>
            {' '}
            {mine === loser
              ? t('otherGames.claimedFromYou')
              : t('otherGames.claimed', { name: players[loser]?.name ?? '' })}
          </small>
        ) : null}
      </h2>
      <div className="gp-choices">
        {mine === null ? null : <Again view={view} />}
        <LinkButton to="/other-games" variant="default">
          {t('otherGames.again')}
        </LinkButton>
        <LinkButton
          to="/other-games/duels/:duelId/replay"
          params={{ duelId: view.duelId }}
          variant="default"
        >
          {t('otherGames.watch')}
        </LinkButton>
      </div>
    </section>
  );
};

/** How lines and chats name the seats. */
const sides = ['a', 'b'] as const;

interface PlayingProps {
  readonly view: DuelView;
  readonly board: Board;
  /** The page no longer hears of the other one's moves. */
  readonly lost: boolean;
}

const Playing = ({ view, board, lost }: PlayingProps) => {
  const { t, translated } = useText();
  const { duelId, mine, players, waitingFor, status } = view;
  const running = status === 'running';
  useWakeLock(running);
  const ask = useAskDuel(duelId);
  const [warning, setWarning] = useState(false);
  const presence = useDuelPresence(duelId);
  const [host, guest] = [players[0]?.name ?? '', players[1]?.name ?? ''];
  const { chat, announcer } = useGameChat({
    at: 'duels',
    matchId: duelId,
    mine: mine === null ? null : (sides[mine] ?? null),
    names: { a: host, b: guest },
    may: view.chat ? 'write' : null,
    judged: false,
  });
  const asked = players[waitingFor ?? 0]?.name ?? '';
  const waitsInVain = running && mine !== null && view.silence === null && waitingFor === 1 - mine;
  return (
    <PlayingBoard
      title={translated(view.game.name)}
      board={board}
      turns={view.turns}
      step={view.step}
      near={mine ?? 0}
      players={players.map(({ name, list }, seat) => ({
        name: seat === mine ? t('otherGames.you') : name,
        list,
        here: seat === mine ? null : (presence?.[sides[seat] ?? 'a'].here ?? null),
      }))}
      chat={chat}
      notice={
        <>
          {announcer}
          <DuelSilence
            view={view}
            presence={presence}
            asking={warning && waitsInVain}
            onClose={() => setWarning(false)}
            onMoved={ask}
          />
        </>
      }
      waiting={lost ? t('otherGames.noLine') : t('otherGames.waitingFor', { name: asked })}
      answer={useAnswers(view)}
      running={running && mine !== null}
      menu={[
        { label: t('otherGames.again'), to: '/other-games' },
        ...(waitsInVain
          ? [{ label: t('table.silence.warn'), onClick: () => setWarning(true) }]
          : []),
      ]}
      over={running ? null : <Result view={view} />}
    />
  );
};

/** A game between two people: until it begins its address and a list to choose, then the board. */
export const DuelPage = () => {
  const { t } = useText();
  const { duelId } = useParams('/other-games/duels/:duelId');
  const query = useDuel(duelId);
  const ask = useAskDuel(duelId);
  const alive = useDuelLine(duelId, query.data?.mine ?? null);
  const [heard, setHeard] = useState(false);
  if (alive && !heard) setHeard(true);
  const { data } = query;
  if (data?.board)
    return <Playing key={duelId} view={data} board={data.board} lost={heard && !alive} />;
  return (
    <GameFrame>
      <Answer of={query} rows={6}>
        {(view) =>
          view.outdated ? (
            <p>{t('errors.duel/outdated')}</p>
          ) : (
            <DuelLobby view={view} onChanged={ask} />
          )
        }
      </Answer>
    </GameFrame>
  );
};

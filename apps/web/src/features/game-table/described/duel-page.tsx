import type { PropsWithChildren } from 'react';
import type { DuelView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { useNavigate, useParams } from '../../../navigation/here.js';
import type { GameOnScreen } from '../game.js';
import { GameEnd } from '../game-end.js';
import { SeatedGamePage, type Shown } from '../game-page.js';
import { openedRematch } from '../rematch.js';
import { toSending, toTiming } from '../sending.js';
import { DescribedGame, useOtherGames } from './described-game.js';

/** The game in the form that the page needs, and the commands that send choices. */
const useDuel = ({ view, ask }: Shown<'duel'>) => {
  const { t, translated } = useText();
  const { duelId, step, mine, players, sides, silence } = view;
  const follow = { onAccepted: ask, onFailed: ask };
  const play = useCommand('PlayDuel', follow);
  const concede = useCommand('ConcedeDuel', follow);
  const back = useCommand('TakeBackDuel', follow);
  const warn = useCommand('WarnDuelSilence', follow);
  const claim = useCommand('ClaimDuel', follow);
  const call = useCommand('CallDuelClock', follow);
  const game: GameOnScreen = {
    game: { kind: 'duel', id: duelId },
    title: translated(view.game.name),
    meta: view.board === null ? '' : translated(view.board.moment),
    seats: players.map(({ name, list, bot }, seat) => ({
      name: seat === mine ? t('otherGames.you') : name,
      list,
      bot,
    })),
    sides,
    mine,
    waitingFor: view.waitingFor,
    running: view.status === 'running',
    at: step,
    undo:
      mine === null
        ? null
        : {
            may: view.mayTakeBack,
            pending: back.pending,
            send: () => back.send({ duelId, step }),
          },
    concede: toSending(concede, { duelId }),
    silence: {
      warned: silence && { by: silence.by, seat: silence.seat, from: silence.claimFrom },
      warn: toSending(warn, { duelId, step }),
      way: 'claim',
      then: toSending(claim, { duelId }),
    },
    timing: toTiming(view.clock, call, { duelId }),
    chat: view.chat ? 'write' : null,
  };
  const answer = {
    send: (option: number) => play.send({ duelId, step, option }),
    pending: play.pending || concede.pending || back.pending,
    failure: play.failure ?? concede.failure ?? back.failure,
  };
  return { game, answer };
};

/** A rematch at a table that the first player who wants one opens. */
const useRematch = ({ duelId, mine, rematch, players }: DuelView) => {
  const navigate = useNavigate();
  const again = useCommand('PlayDuelAgain', {
    onAccepted: ({ ids }) => {
      const next = ids['duelId'] ?? rematch?.duelId;
      if (next === undefined) return;
      navigate({ to: '/other-games/duels/:duelId', params: { duelId: next } });
    },
  });
  return openedRematch({ mine, players, by: rematch?.by }, toSending(again, { duelId }));
};

const End = ({ view, seats }: { readonly view: DuelView } & Pick<GameOnScreen, 'seats'>) => {
  const { duelId, mine, sides, result } = view;
  const rematch = useRematch(view);
  return (
    <GameEnd
      seats={seats}
      sides={sides}
      mine={mine}
      outcome={result}
      rematch={rematch}
      replay={`/other-games/duels/${duelId}/replay`}
      ways={[useOtherGames()]}
    />
  );
};

const Playing = (shown: Shown<'duel'>) => {
  const { view } = shown;
  const { game, answer } = useDuel(shown);
  const over = game.running ? null : <End view={view} seats={game.seats} />;
  return <DescribedGame {...shown} game={game} answer={answer} over={over} />;
};

/** The page of a duel; shows the lobby until the game begins. */
export const DuelPage = ({ children }: PropsWithChildren) => {
  const { duelId } = useParams('/other-games/duels/:duelId');
  return (
    <SeatedGamePage
      game={{ kind: 'duel', id: duelId }}
      playing={(shown) => <Playing key={duelId} {...shown} />}
    >
      {children}
    </SeatedGamePage>
  );
};

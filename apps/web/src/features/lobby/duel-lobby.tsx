import type { DuelView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGame, useGame } from '../../api/games.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { thinkingText } from './thinking-text.js';
import { useList } from './bring.js';
import { WaitingRoom } from './room.js';

const DuelRoom = ({ view }: { readonly view: DuelView }) => {
  const { t, translated } = useText();
  const { duelId, status, mine, listed, openUntil } = view;
  const game = { kind: 'duel', id: duelId } as const;
  const ask = useAskGame(game);
  const follow = { onAccepted: ask, onFailed: ask };
  const cancel = useCommand('CancelDuel', follow);
  const join = useCommand('JoinDuel', follow);
  const games = useAnswer('games', {}).data?.games;
  const { listHelp: help, starters } = games?.find(({ id }) => id === view.game.id) ?? {};
  const bring = useList({ help: help ? translated(help) : null, starters, ...join });
  const players = view.players.map(({ name }) => name);
  return (
    <WaitingRoom
      room={{
        game,
        path: `/other-games/duels/${duelId}`,
        what: [translated(view.game.name), ...thinkingText(t, view.thinkingTime)].join(' · '),
        status: status === 'cancelled' || status === 'expired' ? status : 'open',
        seats: 2,
        players,
        mine,
        listed,
        openUntil,
        leave: { ...cancel, send: () => cancel.send({ duelId }) },
        deal: null,
        elsewhere: { label: t('otherGames.again'), to: '/other-games' },
      }}
      bring={bring}
      join={{ ...join, send: (seat) => join.send({ duelId, ...seat }) }}
      invited={t('otherGames.invited', { name: players[0] ?? '' })}
    />
  );
};

/** A table of two before the game begins, or one where it never will. */
export const DuelLobby = () => {
  const { duelId } = useParams('/other-games/duels/:duelId');
  const view = useGame({ kind: 'duel', id: duelId }).data;
  return view === undefined ? null : <DuelRoom view={view} />;
};

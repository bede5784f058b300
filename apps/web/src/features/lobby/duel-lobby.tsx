import type { DuelView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGame, useGame } from '../../api/games.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { termsText } from './terms-text.js';
import { useList } from './bring.js';
import { keepList } from './saved-decks.js';
import { WaitingRoom } from './room.js';
import { roomStatus } from './room-offers.js';
import { useSeatChoice } from './seat-choice.js';
import { useWarmUpIn } from './warm-up.js';

const DuelRoom = ({ view }: { readonly view: DuelView }) => {
  const { t, translated } = useText();
  const { duelId, status, mine, seats, sides, listed, openUntil } = view;
  const game = { kind: 'duel', id: duelId } as const;
  const ask = useAskGame(game);
  const follow = { onAccepted: ask, onFailed: ask };
  const cancel = useCommand('CancelDuel', follow);
  const deal = useCommand('DealDuel', follow);
  const join = useCommand('JoinDuel', {
    ...follow,
    onAccepted: (_told, { list }) => {
      keepList(view.game.id, list);
      ask();
    },
  });
  const games = useAnswer('games', {}).data?.games;
  const { listHelp: help, starters } = games?.find(({ id }) => id === view.game.id) ?? {};
  const list = useList({
    help: help ? translated(help) : null,
    starters,
    game: view.game.id,
    ...join,
  });
  const players = view.players.map(({ name }) => name);
  const teams = sides === null ? null : { sides, taken: view.players.map(({ seat }) => seat) };
  const bring = useSeatChoice(list, { seats, players, teams });
  const warmUp = useWarmUpIn(view.game.id, game);
  return (
    <WaitingRoom
      room={{
        game,
        what: [translated(view.game.name), ...termsText(t, view)].join(' · '),
        status: roomStatus(status),
        seats,
        players,
        teams,
        mine,
        listed,
        openUntil,
        leave: { ...cancel, send: () => cancel.send({ duelId }) },
        deal: sides === null ? null : { ...deal, send: () => deal.send({ duelId }) },
        warmUp,
        elsewhere: { label: t('otherGames.again'), to: '/other-games' },
      }}
      bring={bring}
      join={{ ...join, send: (seat) => join.send({ duelId, ...seat }) }}
      invited={t('otherGames.invited', { name: players[0] ?? '' })}
    />
  );
};

/** The page of a table before its game begins, or after it was cancelled or has expired. */
export const DuelLobby = () => {
  const { duelId } = useParams('/other-games/duels/:duelId');
  const view = useGame({ kind: 'duel', id: duelId }).data;
  return view === undefined ? null : <DuelRoom view={view} />;
};

import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGame, useGame } from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { twinSunsWishes } from './deck-wish.js';
import { termsText } from './terms-text.js';
import { useDeck } from './bring.js';
import { keepDeck, TWIN_SUNS } from './saved-decks.js';
import { WaitingRoom } from './room.js';
import { roomStatus } from './room-offers.js';
import { useWarmUp } from './warm-up.js';

const TwinSunsRoom = ({ view }: { readonly view: TwinSunsView }) => {
  const { t } = useText();
  const { gameId, status, seats, mine, openUntil } = view;
  const game = { kind: 'twin-suns', id: gameId } as const;
  const ask = useAskGame(game);
  const follow = { onAccepted: ask, onFailed: ask };
  const leave = useCommand('LeaveTwinSuns', follow);
  const deal = useCommand('DealTwinSuns', follow);
  const join = useCommand('JoinTwinSuns', {
    ...follow,
    onAccepted: (_told, { deck: brought }) => {
      keepDeck(TWIN_SUNS, brought);
      ask();
    },
  });
  const bring = useDeck({ first: 'random', kinds: twinSunsWishes, ...join });
  const players = view.players.map(({ name }) => name);
  const warmUp = useWarmUp(game);
  return (
    <WaitingRoom
      room={{
        game,
        what: [t('twinSuns.meta'), ...termsText(t, view)].join(' · '),
        status: roomStatus(status),
        seats,
        players,
        mine,
        listed: false,
        openUntil,
        leave: { ...leave, send: () => leave.send({ gameId }) },
        deal: { ...deal, send: () => deal.send({ gameId }) },
        warmUp,
        elsewhere: { label: t('twinSuns.other'), to: '/twin-suns' },
      }}
      bring={bring}
      join={{ ...join, send: (seat) => join.send({ gameId, ...seat }) }}
      invited={t('play.invited', { name: players[0] ?? '' })}
    />
  );
};

/** The lobby of a table of three or four, before the deal. */
export const TwinSunsLobby = () => {
  const { gameId } = useParams('/twin-suns/:gameId');
  const view = useGame({ kind: 'twin-suns', id: gameId }).data;
  return view === undefined ? null : <TwinSunsRoom view={view} />;
};

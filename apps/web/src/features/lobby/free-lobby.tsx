import type { FreeMatchView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGame, useGame, useGameLine } from '../../api/games.js';
import { useAskOpenTables } from '../../api/open-tables.js';
import { useText } from '../../i18n/index.js';
import { termsText } from './terms-text.js';
import { useParams } from '../../navigation/here.js';
import { type Bring, type DeckBrought, useDeck } from './bring.js';
import { keepDeck, PREMIER } from './saved-decks.js';
import { WaitingRoom } from './room.js';
import { roomStatus } from './room-offers.js';
import { useWarmUp } from './warm-up.js';

const FreeRoom = ({ view }: { readonly view: FreeMatchView }) => {
  const { t } = useText();
  const { matchId, status, host, mine, listed, openUntil, from } = view;
  const game = { kind: 'free-match', id: matchId } as const;
  const ask = useAskGame(game);
  const askTables = useAskOpenTables();
  const changed = () => {
    ask();
    askTables();
  };
  const follow = { onAccepted: changed, onFailed: changed };
  const cancel = useCommand('CancelFreeMatch', follow);
  const join = useCommand('JoinFreeMatch', {
    ...follow,
    onAccepted: (_told, { deck: brought }) => {
      keepDeck(PREMIER, brought);
      changed();
    },
  });
  const deck = useDeck({ first: 'vader', ...join });
  const bring: Bring<Partial<DeckBrought>> = from ? { field: null, brought: {} } : deck;
  const warmUp = useWarmUp(game);
  return (
    <WaitingRoom
      room={{
        game,
        what: (from
          ? [t('play.fromGame', { at: from.at })]
          : [
              t(`play.format.${view.format}`),
              t(view.bestOf === 1 ? 'play.bestOf.one' : 'play.bestOf.three'),
              ...termsText(t, view),
            ]
        ).join(' · '),
        status: roomStatus(status),
        seats: 2,
        players: [host.name],
        // Until somebody joins, only the host has a seat, which may be on either side.
        mine: mine === null ? null : 0,
        listed,
        openUntil,
        leave: { ...cancel, send: () => cancel.send({ matchId }) },
        deal: null,
        warmUp,
        elsewhere: { label: t('play.title'), to: '/play' },
      }}
      bring={bring}
      join={{ ...join, send: (seat) => join.send({ matchId, ...seat }) }}
      invited={t(from ? 'play.invitedOn' : 'play.invited', { name: host.name })}
    />
  );
};

/** The lobby of a match outside events, before its first deal. */
export const FreeLobby = () => {
  const { matchId } = useParams('/play/:matchId');
  const game = { kind: 'free-match', id: matchId } as const;
  useGameLine(game);
  const view = useGame(game).data;
  return view === undefined ? null : <FreeRoom view={view} />;
};

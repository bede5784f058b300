import { type ReactNode, Suspense, useState } from 'react';
import { secondsUntilWarning, tableSeats, type TablePresence } from '#contracts';
import { pathOfGame, useGamePresence } from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { useGameChat } from './chat/use-game-chat.js';
import type { BoardFrame } from '../../shared/table/board-frame.js';
import { ConcedeDialog } from './concede.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { useWakeLock } from '../../shared/page/use-wake-lock.js';
import { type GameOnScreen, silentSeat } from './game.js';
import { mayConcede } from './may-concede.js';
import { useStoodFor } from './use-stood-for.js';
import { lazilyWithTexts } from '../../shared/page/lazily-with-texts.js';

const ThinkingClock = lazilyWithTexts(
  async () => (await import('./thinking-clock.js')).ThinkingClock,
);
const SilenceNotices = lazilyWithTexts(async () => (await import('./silence.js')).SilenceNotices);

interface TableProps {
  readonly game: GameOnScreen;
  /**
   * The event whose queries about its matches are refetched; absent if the game belongs to no
   * event.
   */
  readonly eventId?: string;
  /** Whether judges and staff of the event can read the chat. */
  readonly judged?: boolean;
  readonly lost: boolean;
  /** A clock beside the thinking clock. */
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  /** Menu entries in addition to those of every game. */
  readonly menu: readonly MenuEntry[];
  /** Notices and dialogs in addition to those of every game. */
  readonly notice?: ReactNode;
  /** null while the game runs. */
  readonly over: ReactNode;
  /** Renders the board with everything around it. */
  readonly children: (frame: BoardFrame) => ReactNode;
}

const useChatOf = ({ game, eventId, judged = false }: TableProps) => {
  const [a, b] = game.seats;
  return useGameChat({
    game: game.game,
    ...(eventId !== undefined && { eventId }),
    mine: game.mine === null ? null : (chatSides[game.mine] ?? null),
    names: { a: a?.name ?? '', b: b?.name ?? '' },
    may: game.chat,
    judged,
  });
};

/** The names of the seats in live connections and chats. */
const chatSides = ['a', 'b'] as const;

/** The presence of a seat; null if unknown. */
const presenceAt = (presence: TablePresence | null, seat: number) => {
  const side = chatSides[seat];
  return presence === null || side === undefined ? null : presence[side];
};

/**
 * The warning to a player that the game waits for them: offered in the menu once the game has
 * waited long enough, and withdrawn as soon as it continues.
 */
const useWarning = (game: GameOnScreen) => {
  const { t } = useText();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const waited = useStoodFor(game.at, secondsUntilWarning);
  const seat = waited ? silentSeat(game) : null;
  const name = seat === null ? null : (game.seats[seat]?.name ?? '');
  const entries: readonly MenuEntry[] =
    name === null
      ? []
      : [{ label: t('table.silence.warn', { name }), onClick: () => setAskedAt(game.at) }];
  return {
    entries,
    asking: askedAt === game.at ? name : null,
    close: () => setAskedAt(null),
  };
};

/** A game on screen: everything around the board that all kinds of games share. */
export const GameTable = (props: TableProps) => {
  const { t } = useText();
  const { game, lost, clock, tools, menu, notice, over, children } = props;
  const { seats, mine, running, silence, concede, timing } = game;
  useWakeLock(running);
  const [conceding, setConceding] = useState(false);
  const presence = useGamePresence(game.game);
  const { chat, announcer } = useChatOf(props);
  const warning = useWarning(game);
  const plays = running && mine !== null;
  const concedes = mayConcede(game);
  return (
    <>
      {children({
        title: game.title,
        meta: lost && running ? t('table.noLine') : game.meta,
        clock:
          timing === null ? (
            clock
          ) : (
            <>
              {clock}
              <Suspense fallback={null}>
                <ThinkingClock game={game} timing={timing} />
              </Suspense>
            </>
          ),
        tools,
        seats: seats.map(({ name, list }, seat) => ({
          name,
          ...(list !== undefined && { list }),
          here: (game.sides ? null : presenceAt(presence, seat)?.here) ?? null,
        })),
        mine,
        waitingFor: game.waitingFor,
        running,
        explain: mine === null ? null : `${pathOfGame(game.game)}/explain`,
        undo: game.undo,
        chat,
        lost,
        menu: [
          ...menu,
          ...(concedes
            ? [{ label: t('table.concede'), onClick: () => setConceding(true), grave: true }]
            : []),
          // This entry may appear while the menu is open; it comes last, so that no other entry
          // moves under a finger.
          ...warning.entries,
        ],
        notice: (
          <>
            {announcer}
            {silence === null ||
            !plays ||
            (silence.warned === null && warning.asking === null) ? null : (
              <Suspense fallback={null}>
                <SilenceNotices
                  game={game}
                  silence={silence}
                  awaySince={
                    silence.warned && (presenceAt(presence, silence.warned.seat)?.awaySince ?? null)
                  }
                  asking={warning.asking}
                  onClose={warning.close}
                />
              </Suspense>
            )}
            {notice}
          </>
        ),
        over,
      })}
      <ConcedeDialog
        opened={conceding && concedes}
        lost={game.sides ? 'side' : seats.length > 2 ? 'player' : 'game'}
        onClose={() => setConceding(false)}
        onConcede={concede.send}
      />
    </>
  );
};

/** The seat of a side of the board; null for no side. */
export const seatOf = (side: string | null): number | null => {
  const seat = tableSeats.findIndex((one) => one === side);
  return seat < 0 ? null : seat;
};

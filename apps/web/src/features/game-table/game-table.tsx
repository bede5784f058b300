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
   * What the answers of an event say of its matches has to be asked again; absent where there is no event.
   */
  readonly eventId?: string;
  /** Judges and staff of the event read along. */
  readonly judged?: boolean;
  readonly lost: boolean;
  /** A clock beside that of who thinks. */
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  /** Entries of the menu beside those that every game has. */
  readonly menu: readonly MenuEntry[];
  /** Notices and dialogs beside those that every game has. */
  readonly notice?: ReactNode;
  /** Null while the game runs. */
  readonly over: ReactNode;
  /** The board, drawn with everything around it. */
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

/** How lines and chats name the seats. */
const chatSides = ['a', 'b'] as const;

/** What the line tells of a seat; null where it tells nothing. */
const presenceAt = (presence: TablePresence | null, seat: number) => {
  const side = chatSides[seat];
  return presence === null || side === undefined ? null : presence[side];
};

/**
 * Telling somebody that the game waits for them: asked for in the menu, once it
 * has waited long enough, and forgotten as soon as the game goes on.
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

/** A game on screen: what all of them have around their board, whatever is played and whoever dealt it. */
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
          // It comes while the menu may be open: last, so that nothing moves under a finger.
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

/** The seat of a side of the board; null where that is nobody's. */
export const seatOf = (side: string | null): number | null => {
  const seat = tableSeats.findIndex((one) => one === side);
  return seat < 0 ? null : seat;
};

import { useMemo, useState } from 'react';
import { boardsOf, type ScreenReplay } from '#contracts';
import { useScreenReplay } from '../../api/screen-replays.js';
import { useText } from '../../i18n/index.js';
import { useParams, useSearch } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { ReplayBar } from '../../shared/replay/replay-bar.js';
import { positionAt } from '../../shared/replay/steps.js';
import { useMomentLink } from '../../shared/replay/use-moment-link.js';
import { useReplayKeys } from '../../shared/replay/use-replay-keys.js';
import { useWalk } from '../../shared/replay/use-walk.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { GameTable, useReading } from './game-table.js';
import { stopsOf, turnsUpTo } from './replayed-turns.js';

interface PlaceInReplay {
  /** The decision that is shown. */
  readonly at: number | undefined;
  readonly onAt: (at: number) => void;
  /** Address of the table where it was played. */
  readonly table: string;
  /** Whoever has the address may look at it. */
  readonly forEverybody: boolean;
}

interface ReplayProps extends PlaceInReplay {
  readonly replay: ScreenReplay;
}

const useMoment = ({ replay, at, onAt }: ReplayProps) => {
  const boards = useMemo(() => boardsOf(replay), [replay]);
  const stops = useMemo(() => stopsOf(boards), [boards]);
  const index = positionAt(at, stops.last);
  const walk = useWalk({ index, stops, onAt });
  return { board: boards[index] ?? replay.first, walk };
};

const Replay = (props: ReplayProps) => {
  const { t, translated } = useText();
  const { replay, table, forEverybody } = props;
  const { board, walk } = useMoment(props);
  useReplayKeys({ ...walk, far: 'phase' });
  const [near, setNear] = useState(0);
  const reading = useReading();
  const link = useMomentLink();
  const unnamed = [t('otherGames.you'), t('otherGames.bot')];
  const players = replay.players.map(({ name, list }, seat) => ({
    name: name ?? unnamed[seat] ?? '',
    list,
  }));
  const { index, last } = walk;
  const told = (replay.moves[index - 1]?.lines ?? []).map(({ seat, text }) =>
    seat === null ? translated(text) : `${players[seat]?.name ?? ''}: ${translated(text)}`,
  );
  const moment = translated(board.moment);
  return (
    <GameTable
      title={translated(replay.game.name)}
      turns={turnsUpTo(replay.moves, index)}
      step={index}
      {...{ board, near, players, reading }}
      handling={{
        usable: new Set(),
        chosen: null,
        onLook: reading.look,
        onRead: reading.read,
        onPress: reading.read,
      }}
      menu={[
        {
          label: t('replay.turn', { name: players[1 - near]?.name ?? '' }),
          onClick: () => setNear(1 - near),
        },
        ...(forEverybody
          ? [
              {
                label: t(link.copied ? 'replay.copied' : 'replay.link'),
                stays: true,
                onClick: link.copy,
              },
            ]
          : []),
        { label: t('replay.toTable'), to: table },
      ]}
    >
      <ReplayBar
        walk={walk}
        caption={index === 0 ? t('replay.start') : told.join(' · ') || moment}
        place={t('replay.placeIn', { moment, at: index, last })}
        far="phase"
        at={index}
      />
    </GameTable>
  );
};

interface FetchedProps extends PlaceInReplay {
  readonly of: ReturnType<typeof useScreenReplay>;
}

const Fetched = ({ of, ...place }: FetchedProps) =>
  of.data === undefined ? (
    <GameFrame>
      <Answer of={of} rows={8}>
        {() => null}
      </Answer>
    </GameFrame>
  ) : (
    <Replay replay={of.data} {...place} />
  );

/** The replay of a game between two people. */
export const DuelReplayPage = () => {
  const { duelId } = useParams('/other-games/duels/:duelId/replay');
  const [{ at }, setSearch] = useSearch('/other-games/duels/:duelId/replay');
  return (
    <Fetched
      of={useScreenReplay(`/api/duels/${duelId}/replay`)}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/other-games/duels/${duelId}`}
      forEverybody
    />
  );
};

/** The replay of a game against the bot. */
export const GamePracticeReplayPage = () => {
  const { practiceId } = useParams('/other-games/:practiceId/replay');
  const [{ at }, setSearch] = useSearch('/other-games/:practiceId/replay');
  return (
    <Fetched
      of={useScreenReplay(`/api/practice/${practiceId}/board/replay`)}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/other-games/${practiceId}`}
      forEverybody={false}
    />
  );
};

import { useMemo, useState } from 'react';
import { boardsOf, type ScreenReplay } from '#contracts';
import { useText } from '../../i18n/index.js';
import { DescribedTable, useReading } from '../../shared/described-board/described-table.js';
import { seatsAgainstBots } from '../../shared/described-board/bot-names.js';
import { ReplayBar } from './replay-bar.js';
import { positionAt } from './steps.js';
import { useMomentLink } from './use-moment-link.js';
import { useReplayKeys } from './use-replay-keys.js';
import { useWalk } from './use-walk.js';
import { still } from './still.js';
import type { FetchedReplay } from './fetched-replay.js';
import { stopsOf, turnsUpTo } from './replayed-turns.js';

interface ReplayProps extends Omit<FetchedReplay<ScreenReplay>, 'record'> {
  /** Whether everybody who has the address may see the replay. */
  readonly forEverybody: boolean;
}

const useMoment = ({ replay, at, onAt }: Omit<ReplayProps, 'forEverybody' | 'table'>) => {
  const boards = useMemo(() => boardsOf(replay), [replay]);
  const stops = useMemo(() => stopsOf(boards), [boards]);
  const index = positionAt(at, stops.last);
  const walk = useWalk({ index, stops, onAt });
  return { board: boards[index] ?? replay.first, walk };
};

/** In games against bots, nobody has a name. */
const namedIn = ({ players }: Pick<ScreenReplay, 'players'>, seat: number) => {
  const name = players[seat]?.name ?? null;
  return name === null ? {} : { name };
};

/** A finished game on the board that its game describes. */
export const DescribedReplay = (props: ReplayProps) => {
  const { t, translated } = useText();
  const { replay, table, forEverybody } = props;
  const { board, walk } = useMoment(props);
  useReplayKeys({ ...walk, far: 'phase' });
  const [near, setNear] = useState(0);
  const reading = useReading();
  const link = useMomentLink();
  const unnamed = seatsAgainstBots(
    t,
    replay.players.map(({ list }) => list),
  );
  const seats = unnamed.map((seat, at) => ({ ...seat, ...namedIn(replay, at) }));
  const next = (near + 1) % seats.length;
  const { index, last } = walk;
  const told = (replay.moves[index - 1]?.lines ?? []).map(({ seat, text }) =>
    seat === null ? translated(text) : `${seats[seat]?.name ?? ''}: ${translated(text)}`,
  );
  const moment = translated(board.moment);
  return (
    <DescribedTable
      {...still}
      game={replay.game.id}
      title={translated(replay.game.name)}
      meta={moment}
      turns={turnsUpTo(replay.moves, index)}
      step={index}
      {...{ board, near, seats, reading }}
      handling={{
        usable: new Set(),
        chosen: null,
        onLook: reading.look,
        onRead: reading.read,
        onPress: reading.read,
      }}
      menu={[
        { label: t('otherGames.legend'), onClick: reading.explain },
        {
          label: t('replay.turn', { name: seats[next]?.name ?? '' }),
          onClick: () => setNear(next),
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
    </DescribedTable>
  );
};

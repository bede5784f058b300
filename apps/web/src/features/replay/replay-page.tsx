import { Menu } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useReplay } from '../../api/replays.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { useOwnName } from '../../shared/own-name.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { ReplayBoard } from './replay-board.js';

/** The replay of a game of a match. */
export const MatchReplayPage = () => {
  const { t } = useText();
  const { eventId, matchId, game } = useParams({ from: '/e/$eventId/replay/$matchId/$game' });
  const { at } = useSearch({ from: '/e/$eventId/replay/$matchId/$game' });
  const navigate = useNavigate({ from: '/e/$eventId/replay/$matchId/$game' });
  const query = useReplay(`/api/tables/${matchId}/games/${game}/replay`);
  if (query.data === undefined)
    return (
      <GameFrame>
        <Answer of={query} rows={8}>
          {() => null}
        </Answer>
      </GameFrame>
    );
  return (
    <ReplayBoard
      file={query.data}
      at={at}
      onAt={(to) => void navigate({ search: { at: to }, replace: true })}
      menu={
        <Menu.Item component={Link} to={`/e/${eventId}/table/${matchId}`}>
          {t('replay.toTable')}
        </Menu.Item>
      }
    />
  );
};

/** The replay of a practice game. */
export const PracticeReplayPage = () => {
  const { t } = useText();
  const { practiceId } = useParams({ from: '/practice/$practiceId/replay' });
  const { at } = useSearch({ from: '/practice/$practiceId/replay' });
  const navigate = useNavigate({ from: '/practice/$practiceId/replay' });
  const name = useOwnName();
  const query = useReplay(`/api/practice/${practiceId}/replay?name=${encodeURIComponent(name)}`);
  if (query.data === undefined)
    return (
      <GameFrame>
        <Answer of={query} rows={8}>
          {() => null}
        </Answer>
      </GameFrame>
    );
  return (
    <ReplayBoard
      file={query.data}
      at={at}
      onAt={(to) => void navigate({ search: { at: to }, replace: true })}
      menu={
        <Menu.Item component={Link} to={`/practice/${practiceId}`}>
          {t('replay.toTable')}
        </Menu.Item>
      }
    />
  );
};

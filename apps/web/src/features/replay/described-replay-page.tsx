import type { ScreenReplay } from '#contracts';
import { DescribedReplay } from './described-replay.js';
import { replayPage } from './fetched-replay.js';

/** The replay of a duel. */
export const DuelReplayPage = replayPage<ScreenReplay>(
  {
    path: (of) => `/api/duels/${of('duelId')}/replay`,
    table: (of) => `/other-games/duels/${of('duelId')}`,
  },
  (fetched) => <DescribedReplay {...fetched} forEverybody />,
);

/** The replay of a game against bots on a board that its game describes. */
export const GamePracticeReplayPage = replayPage<ScreenReplay>(
  {
    path: (of) => `/api/practice/${of('practiceId')}/board/replay`,
    table: (of) => `/other-games/${of('practiceId')}`,
  },
  (fetched) => <DescribedReplay {...fetched} forEverybody={false} />,
);

import { Suspense } from 'react';
import type { ReplayFile, ScreenReplay } from '#contracts';
import { useText } from '../../i18n/index.js';
import { lazilyWithTexts } from '../../shared/page/lazily-with-texts.js';
import { type FetchedReplay, replayPage, type ReplayRow } from './fetched-replay.js';
import { ReplayBoard } from './replay-board.js';

const DescribedReplay = lazilyWithTexts(
  async () => (await import('./described-replay.js')).DescribedReplay,
);

/** Saves the file under the name that other sites expect. */
const saveRecord = async (address: string): Promise<void> =>
  (await import('../../shared/sharing/save-file.js')).saveAddress('game.swupgn', address);

/** A replay with a link back to its table. */
const Replay = ({ replay, at, onAt, table, record }: FetchedReplay<ReplayFile>) => {
  const { t } = useText();
  return (
    <ReplayBoard
      file={replay}
      at={at}
      onAt={onAt}
      menu={[
        ...(replay.open && record !== null
          ? [{ label: t('replay.savePgn'), onClick: () => void saveRecord(record) }]
          : []),
        { label: t('replay.toTable'), to: table },
      ]}
    />
  );
};

const pageOf = (row: ReplayRow) =>
  replayPage<ReplayFile>(row, (fetched) => <Replay {...fetched} />);

const isDescribed = (
  fetched: FetchedReplay<ReplayFile | ScreenReplay>,
): fetched is FetchedReplay<ScreenReplay> => 'first' in fetched.replay;

/** The replay of a match's game, on its own board if the game describes one. */
export const MatchReplayPage = replayPage<ReplayFile | ScreenReplay>(
  {
    path: (of) => `/api/tables/${of('matchId')}/games/${of('game')}/replay`,
    table: (of) => `/e/${of('eventId')}/table/${of('matchId')}`,
    record: (of) => `/api/tables/${of('matchId')}/games/${of('game')}/record`,
  },
  (fetched) =>
    isDescribed(fetched) ? (
      <Suspense fallback={null}>
        <DescribedReplay {...fetched} forEverybody />
      </Suspense>
    ) : (
      <Replay {...(fetched as FetchedReplay<ReplayFile>)} />
    ),
);

/** The replay of a game up to a reported fault. */
export const FaultReplayPage = pageOf({
  path: (of) => `/api/tables/${of('matchId')}/faults/${of('number')}`,
  table: (of) => `/e/${of('eventId')}/table/${of('matchId')}`,
});

/** The replay of a Twin Suns game outside events. */
export const TwinSunsReplayPage = pageOf({
  path: (of) => `/api/twin-suns/${of('gameId')}/replay`,
  table: (of) => `/twin-suns/${of('gameId')}`,
});

/** The replay of a game against bots. */
export const PracticeReplayPage = pageOf({
  path: (of) => `/api/practice/${of('practiceId')}/replay`,
  table: (of) => `/practice/${of('practiceId')}`,
  named: true,
});

/** The replay of a puzzle with its winning line. */
export const PuzzleReplayPage = pageOf({
  path: (of) => `/api/puzzles/${of('number')}/replay`,
  table: (of) => `/puzzles?puzzle=${of('number')}`,
});

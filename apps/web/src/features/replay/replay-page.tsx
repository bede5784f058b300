import { Suspense } from 'react';
import type { ReplayFile, ScreenReplay } from '#contracts';
import { useText } from '../../i18n/index.js';
import { lazilyWithTexts } from '../../shared/page/lazily-with-texts.js';
import { type FetchedReplay, replayPage, type ReplayRow } from './fetched-replay.js';
import { ReplayBoard } from './replay-board.js';

const DescribedReplay = lazilyWithTexts(
  async () => (await import('./described-replay.js')).DescribedReplay,
);

/** The browser keeps the file under the name that it is known by elsewhere. */
const saveRecord = async (address: string): Promise<void> =>
  (await import('../../shared/sharing/save-file.js')).saveAddress('game.swupgn', address);

/** A replay with the way back to its table. */
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

/** A game of a match, on its own board where the game describes it. */
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

/** A game up to what was reported as a fault in it. */
export const FaultReplayPage = pageOf({
  path: (of) => `/api/tables/${of('matchId')}/faults/${of('number')}`,
  table: (of) => `/e/${of('eventId')}/table/${of('matchId')}`,
});

/** A game of Twin Suns of no event. */
export const TwinSunsReplayPage = pageOf({
  path: (of) => `/api/twin-suns/${of('gameId')}/replay`,
  table: (of) => `/twin-suns/${of('gameId')}`,
});

/** A game against the bot. */
export const PracticeReplayPage = pageOf({
  path: (of) => `/api/practice/${of('practiceId')}/replay`,
  table: (of) => `/practice/${of('practiceId')}`,
  named: true,
});

/** A puzzle and the line that wins. */
export const PuzzleReplayPage = pageOf({
  path: (of) => `/api/puzzles/${of('number')}/replay`,
  table: (of) => `/puzzles?puzzle=${of('number')}`,
});

import { Suspense, useMemo, useState } from 'react';
import { recordedSource, type ReplayFile, tableSeats, unpackFrames } from '#contracts';
import { type Translate, useText } from '../../i18n/index.js';
import { positionAt } from './steps.js';
import { useMomentLink } from './use-moment-link.js';
import { useReplayKeys } from './use-replay-keys.js';
import { useWalk } from './use-walk.js';
import { still } from './still.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { foesOf, type Side } from '../../shared/table/visible.js';
import { ReplayControls } from './controls.js';
import { useNotes } from './own-notes.js';
import { stopsOf } from './stops.js';
import { lazyPiece } from '../../shared/page/lazily.js';

const FaultReport = lazyPiece(async () => (await import('./fault-report.js')).FaultReport);

const FaultNote = lazyPiece(async () => (await import('./fault-note.js')).FaultNote);
const NotesPanel = lazyPiece(async () => (await import('./notes-panel.js')).NotesPanel);
const PlayOn = lazyPiece(async () => (await import('./play-on.js')).PlayOn);
const AnalysisPanel = lazyPiece(async () => (await import('./analysis/panel.js')).AnalysisPanel);
const StatisticsStrip = lazyPiece(
  async () => (await import('./statistics-strip.js')).StatisticsStrip,
);

interface ReplayProps {
  readonly file: ReplayFile;
  readonly at: number | undefined;
  /** Stores the position in the page's address. */
  readonly onAt: (at: number) => void;
  readonly menu?: readonly MenuEntry[];
}

const nothing = { send: () => undefined, pending: false, failure: null };

const seatsOf = (names: ReplayFile['names']) =>
  tableSeats.flatMap((side) => {
    const name = names[side];
    return name === undefined ? [] : [{ name }];
  });

/** The current position of the replay and the ways to move. */
const useMoment = ({ file, at, onAt }: ReplayProps) => {
  const positions = useMemo(() => unpackFrames(file.frames, file), [file]);
  const stops = useMemo(() => stopsOf(positions), [positions]);
  const index = positionAt(at ?? file.fault?.at ?? file.from?.at, stops.last);
  const walk = useWalk({ index, stops, onAt });
  return { positions, position: positions[index], walk };
};

const fileName = ({ source, game }: ReplayFile): string =>
  `${source.replace('/', '-')}-${game}.conclave-replay.json`;

const saveReplay = async (file: ReplayFile): Promise<void> =>
  (await import('../../shared/sharing/save-file.js')).saveFile(
    fileName(file),
    JSON.stringify(file),
  );

const outcomeOf = (t: Translate, { names, result }: ReplayFile): string => {
  const { winner, winners = [] } = result;
  if (winner === null) return t('replay.unfinished');
  if (winner !== 'draw') return t('table.wins', { name: names[winner] ?? '' });
  return winners.length === 0
    ? t('table.drawn')
    : t('practice.shared', { names: winners.map((side) => names[side] ?? '').join(', ') });
};

/** The outcome, and where the game began if it was continued from another one. */
const metaOf = (t: Translate, file: ReplayFile): string =>
  [
    t('table.gameOver', { game: file.game, text: outcomeOf(t, file) }),
    ...(file.from ? [t('replay.from', { at: file.from.at })] : []),
  ].join(' · ');

/**
 * A menu entry that leads to the game from which this one was continued; none if only its owner may
 * see that game.
 */
const originEntry = (t: Translate, { from }: ReplayFile): readonly MenuEntry[] =>
  from?.eventId === undefined
    ? []
    : [
        {
          label: t('replay.toOrigin'),
          to: `/e/${from.eventId}/replay/${recordedSource(from.source)?.id ?? ''}/${from.game}?at=${from.at}`,
        },
      ];

/** A finished game at the board on which it was played. */
export const ReplayBoard = (props: ReplayProps) => {
  const { t } = useText();
  const { file } = props;
  const [near, setNear] = useState<Side>(file.viewer ?? 'a');
  const [beside, setBeside] = useState<
    'analysis' | 'fault' | 'notes' | 'playOn' | 'statistics' | null
  >(null);
  const close = () => setBeside(null);
  const { notes, add, drop } = useNotes(file);
  const link = useMomentLink();
  const { positions, position, walk } = useMoment(props);
  const { index } = walk;
  useReplayKeys({ ...walk, far: 'round' });
  const { names } = file;
  if (position === undefined) return null;
  const next = foesOf(position.board, near)[0] ?? near;
  return (
    <PlayingTable
      board={position.board}
      seats={seatsOf(names)}
      title={
        names.c === undefined
          ? t('replay.title', { first: names.a, second: names.b })
          : t('replay.titleOfSeveral', { names: Object.values(names).join(', ') })
      }
      meta={metaOf(t, file)}
      {...still}
      near={near}
      answer={nothing}
      controls={<ReplayControls position={position} walk={walk} names={names} open={file.open} />}
      notice={
        <Suspense fallback={null}>
          {file.fault === undefined ? null : (
            <FaultNote fault={file.fault} names={names} onGo={walk.go} />
          )}
          {beside === 'notes' ? (
            <NotesPanel
              notes={notes}
              at={index}
              onAdd={add}
              onDrop={drop}
              onGo={walk.go}
              onClose={close}
            />
          ) : null}
          {beside === 'statistics' ? (
            <StatisticsStrip positions={positions} names={names} onClose={close} />
          ) : null}
          {beside === 'analysis' && file.record !== null ? (
            <AnalysisPanel
              file={file}
              record={file.record}
              positions={positions}
              near={near}
              at={index}
              onGo={walk.go}
              onClose={close}
            />
          ) : null}
          {beside === 'playOn' && file.record !== null ? (
            <PlayOn file={file} record={file.record} at={index} near={near} onClose={close} />
          ) : null}
          {beside === 'fault' && file.record !== null ? (
            <FaultReport file={file} record={file.record} at={index} opened onClose={close} />
          ) : null}
        </Suspense>
      }
      menu={[
        ...(file.record === null || position.board.phase === 'over'
          ? []
          : [{ label: t('replay.playOn'), onClick: () => setBeside('playOn') }]),
        {
          label: t('replay.turn', { name: names[next] ?? '' }),
          onClick: () => setNear(next),
        },
        {
          label: t(link.copied ? 'replay.copied' : 'replay.link'),
          stays: true,
          onClick: link.copy,
        },
        {
          label: t('replay.save'),
          onClick: () => void saveReplay({ ...file, ...(notes.length > 0 && { notes }) }),
        },
        { label: t('replay.notes'), onClick: () => setBeside('notes') },
        { label: t('replay.statistics'), onClick: () => setBeside('statistics') },
        ...(file.record === null
          ? []
          : [{ label: t('replay.analysis.menu'), onClick: () => setBeside('analysis') }]),
        ...(file.record === null
          ? []
          : [{ label: t('replay.fault'), onClick: () => setBeside('fault') }]),
        ...originEntry(t, file),
        ...(props.menu ?? []),
      ]}
    />
  );
};

import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { type ReplayFile, unpackFrames } from '#contracts';
import { useSharedLink } from '../../api/share-address.js';
import { type Translate, useText } from '../../i18n/index.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { foesOf, type Side } from '../../shared/table/visible.js';
import { useCopy } from '../../shared/use-copy.js';
import { ReplayControls } from './controls.js';
import { useNotes } from './own-notes.js';
import { positionAt, stepFrom, type Stride } from './steps.js';
import { useReplayKeys } from './use-replay-keys.js';
import './replay-texts.js';
import './replay.css';

const FaultReport = lazy(async () => ({
  default: (await import('./fault-report.js')).FaultReport,
}));

const FaultNote = lazy(async () => ({ default: (await import('./fault-note.js')).FaultNote }));
const NotesPanel = lazy(async () => ({ default: (await import('./notes-panel.js')).NotesPanel }));
const StatisticsStrip = lazy(async () => ({
  default: (await import('./statistics-strip.js')).StatisticsStrip,
}));

interface ReplayProps {
  readonly file: ReplayFile;
  readonly at: number | undefined;
  /** Keeps the moment in the page's address. */
  readonly onAt: (at: number) => void;
  readonly menu?: readonly MenuEntry[];
}

const speeds = [0.5, 1, 2, 4] as const;
/** Milliseconds that a position stands at speed 1. */
const pause = 1_300;
const nothing = { send: () => undefined, pending: false, failure: null };

/** Where the replay stands, and whether it goes on by itself. */
const useWalk = ({ file, at, onAt }: ReplayProps) => {
  const positions = useMemo(() => unpackFrames(file.frames, file), [file]);
  const last = positions.length - 1;
  const [speed, setSpeed] = useState(1);
  const [wanted, setPlaying] = useState(false);
  const index = positionAt(at ?? file.fault?.at, positions.length);
  const playing = wanted && index < last;
  const go = useCallback((to: number) => onAt(to), [onAt]);
  const step = useCallback(
    (stride: Stride, back: boolean) => {
      setPlaying(false);
      go(stepFrom(positions, index, { stride, back }));
    },
    [go, index, positions],
  );
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => go(index + 1), pause / speed);
    return () => clearTimeout(timer);
  }, [go, index, playing, speed]);
  return {
    positions,
    position: positions[index] ?? positions[0],
    index,
    last,
    playing,
    speed,
    step,
    go: (to: number) => {
      setPlaying(false);
      go(to);
    },
    toEnd: useCallback((back: boolean) => go(back ? 0 : last), [go, last]),
    toggle: useCallback(() => {
      if (index === last) go(0);
      setPlaying(!playing);
    }, [go, index, last, playing]),
    faster: () =>
      setSpeed(
        (now) => speeds[(speeds.findIndex((each) => each === now) + 1) % speeds.length] ?? 1,
      ),
  };
};

const fileName = ({ source, game }: ReplayFile): string =>
  `${source.replace('/', '-')}-${game}.conclave-replay.json`;

const saveReplay = async (file: ReplayFile): Promise<void> =>
  (await import('../../shared/save-file.js')).saveFile(fileName(file), JSON.stringify(file));

/** Copies the address of the shown moment, as another device opens it. */
const useMomentLink = () => {
  const { href } = useLocation();
  const link = useSharedLink(href);
  const { state, copy } = useCopy();
  return { copied: state === 'copied', copy: () => copy(link ?? window.location.href) };
};

const outcomeOf = (t: Translate, { names, result }: ReplayFile): string => {
  const { winner, winners = [] } = result;
  if (winner === null) return t('replay.unfinished');
  if (winner !== 'draw') return t('table.wins', { name: names[winner] ?? '' });
  return winners.length === 0
    ? t('table.drawn')
    : t('practice.shared', { names: winners.map((side) => names[side] ?? '').join(', ') });
};

/** A finished game at the board that it was played on. */
export const ReplayBoard = (props: ReplayProps) => {
  const { t } = useText();
  const { file } = props;
  const [near, setNear] = useState<Side>(file.viewer ?? 'a');
  const [beside, setBeside] = useState<'fault' | 'notes' | 'statistics' | null>(null);
  const close = () => setBeside(null);
  const { notes, add, drop } = useNotes(file);
  const link = useMomentLink();
  const walk = useWalk(props);
  useReplayKeys(walk);
  const { position, index } = walk;
  const { names } = file;
  if (position === undefined) return null;
  const next = foesOf(position.board, near)[0] ?? near;
  return (
    <PlayingTable
      board={position.board}
      names={names}
      title={
        names.c === undefined
          ? t('replay.title', { first: names.a, second: names.b })
          : t('replay.titleOfSeveral', { names: Object.values(names).join(', ') })
      }
      meta={t('table.gameOver', { game: file.game, text: outcomeOf(t, file) })}
      mine={null}
      near={near}
      running={false}
      answer={nothing}
      controls={
        <ReplayControls
          position={position}
          index={index}
          last={walk.last}
          names={names}
          open={file.open}
          playing={walk.playing}
          speed={walk.speed}
          onGo={walk.go}
          onStep={walk.step}
          onPlay={walk.toggle}
          onSpeed={walk.faster}
        />
      }
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
            <StatisticsStrip positions={walk.positions} names={names} onClose={close} />
          ) : null}
          {beside === 'fault' && file.record !== null ? (
            <FaultReport file={file} record={file.record} at={index} opened onClose={close} />
          ) : null}
        </Suspense>
      }
      menu={[
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
          : [{ label: t('replay.fault'), onClick: () => setBeside('fault') }]),
        ...(props.menu ?? []),
      ]}
    />
  );
};

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Alert, Button, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { costColumns, type PoolView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { DeckVerdict } from '../../shared/deck/deck-sheet.js';
import { DueClock } from '../../shared/time/due-clock.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { type Saving, useAutoSave } from './auto-save.js';
import {
  basesOf,
  curveOf,
  deckText,
  fits,
  handedIn,
  isPlayed,
  leadersOf,
  leastCards,
  moveCopies,
  noFilter,
  providedBy,
  restoreBuild,
  sizeOf,
  takeBackSuggestion,
  takeSuggestion,
  type Build,
  type BuildInHand,
  type CardFilter,
} from './deck-building.js';
import { Filters } from './filters.js';
import { FrontChoice } from './front-choice.js';
import { keptBuild } from './kept-build.js';
import './pool.css';
import { TakeAway } from './take-away.js';
import { Zone, type Grouping } from './zone.js';

const Curve = ({ pool, build }: { pool: PoolView; build: Build }) => {
  const { t } = useText();
  const curve = curveOf(pool.cards, build);
  const most = Math.max(1, ...curve);
  return (
    <ol className="cv-curve" aria-label={t('pool.curve')}>
      {costColumns.map((cost, column) => {
        const count = curve[column] ?? 0;
        return (
          <li key={cost} aria-label={`${cost}: ${count}`}>
            <span aria-hidden>{count === 0 ? '' : count}</span>
            <i aria-hidden style={{ height: `${(count / most) * 38}px` }} />
            <b aria-hidden>{cost}</b>
          </li>
        );
      })}
    </ol>
  );
};

/**
 * The deck when the page opens: unsent work on this device takes precedence over the server's
 * version.
 */
const firstBuild = (pool: PoolView): { build: Build; unsent: boolean } => {
  const kept = keptBuild(pool.eventId, pool.playerId);
  return kept?.unsent === true && pool.open
    ? { build: restoreBuild(kept, pool), unsent: true }
    : { build: handedIn(pool), unsent: false };
};

const Verdict = ({ pool }: { pool: PoolView }) => {
  const { data } = useAnswer('deck', { eventId: pool.eventId, playerId: pool.playerId });
  return data === undefined || data.deck === null ? null : <DeckVerdict deck={data.deck} />;
};

interface SavedDeckProps {
  readonly pool: PoolView;
  readonly saving: Saving;
  readonly judged: boolean;
}

/** The state of the last changes, and the verdict on the deck stored by the server. */
const SavedDeck = ({ pool, saving: { state, failure }, judged }: SavedDeckProps) => {
  const { t } = useText();
  const lost = !pool.open && state !== 'saved' && state !== 'blank';
  return (
    <>
      {lost ? (
        <Alert color="lamp" role="status">
          {t('pool.tooLate')}
        </Alert>
      ) : (
        <FailureNote error={failure} />
      )}
      {judged && (lost || state !== 'refused') ? (
        // The old verdict keeps its space while the new deck is checked, so that nothing below
        // moves.
        <div style={{ visibility: state === 'saving' && !lost ? 'hidden' : 'visible' }}>
          <Verdict pool={pool} />
        </div>
      ) : null}
    </>
  );
};

interface FrontCardsProps {
  readonly pool: PoolView;
  readonly build: Build;
  readonly locked: boolean;
  readonly onChange: (build: Build) => void;
}

const FrontCards = ({ pool, build, locked, onChange }: FrontCardsProps) => {
  const { t } = useText();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      <FrontChoice
        label={t('pool.leader')}
        cards={leadersOf(pool)}
        chosen={build.leader}
        locked={locked}
        onChoose={(leader) => onChange({ ...build, leader })}
      />
      <FrontChoice
        label={t('pool.base')}
        cards={basesOf(pool)}
        chosen={build.base}
        locked={locked}
        onChoose={(base) => onChange({ ...build, base })}
      />
    </SimpleGrid>
  );
};

interface DeckToolsProps {
  readonly pool: PoolView;
  readonly build: Build;
  readonly suggestion: (() => Promise<Build | null>) | undefined;
  readonly onSuggested: (build: Build) => void;
  /** Takes up the build from before the suggestion; null: none was replaced. */
  readonly onBack: (() => void) | null;
}

/** A suggested build, and buttons to export the deck. */
const DeckTools = ({ pool, build, suggestion, onSuggested, onBack }: DeckToolsProps) => {
  const { t } = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const suggest = (): void => {
    setFailure(null);
    suggestion?.().then((made) => {
      if (made !== null) onSuggested(made);
    }, setFailure);
  };
  return (
    <>
      <Group gap="xs">
        {suggestion === undefined ? null : (
          <Button variant="default" size="compact-md" onClick={suggest}>
            {t('pool.suggest')}
          </Button>
        )}
        {suggestion === undefined || onBack === null ? null : (
          <Button variant="default" size="compact-md" onClick={onBack}>
            {t('pool.unsuggest')}
          </Button>
        )}
      </Group>
      <FailureNote error={failure} />
      <TakeAway pool={pool} build={build} />
    </>
  );
};

/** The deck as it is being built, and the way back from a suggestion. */
const useBuildInHand = (first: Build) => {
  const [inHand, setInHand] = useState<BuildInHand>({ build: first, before: null });
  const setBuild = useCallback(
    (build: Build) => setInHand(({ before }) => ({ build, before })),
    [],
  );
  const move = useCallback(
    (held: PoolView['cards'][number], by: number) =>
      setInHand((now) => ({ ...now, build: moveCopies(now.build, held, by) })),
    [],
  );
  return {
    built: inHand.build,
    setBuild,
    move,
    onSuggested: (made: Build) => setInHand((now) => takeSuggestion(now, made)),
    onBack: inHand.before === null ? null : () => setInHand(takeBackSuggestion),
  };
};

interface BuilderProps {
  readonly pool: PoolView;
  /** Whether the pool is outside events: its deck is kept on this device only and not checked. */
  readonly free?: boolean;
  /** Fetches a suggested build. */
  readonly suggestion?: () => Promise<Build | null>;
  /** Renders the actions on the current deck. */
  readonly children?: (text: string, size: number, build: Build) => ReactNode;
}

/** The deck builder, which saves automatically and is designed for phones first. */
export const Builder = ({ pool, free, suggestion, children }: BuilderProps) => {
  const { t } = useText();
  const [first] = useState(() => firstBuild(pool));
  const { built, setBuild, move: moveOf, ...suggested } = useBuildInHand(first.build);
  const [filter, setFilter] = useState<CardFilter>(noFilter);
  const [grouping, setGrouping] = useState<Grouping>('aspect');
  const [side, setSide] = useState<'deck' | 'sideboard'>('sideboard');
  const locked = !pool.open;
  // A locked deck is the submitted one, regardless of later changes on this device.
  const build = locked && free !== true ? handedIn(pool) : built;
  const saving = useAutoSave(built, { changed: first.unsent, free: free === true, locked }, pool);
  const played = pool.cards.filter(({ card }) => isPlayed(card));
  // Null until a leader or base is chosen, because otherwise every card would show a cost penalty.
  const provided = useMemo(
    () =>
      build.leader === null && build.base === null
        ? null
        : providedBy(pool, build.leader, build.base),
    [pool, build.leader, build.base],
  );
  const size = sizeOf(build);
  const text = deckText(build, pool);
  const { cards } = pool;
  const move = useCallback(
    (id: string, by: number) => {
      const held = cards.find(({ card }) => card.id === id);
      if (held !== undefined && !locked) moveOf(held, by);
    },
    [cards, locked, moveOf],
  );
  const add = useCallback((id: string) => move(id, 1), [move]);
  const remove = useCallback((id: string) => move(id, -1), [move]);
  const shown = (countOf: (id: string, count: number) => number) =>
    played
      .map(({ card, count }) => ({ card, count: countOf(card.id, count) }))
      .filter(({ card, count }) => count > 0 && fits(card, filter));
  const inDeck = (id: string): number => build.main[id] ?? 0;
  const zone = { provided, grouping, locked };
  return (
    <Stack gap="sm">
      <FrontCards pool={pool} build={build} locked={locked} onChange={setBuild} />
      <div className="cv-build-bar">
        <Group justify="space-between" gap="xs">
          <Text
            fw={750}
            fz="lg"
            c={size < leastCards ? 'var(--cv-bad)' : undefined}
            data-testid="deck-size"
          >
            {t('pool.counted', { count: size })}
          </Text>
          <Text size="sm" role="status" data-testid="save-state">
            {locked
              ? t('pool.locked')
              : t(
                  `pool.save.${saving.state === 'blank' && pool.deck !== null ? 'saved' : saving.state}`,
                )}
          </Text>
          {pool.buildEndsAt === null || locked ? null : (
            <DueClock
              until={pool.buildEndsAt}
              label={t('pool.clock')}
              warnSeconds={120}
              warning={t('pool.clockSoon')}
              fz={22}
            />
          )}
        </Group>
        <SegmentedControl
          className="cv-build-switch"
          fullWidth
          value={side}
          onChange={(value) => setSide(value as 'deck' | 'sideboard')}
          data={[
            { value: 'deck', label: `${t('pool.deck')} (${size})` },
            {
              value: 'sideboard',
              label: `${t(size === 0 ? 'pool.wholePool' : 'pool.sideboard')} (${played.reduce((sum, { count }) => sum + count, 0) - size})`,
            },
          ]}
        />
        <Filters
          filter={filter}
          onFilter={setFilter}
          grouping={grouping}
          onGrouping={setGrouping}
        />
      </div>
      <SavedDeck pool={pool} saving={saving} judged={free !== true} />
      <DeckTools
        pool={pool}
        build={build}
        suggestion={locked ? undefined : suggestion}
        {...suggested}
      />
      {children?.(text, size, build)}
      {size === 0 ? null : <Curve pool={pool} build={build} />}
      <div className="cv-build-sides" data-side={side} data-grouping={grouping}>
        <Zone
          {...zone}
          side="deck"
          title={t('pool.deck')}
          empty={t(size === 0 ? 'pool.empty' : 'pool.nothing')}
          cards={shown((id) => inDeck(id))}
          onMove={remove}
          onTake={add}
        />
        <Zone
          {...zone}
          side="sideboard"
          title={t(size === 0 ? 'pool.wholePool' : 'pool.sideboard')}
          empty={t('pool.nothing')}
          cards={shown((id, count) => count - inDeck(id))}
          onMove={add}
          onTake={remove}
        />
      </div>
    </Stack>
  );
};

import { useRef } from 'react';
import { Button, Group, NativeSelect, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { storyKind, type RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { toStoryParams, everything, type StoryWish } from './story-wish.js';

interface StoryFilterProps {
  readonly players: readonly RosterRow[];
  readonly limited: boolean;
  readonly wish: StoryWish;
  readonly onWish: (wish: StoryWish) => void;
}

/** The maximum number of names listed; typing finds the others. */
const MOST_NAMES = 30;

/** Filters the story by player, table and kind. `/` moves the focus here. */
export const StoryFilter = ({ players, limited, wish, onWish }: StoryFilterProps) => {
  const { t } = useText();
  const first = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => first.current?.focus()]]);
  const kinds = storyKind.options.filter((kind) => limited || kind !== 'pods');
  return (
    <Group align="flex-end" gap="sm" role="search" aria-label={t('record.filter')}>
      <Select
        ref={first}
        label={t('common.player')}
        placeholder={t('record.everybody')}
        data={players.map(({ playerId, name }) => ({ value: playerId, label: name }))}
        searchable
        limit={MOST_NAMES}
        nothingFoundMessage={t('people.nobody')}
        value={wish.player}
        onChange={(player) => onWish({ ...wish, player })}
        style={{ flex: '1 1 14rem', maxWidth: 320 }}
      />
      <TextInput
        label={t('common.table')}
        inputMode="numeric"
        maxLength={5}
        value={wish.table}
        onChange={(change) =>
          onWish({ ...wish, table: change.currentTarget.value.replaceAll(/\D/g, '') })
        }
        w={90}
      />
      <NativeSelect
        label={t('record.what')}
        value={wish.kind ?? ''}
        onChange={(change) =>
          onWish({ ...wish, kind: storyKind.safeParse(change.currentTarget.value).data ?? null })
        }
        data={[
          { value: '', label: t('record.kind.all') },
          ...kinds.map((kind) => ({ value: kind, label: t(`record.kind.${kind}`) })),
        ]}
        style={{ flex: '0 1 14rem' }}
      />
      {Object.keys(toStoryParams(wish)).length === 0 ? null : (
        <Button variant="default" onClick={() => onWish(everything)}>
          {t('record.showAll')}
        </Button>
      )}
    </Group>
  );
};

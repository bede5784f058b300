import { Button, Group, Text } from '@mantine/core';
import type { PoolView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { CopyButton } from '../../shared/sharing/copy-button.js';
import {
  blankBuild,
  columnsOf,
  deckText,
  faceLine,
  plainText,
  poolText,
  sizeOf,
  type Build,
} from './deck-building.js';

/** Exports deck and pool: as text, as SWUDB JSON, as a picture. */
export const TakeAway = ({ pool, build }: { pool: PoolView; build: Build }) => {
  const { t } = useText();
  const started = sizeOf(build) > 0;
  const save = async (of: 'deck' | 'pool'): Promise<void> => {
    // Drawn in the browser; the code is loaded on demand.
    const [{ drawPicture }, { saveFile }] = await Promise.all([
      import('./deck-picture.js'),
      import('../../shared/sharing/save-file.js'),
    ]);
    const picture = await drawPicture({
      title: `${t(of === 'deck' ? 'pool.deck' : 'pool.wholePool')}: ${pool.name}`,
      front: of === 'deck' ? faceLine(build, pool) : pool.set,
      columns: columnsOf(pool, of === 'deck' ? build : null),
    });
    if (picture !== null) saveFile(`${of}.png`, picture);
  };
  return (
    <details>
      <Text component="summary" size="sm" fw={600}>
        {t('pool.takeAway')}
      </Text>
      <Group gap="xs" mt="xs">
        {started ? (
          <>
            <CopyButton
              size="compact-md"
              value={deckText(build, pool)}
              label={t('pool.copyJson')}
            />
            <CopyButton
              size="compact-md"
              value={plainText(build, pool)}
              label={t('pool.copyText')}
            />
            <Button size="compact-md" variant="default" onClick={() => void save('deck')}>
              {t('pool.picture')}
            </Button>
          </>
        ) : null}
        <CopyButton
          size="compact-md"
          value={deckText(blankBuild, pool)}
          label={t('pool.copyPoolJson')}
        />
        <CopyButton size="compact-md" value={poolText(pool)} label={t('pool.copyPool')} />
        <Button size="compact-md" variant="default" onClick={() => void save('pool')}>
          {t('pool.poolPicture')}
        </Button>
      </Group>
    </details>
  );
};

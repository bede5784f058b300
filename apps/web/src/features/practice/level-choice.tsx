import { Radio, SimpleGrid } from '@mantine/core';
import type { BotLevel } from '#contracts';
import { useText } from '../../i18n/index.js';
import { levelWord } from './level-word.js';

const levels = [1, 2, 3] as const satisfies readonly BotLevel[];
const storageKey = 'conclave.bot-level';

/** The level that was chosen last in this browser. */
export const keptLevel = (): BotLevel => {
  try {
    const level = Number(localStorage.getItem(storageKey));
    return levels.find((one) => one === level) ?? 2;
  } catch {
    return 2;
  }
};
export const keepLevel = (level: BotLevel): void => {
  try {
    localStorage.setItem(storageKey, String(level));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
};

interface ChoiceProps {
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong the bot plays. */
export const LevelChoice = ({ level, onChange }: ChoiceProps) => {
  const { t } = useText();
  return (
    <Radio.Group
      label={t('practice.strength')}
      value={String(level)}
      onChange={(chosen) => onChange(levels.find((one) => String(one) === chosen) ?? level)}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
        {levels.map((one) => (
          <Radio
            key={one}
            value={String(one)}
            label={t(`practice.level.${levelWord(one)}`)}
            description={t(`practice.levelText.${levelWord(one)}`)}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
};

import type { BotLevel } from '#contracts';
import { useText } from '../../i18n/index.js';
import { levelWord } from './level-word.js';
import { RadioChoice } from '../forms/radio-choice.js';

const levels = [1, 2, 3, 4] as const satisfies readonly BotLevel[];
const storageKey = 'conclave.bot-level';

/** The level chosen last in this browser. */
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
    // Without storage, the default is offered again next time.
  }
};

interface ChoiceProps {
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** The choice of the bot's strength. */
export const LevelChoice = ({ level, onChange }: ChoiceProps) => {
  const { t } = useText();
  return (
    <RadioChoice
      label={t('practice.strength')}
      chosen={level}
      onChange={onChange}
      layout="columns"
      options={levels.map((value) => ({
        value,
        label: t(`practice.level.${levelWord(value)}`),
        description: t(`practice.levelText.${levelWord(value)}`),
      }))}
    />
  );
};

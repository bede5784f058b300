import { Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';

/** The number of bots; with more than one, the game is Twin Suns. */
export type Bots = 1 | 2 | 3;

const words = { 1: 'one', 2: 'two', 3: 'three' } as const;
const choices: readonly Bots[] = [1, 2, 3];

interface ChoiceProps {
  readonly bots: Bots;
  readonly onChange: (bots: Bots) => void;
}

/** The choice between one bot and Twin Suns with two or three. */
export const BotsChoice = ({ bots, onChange }: ChoiceProps) => {
  const { t } = useText();
  return (
    <div>
      <RadioChoice
        label={t('practice.game')}
        chosen={bots}
        onChange={onChange}
        layout="columns"
        options={choices.map((value) => ({ value, label: t(`practice.gameOf.${words[value]}`) }))}
      />
      {bots === 1 ? null : (
        <Text size="sm" mt="xs">
          {t('practice.twinSuns')}
        </Text>
      )}
    </div>
  );
};

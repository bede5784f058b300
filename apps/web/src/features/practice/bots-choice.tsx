import { Radio, SimpleGrid, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** How many bots there are: several play Twin Suns. */
export type Bots = 1 | 2 | 3;

const words = { 1: 'one', 2: 'two', 3: 'three' } as const;
const choices: readonly Bots[] = [1, 2, 3];

interface ChoiceProps {
  readonly bots: Bots;
  readonly onChange: (bots: Bots) => void;
}

/** Against one bot, or Twin Suns against two or three. */
export const BotsChoice = ({ bots, onChange }: ChoiceProps) => {
  const { t } = useText();
  return (
    <div>
      <Radio.Group
        label={t('practice.game')}
        value={String(bots)}
        onChange={(chosen) => onChange(choices.find((one) => String(one) === chosen) ?? bots)}
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
          {choices.map((one) => (
            <Radio key={one} value={String(one)} label={t(`practice.gameOf.${words[one]}`)} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {bots === 1 ? null : (
        <Text size="sm" mt="xs">
          {t('practice.twinSuns')}
        </Text>
      )}
    </div>
  );
};

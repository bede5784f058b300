import { CloseButton, Group, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';

/** The text of the card the player looks at, one line for each ability. */
export const LookedCard = ({ hands }: { hands: Hands }) => {
  const { t } = useText();
  const say = useServerText();
  if (hands.looked === null) return null;
  const face = hands.face(hands.looked.id);
  const numbers = [
    face.cost === null ? null : t('table.cost', { n: face.cost }),
    face.power === null ? null : t('table.power', { n: face.power }),
    face.hp === null ? null : t('table.hp', { n: face.hp }),
  ];
  return (
    <section className="cv-looked" aria-label={face.name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Text fw={700} size="sm">
          {face.name}
          {face.subtitle === null ? null : (
            <Text span size="sm" fw={400}>
              {' '}
              {face.subtitle}
            </Text>
          )}
        </Text>
        <CloseButton size="sm" aria-label={t('common.close')} onClick={() => hands.look(null)} />
      </Group>
      <Text size="xs" c="dimmed">
        {[face.type, ...numbers].filter((part) => part !== null && part !== '').join(', ')}
      </Text>
      <Text size="sm" className="cv-card-text">
        {say(face.text)}
      </Text>
    </section>
  );
};

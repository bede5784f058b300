import { lazy, Suspense, useState } from 'react';
import { IconBulb } from '@tabler/icons-react';
import type { PracticeView } from '#contracts';
import { useText } from '../../i18n/index.js';

const BotReasonsList = lazy(async () => ({
  default: (await import('./bot-reasons-list.js')).BotReasonsList,
}));

/** Why the bot did what it did last, a line for each of its moves, on demand. */
export const BotReasons = ({ reasons }: Pick<PracticeView, 'reasons'>) => {
  const { t } = useText();
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className="cg-btn"
      data-kind="quiet"
      aria-label={t('practice.why')}
      title={t('practice.why')}
      {...(wanted ? {} : { onClick: () => setWanted(true) })}
    >
      <IconBulb size={18} />
    </button>
  );
  return wanted ? (
    <Suspense fallback={button}>
      <BotReasonsList reasons={reasons} button={button} />
    </Suspense>
  ) : (
    button
  );
};

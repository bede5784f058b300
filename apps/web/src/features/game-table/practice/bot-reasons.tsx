import { IconBulb } from '@tabler/icons-react';
import type { PracticeView } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { OnDemand } from '../../../shared/page/on-demand.js';
import { lazyPiece } from '../../../shared/page/lazily.js';

const BotReasonsList = lazyPiece(
  async () => (await import('./bot-reasons-list.js')).BotReasonsList,
);

/** The reasons for the bot's latest moves, one line per move, shown on demand. */
export const BotReasons = ({ reasons }: Pick<PracticeView, 'reasons'>) => {
  const { t } = useText();
  return (
    <OnDemand
      button={(onPress) => (
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          aria-label={t('practice.why')}
          title={t('practice.why')}
          {...(onPress && { onClick: onPress })}
        >
          <IconBulb size={18} />
        </button>
      )}
    >
      {(button) => <BotReasonsList reasons={reasons} button={button} />}
    </OnDemand>
  );
};

import { Text } from '@mantine/core';
import type { PairingsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ReasonList } from '../feedback/reason-list.js';

export const ByesList = ({ byes, why }: { byes: PairingsView['byes']; why: boolean }) => {
  const { t } = useText();
  if (byes.length === 0) return null;
  return (
    <section className="cv-panel" aria-label={t('common.bye')}>
      {byes.map((bye) => (
        <div key={bye.playerId}>
          <Text fw={600}>{t('common.labelled', { label: t('common.bye'), value: bye.name })}</Text>
          {why ? <ReasonList reasons={bye.reasons} people={[bye]} /> : null}
        </div>
      ))}
    </section>
  );
};

import { IconTrophy } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';
import type { BoardProps } from './board.js';

export const Champion = ({ event, room }: BoardProps) => {
  const { t } = useText();
  return (
    <div className="cv-screen-centre">
      <IconTrophy size={room.height * 0.28} stroke={1.2} aria-hidden />
      <p className="cv-screen-huge">{event.champion?.name}</p>
      <p className="cv-screen-large">{t('screen.wins', { event: event.name })}</p>
    </div>
  );
};

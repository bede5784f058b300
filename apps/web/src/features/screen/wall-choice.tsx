import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/index.js';
import { type WallPart, wallParts } from './wall-part.js';

const nameOf = ({ part, of }: WallPart): string => `${part}-${of}`;

/** Which part of the names this wall shows; kept in its address, so that a reload changes nothing. */
export const WallChoice = ({ wall }: { wall: WallPart }) => {
  const { t } = useText();
  const navigate = useNavigate({ from: '/e/$eventId/screen' });
  return (
    <select
      aria-label={t('screen.wall')}
      value={nameOf(wall)}
      onChange={({ currentTarget: { value } }) =>
        void navigate({ search: value === '1-1' ? {} : { wall: value }, replace: true })
      }
    >
      {wallParts.map((one) => (
        <option key={nameOf(one)} value={nameOf(one)}>
          {one.of === 1 ? t('screen.allNames') : t('screen.wallPart', { ...one })}
        </option>
      ))}
    </select>
  );
};

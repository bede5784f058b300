import { defaultSources, type EventSettings } from '#contracts';
import { useText } from '../../i18n/index.js';

/** Returns the source of a setting's default, shown beside its field. */
export const useSource = () => {
  const { t } = useText();
  return (field: keyof EventSettings): string => t(`form.source.${defaultSources[field]}`);
};

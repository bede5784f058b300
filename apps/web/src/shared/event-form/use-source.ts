import { defaultSources, type EventSettings } from '#contracts';
import { useText } from '../../i18n/index.js';

/** Where the offered default comes from, beside every field. */
export const useSource = () => {
  const { t } = useText();
  return (field: keyof EventSettings): string => t(`form.source.${defaultSources[field]}`);
};

import { useText } from '../../i18n/index.js';

/** Replaces the cards of an eliminated player. */
export const Out = ({ area }: { readonly area?: string }) => {
  const { t } = useText();
  return (
    <p className="cg-out" data-area={area}>
      {t('table.out')}
    </p>
  );
};

import { useText } from '../../i18n/index.js';

/** Stands in place of what a player had on the board who is out of the game. */
export const Out = ({ area }: { readonly area?: string }) => {
  const { t } = useText();
  return (
    <p className="cg-out" data-area={area}>
      {t('table.out')}
    </p>
  );
};

import { useText } from '../../i18n/index.js';

/** Shows whether a player is looking at the game. */
export const PresenceDot = ({ here }: { readonly here: boolean | null }) => {
  const { t } = useText();
  return here === null ? null : (
    <span
      className="cg-dot"
      data-here={here ? '' : undefined}
      role="img"
      aria-label={t(here ? 'table.here' : 'table.away')}
    />
  );
};
